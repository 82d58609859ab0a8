import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';
import type {OperationView} from '../../openapi/view';
import Method from '../Method';
import OperationList from '../OperationList';
import Samples from '../Samples';
import SchemaTree from '../SchemaTree';
import TryIt from '../TryIt';
import styles from './styles.module.css';

/**
 * The layout of an operation page: the introduction, the samples, the details. On wide screens the samples
 * stand beside both and stay in view; on narrow ones they follow the introduction.
 */
export function OperationLayout({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.layout}>{children}</div>;
}

/** Method and path, a note when the call is deprecated, and what the call does. */
export function OperationIntro({
  view,
  children,
}: {
  view: OperationView;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.intro}>
      <p className={styles.endpoint} data-search-operation={view.id}>
        <Method>{view.method}</Method> <code>{view.path}</code>
      </p>
      {view.deprecated && (
        <Admonition type="warning" title="Deprecated">
          {view.replacement ? (
            <p>
              Use <Link to={view.replacement.href}>{view.replacement.title}</Link> instead.
            </p>
          ) : (
            <p>Do not use this call in new code.</p>
          )}
        </Admonition>
      )}
      {children}
    </div>
  );
}

/** The samples of the call, beside the text where there is room. */
export function OperationSamples({view}: {view: OperationView}): ReactNode {
  return (
    <aside className={styles.samples} aria-label="Samples">
      <TryIt view={view} />
      <Samples samples={view.samples} responses={view.responses} />
    </aside>
  );
}

/** Everything below the introduction. */
export function OperationDetails({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.details}>{children}</div>;
}

const places = {path: 'In the path', query: 'In the query', header: 'In the headers'} as const;

/** Parameters by the place where they are sent. */
export function Parameters({parameters}: Pick<OperationView, 'parameters'>): ReactNode {
  return (Object.keys(places) as (keyof typeof places)[]).map(place => {
    const inPlace = parameters.filter(parameter => parameter.in === place);
    if (inPlace.length === 0) return null;
    return (
      <div key={place}>
        <p className={styles.place}>{places[place]}</p>
        <SchemaTree node={{type: 'object', children: inPlace}} />
      </div>
    );
  });
}

/** The fields of the JSON body. */
export function RequestBody({body}: Pick<OperationView, 'body'>): ReactNode {
  return (
    body && (
      <>
        <p className={styles.place}>
          JSON, with <code>Content-Type: application/json</code>
        </p>
        <SchemaTree node={body.schema} />
      </>
    )
  );
}

/** Calls that readers of this one want next. */
export function Related({related, concept}: Pick<OperationView, 'related' | 'concept'>): ReactNode {
  return (
    <>
      <OperationList operations={related} />
      <ul>
        {concept && (
          <li>
            Learn more: <Link to={concept.href}>{concept.title}</Link>
          </li>
        )}
        <li>
          The source of this page: <Link to="pathname:///openapi/engagespot.yaml">OpenAPI</Link>,{' '}
          <Link to="pathname:///openapi/engagespot.postman.json">Postman collection</Link>
        </li>
      </ul>
    </>
  );
}
