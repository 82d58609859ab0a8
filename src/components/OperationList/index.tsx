import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {OperationLink} from '../../openapi/view';
import Flag from '../Flag';
import Method from '../Method';
import styles from './styles.module.css';

interface Props {
  operations: (OperationLink & {summary?: string})[];
}

/** Links to operations, with method and path. */
export default function OperationList({operations}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {operations.map(({id, method, path, title, href, summary, deprecated}) => (
        <li key={id} className={styles.item}>
          <span className={styles.method}>
            <Method>{method}</Method>
          </span>{' '}
          <span className={styles.text}>
            <Link to={href}>{title}</Link>
            {deprecated && (
              <>
                {' '}
                <Flag word="deprecated" />
              </>
            )}{' '}
            <code className={styles.path}>{path}</code>{' '}
            {summary && <span className={styles.summary}>{summary.replaceAll('`', '')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
