import Assumed from '@site/src/components/Assumed';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import type {ReactNode} from 'react';

/** Address, and in quotes what an assumption is about and rests on: see src/openapi/assumed.ts. */
const markParts = /^(\S+) "([^"|]+)\|([^"]+)"$/;

function renderMark(words: string, target: string): ReactNode {
  const [, href, title, basis] = markParts.exec(target) ?? [];
  if (!href || !title || !basis) return undefined;
  return (
    <Assumed title={title} basis={basis} href={href}>
      {words === 'assumed' ? undefined : words}
    </Assumed>
  );
}

interface Props {
  /** A description of the OpenAPI document. */
  children: string;
}

/** A description of the REST interface, with the marks of what it assumes. */
export default function Description({children}: Props): ReactNode {
  return <InlineMarkdown renderLink={renderMark}>{children}</InlineMarkdown>;
}
