import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  children: ReactNode;
}

/** One block of the home page. */
export default function Section({title, lead, children}: Props): ReactNode {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
