import Link from '@docusaurus/Link';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import type {ChangelogEntry} from '@site/src/content/changelogSchema';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One change: its area, what it is, and where to read more. */
export default function Entry({entry}: {entry: ChangelogEntry}): ReactNode {
  const {id, area, title, text, links} = entry;
  return (
    <article className={styles.entry}>
      <Heading as="h3" id={id}>
        <span className={styles.area}>{area}:</span> {title}
      </Heading>
      <p>
        <InlineMarkdown>{text}</InlineMarkdown>
      </p>
      <ul className={styles.links}>
        {links.map(({label, href}) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
