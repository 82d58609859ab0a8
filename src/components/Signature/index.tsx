import InlineMarkdown from '@site/src/components/InlineMarkdown';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Where the declaration stands: the package and its version. */
  title: string;
  /** The declaration as the published types write it. */
  code: string;
  /** The types that it names and that no other page shows, as code: shown when they are opened. */
  types?: string;
  /** What readers have to know about where it stands, as Markdown. */
  note?: string;
}

/** What the types of a package declare. Written by src/members/, never by hand. */
export default function Signature({title, code, types, note}: Props): ReactNode {
  return (
    <>
      <CodeBlock language="ts" title={title}>
        {code}
      </CodeBlock>
      {types && (
        <details className={styles.types}>
          <summary>Types in this declaration</summary>
          <CodeBlock language="ts">{types}</CodeBlock>
        </details>
      )}
      {note && (
        <p>
          <InlineMarkdown>{note}</InlineMarkdown>
        </p>
      )}
    </>
  );
}
