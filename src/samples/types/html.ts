import {type Fence, wholeCode} from '../fence.ts';
import {type Node, parseTree} from '../syntax/tree.ts';
import {modulePath, type VirtualModule} from './module.ts';

const clientScript = 'https://cdn.engagespot.co/engagespot-client.min.js';

/** The script has no version: it takes the props of the package, or those of a newer component. */
const clientGlobal =
  'declare const Engagespot: {render(element: string | HTMLElement, props: ' +
  "Parameters<typeof import('@engagespot/client').render>[1] | " +
  "import('@engagespot/react-component').EngagespotProps): void}; ";

const isText = (node: Node | null): node is Node => node?.type === 'raw_text';

/** The texts of the scripts that a page runs itself; those of another type are data. */
function inlineScripts(node: Node): Node[] {
  if (node.type !== 'script_element') {
    return node.namedChildren.flatMap(child => (child ? inlineScripts(child) : []));
  }
  const type = /\btype=["']?([\w/]+)/.exec(node.firstChild?.text ?? '')?.[1];
  const isCode = type === undefined || type === 'module' || type === 'text/javascript';
  return isCode ? node.namedChildren.flatMap(child => (isText(child) ? [child] : [])) : [];
}

/**
 * The scripts of an HTML page as one module, each on its own lines; undefined when it has none.
 * The script of the CDN gives it the global `Engagespot`.
 */
export async function htmlModule(fence: Fence): Promise<VirtualModule | undefined> {
  const {code, linesBefore} = wholeCode(fence);
  const scripts = inlineScripts(await parseTree('html', code));
  if (scripts.length === 0) return undefined;
  const lines = code.split('\n').map(() => '');
  for (const {text, startPosition} of scripts) {
    for (const [at, line] of text.split('\n').entries()) {
      lines[startPosition.row + at] += line;
    }
  }
  // On the first line, so that the lines of errors stay.
  if (code.includes(clientScript)) lines[0] = `${clientGlobal}${lines[0]}`;
  return {
    path: modulePath(fence, 'ts'),
    text: lines.join('\n'),
    linesBefore,
    strict: false,
    environment: 'page',
    fence,
  };
}
