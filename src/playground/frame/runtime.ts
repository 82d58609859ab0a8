/** Runs the code that the page sends, once: for another run, the page makes another frame. */
import {type PageMessage, unwrap} from '../protocol';
import {tell} from './tell';
import {thrownToText} from './toText';

export interface Kit {
  /** What the code can import, by name. */
  modules: Readonly<Record<string, unknown>>;
  /**
   * Shows what the code exports.
   *
   * @param fail called with errors that rendering catches
   */
  render(
    exported: Readonly<Record<string, unknown>>,
    root: HTMLElement,
    fail: (error: unknown) => void,
  ): unknown;
}

type Body = (
  module: {exports: Record<string, unknown>},
  exports: Record<string, unknown>,
  require: (name: string) => unknown,
) => Promise<void>;

declare global {
  interface Window {
    /** Called by the script that holds the code. */
    playgroundCode?: (body: Body) => void;
    /** Called by the code at the start of each turn of a loop, see `guardLoops`. */
    playgroundLoop?: () => void;
  }
}

/** Longest time that code may keep the frame from doing anything else, in milliseconds. */
const longestTask = 2000;

/** When the task that is running took its first turn of a loop. */
let taskBegan: number | undefined;

window.playgroundLoop = () => {
  if (taskBegan === undefined) {
    taskBegan = performance.now();
    setTimeout(() => {
      taskBegan = undefined;
    });
  } else if (performance.now() - taskBegan > longestTask) {
    throw new Error('This loop did not come to an end, so it was stopped.');
  }
};

/** Address of the script with the code: stack traces name it. */
let address = '';

/** The line of the code in which an error came up, if the browser says it. */
function lineOf(error: unknown): number | undefined {
  try {
    const stack = error instanceof Error ? String(error.stack) : '';
    const place = address ? stack.split(`${address}:`)[1] : undefined;
    return place ? Number.parseInt(place, 10) : undefined;
  } catch {
    // What was thrown may be a proxy, which may throw by itself.
    return undefined;
  }
}

function fail(error: unknown, line = lineOf(error)): void {
  tell({type: 'error', message: thrownToText(error), line});
}

addEventListener('error', ({error, message, filename, lineno}) =>
  fail(error ?? message, filename && filename === address ? lineno : lineOf(error)),
);
addEventListener('unhandledrejection', ({reason}) => fail(reason));

/** Loads the code as a script from a `blob:` address: it needs no `unsafe-eval`, and the browser knows its lines. */
async function load(code: string): Promise<Body> {
  const body = new Promise<Body>(resolve => {
    window.playgroundCode = resolve;
  });
  const source = `playgroundCode(async function(module,exports,require){${code}\n})`;
  address = URL.createObjectURL(new Blob([source], {type: 'text/javascript'}));
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
  return body;
}

async function run({modules, render}: Kit, code: string): Promise<void> {
  const module = {exports: {} as Record<string, unknown>};
  const body = await load(code);
  function require(name: string): unknown {
    if (Object.hasOwn(modules, name)) return modules[name];
    const names = Object.keys(modules).filter(each => !each.includes('runtime'));
    throw new Error(`This playground has no module "${name}". It has ${names.join(', ')}.`);
  }
  try {
    await body(module, module.exports, require);
    const root = document.getElementById('root');
    // React passes more than the error, which cannot be sent to the page.
    if (root) await render(module.exports, root, error => fail(error));
    tell({type: 'done'});
  } catch (error) {
    fail(error);
  }
}

/** Waits for the page's messages; the first `run` counts. */
export function start(kit: Kit): void {
  let isRunning = false;
  addEventListener('message', event => {
    if (event.source !== parent) return;
    const message = unwrap(event.data) as PageMessage | undefined;
    if (message?.type === 'ping') tell({type: 'pong'});
    if (message?.type === 'theme') {
      document.documentElement.dataset.theme = message.isDark ? 'dark' : 'light';
    }
    if (message?.type !== 'run' || isRunning) return;
    isRunning = true;
    run(kit, message.code);
  });
  tell({type: 'ready'});
}
