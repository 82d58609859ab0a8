import InlineMarkdown from '@site/src/components/InlineMarkdown';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

interface Props {
  /** Where the declaration stands: the package and its version. */
  title: string;
  /** The declaration as the published types write it. */
  code: string;
  /** What readers have to know about where it stands, as Markdown. */
  note?: string;
}

/** What the types of a package declare. Written by src/members/, never by hand. */
export default function Signature({title, code, note}: Props): ReactNode {
  return (
    <>
      <CodeBlock language="ts" title={title}>
        {code}
      </CodeBlock>
      {note && (
        <p>
          <InlineMarkdown>{note}</InlineMarkdown>
        </p>
      )}
    </>
  );
}
