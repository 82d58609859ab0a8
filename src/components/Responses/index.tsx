import Link from '@docusaurus/Link';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import type {ReactNode} from 'react';
import type {OperationView, ResponseView} from '../../openapi/view';
import CodeHtml from '../CodeHtml';
import SchemaTree from '../SchemaTree';
import styles from './styles.module.css';

function Response({
  status,
  description,
  undocumentedBody,
  body,
  example,
  errorHref,
  isOpen,
}: ResponseView & {isOpen: boolean}): ReactNode {
  return (
    <details className={styles.response} data-md="fold" open={isOpen}>
      <summary className={styles.summary}>
        <code className={styles.status} data-class={status.charAt(0)}>
          {status}
        </code>{' '}
        <span>
          <InlineMarkdown>{description}</InlineMarkdown>
        </span>
      </summary>
      <div className={styles.body}>
        {body && <SchemaTree node={body} />}
        {undocumentedBody && <p>The body is not documented: rely on the status.</p>}
        {example && (
          <CodeHtml
            title={`Response ${status}${undocumentedBody ? ', as worded by the sandbox' : ''}`}
            language="json"
            html={example.html}
          />
        )}
        {errorHref && (
          <p>
            <Link to={errorHref}>Causes and fixes of {status}</Link>
          </p>
        )}
      </div>
    </details>
  );
}

/** Every documented status with its body; the first is open. */
export default function Responses({responses}: Pick<OperationView, 'responses'>): ReactNode {
  return responses.map((response, index) => (
    <Response key={response.status} {...response} isOpen={index === 0} />
  ));
}
