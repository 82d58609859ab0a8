import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

interface Props {
  /** Text with code spans, bold words and links; paragraphs are not recognized. */
  children: string;
}

const pattern = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

function renderPart(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
  return link?.[2] ? <Link to={link[2]}>{link[1]}</Link> : part;
}

/** The little Markdown of descriptions that come from data instead of from a page. */
export default function InlineMarkdown({children}: Props): ReactNode {
  return children.split(pattern).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={index}>{renderPart(part)}</Fragment>
  ));
}
