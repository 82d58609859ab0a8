import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

interface Props {
  /** Text with code spans, bold words and links; paragraphs are not recognized. */
  children: string;
  /** Draws a link another way; undefined leaves it as it is. */
  renderLink?: (words: string, target: string) => ReactNode;
}

const pattern = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

function renderPart(part: string, renderLink: Props['renderLink']): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
  const [, words = '', target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  if (!target) return part;
  return renderLink?.(words, target) ?? <Link to={target}>{words}</Link>;
}

/** The little Markdown of descriptions that come from data instead of from a page. */
export default function InlineMarkdown({children, renderLink}: Props): ReactNode {
  return children.split(pattern).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={index}>{renderPart(part, renderLink)}</Fragment>
  ));
}
