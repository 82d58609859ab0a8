import type {ReactNode} from 'react';
import CodeHtml from '../CodeHtml';

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Text that a reader or a server wrote, shown as code without highlighting. */
export default function PlainCode({title, code}: {title: string; code: string}): ReactNode {
  return (
    <CodeHtml title={title} html={code.replace(/[&<>]/g, character => escapes[character] ?? '')} />
  );
}
