import Link from '@docusaurus/Link';
import Description from '@site/src/components/Description';
import {Fragment, type ReactNode} from 'react';
import type {OperationView} from '../../openapi/view';
import {Field, Fields} from '../Fields';

/** The modes that may make the call, each with its headers. */
export default function Authentication({
  authentication,
}: Pick<OperationView, 'authentication'>): ReactNode {
  return authentication.map((mode, index) => (
    <Fragment key={mode.anchor}>
      <p>
        {index > 0 && 'Or: '}
        <Link to={`/api/api-reference/introduction#${mode.anchor}`}>{mode.title}</Link>
      </p>
      <Fields>
        {mode.credentials.map(({header, prefix, description}) => (
          <Field key={header} name={header} type={prefix ? `${prefix}{token}` : 'header'} required>
            <Description>{description}</Description>
          </Field>
        ))}
      </Fields>
    </Fragment>
  ));
}
