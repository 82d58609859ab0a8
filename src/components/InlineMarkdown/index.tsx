import Link from '@docusaurus/Link';
import Assumed from '@site/src/components/Assumed';
import {Fragment, type ReactNode} from 'react';

interface Props {
  /** Text with code spans, bold words and links; paragraphs are not recognized. */
  children: string;
}

/** Words, address, and in quotes what an assumption is about and rests on: see src/openapi/assumed.ts. */
const linkParts = /^\[([^\]]+)\]\(([^\s)]+)(?: "([^"|]+)\|([^"]+)")?\)$/;

const pattern = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

function renderPart(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
  const [, words = '', href, title, basis] = linkParts.exec(part) ?? [];
  if (!href) return part;
  if (!title || !basis) return <Link to={href}>{words}</Link>;
  return (
    <Assumed title={title} basis={basis} href={href}>
      {words === 'assumed' ? undefined : words}
    </Assumed>
  );
}

/** The little Markdown of descriptions that come from data instead of from a page. */
export default function InlineMarkdown({children}: Props): ReactNode {
  return children.split(pattern).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={index}>{renderPart(part)}</Fragment>
  ));
}
