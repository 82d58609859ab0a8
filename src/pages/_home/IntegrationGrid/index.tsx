import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Integration} from './integrations';
import styles from './styles.module.css';

interface Props {
  integrations: Integration[];
  /** Columns on wide screens; narrow ones fit as many as they can. */
  columns: 4 | 5;
}

/** Platforms with their brand marks, each a link to where its set-up starts. */
export default function IntegrationGrid({integrations, columns}: Props): ReactNode {
  return (
    <ul className={clsx(styles.grid, columns === 4 ? styles.four : styles.five)}>
      {integrations.map(({name, note, href, Mark}) => (
        <li key={name}>
          <Link className={styles.item} to={href}>
            <Mark size={22} aria-hidden="true" focusable="false" />
            <div data-md="span">
              <div className={styles.name} data-md="span">
                {name}
              </div>
              <div className={styles.note} data-md="remark">
                {note}
              </div>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
