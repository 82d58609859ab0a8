import {frameBackend} from '@site/src/playground/host/answer';
import {followWidth} from '@site/src/playground/host/followWidth';
import {type Frame, openFrame} from '@site/src/playground/host/openFrame';
import {findKit, framesFolder} from '@site/src/playground/kits';
import {demoUserId} from '@site/src/sandbox/demo';
import {appCode} from './app';

export interface InboxOptions {
  /** Element that the frame is put into. */
  host: HTMLElement;
  /** Path of the site, with a slash at its end. */
  baseUrl: string;
  /** Docusaurus' name of the documentation version whose component is shown. */
  docsVersion: string;
  /** Whose inbox; the demonstration user's by default. */
  userId?: string;
  /** Ends the inbox, also while it opens. */
  signal: AbortSignal;
  /** Called when an inbox that was open is gone. */
  onFailure(): void;
}

/** Milliseconds from a loaded frame to its open inbox. What takes longer is blocked: its frame loads empty. */
const patience = 8000;

/** The message of Socket.IO that says that the real-time connection is open. */
const connected = /^40/;

/** Keeps the frame in the color mode of the page. */
function followColorMode(frame: Frame, signal: AbortSignal): void {
  const {dataset} = document.documentElement;
  const follow = () => frame.setDark(dataset.theme === 'dark');
  const observer = new MutationObserver(follow);
  observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
  signal.addEventListener('abort', () => observer.disconnect());
  follow();
}

/**
 * Shows the published component with a user's inbox, which receives what is sent to the sandbox of this tab.
 *
 * @returns when its real-time connection is open; never, if it is ended before that
 * @throws Error when it does not open
 */
export async function openInbox(options: InboxOptions): Promise<void> {
  const {host, baseUrl, docsVersion, userId = demoUserId, signal, onFailure} = options;
  const kit = findKit('react-component', docsVersion);
  if (!kit) throw new Error(`No frame has the React component of ${docsVersion}`);
  const backend = await frameBackend(false);
  await new Promise<void>((resolve, reject) => {
    if (signal.aborted) return;
    let isOpen = false;
    let timer = 0;

    function end(): void {
      clearTimeout(timer);
      frame.close();
    }

    function fail(): void {
      end();
      if (isOpen) onFailure();
      else reject(new Error('The inbox does not open'));
    }

    const frame = openFrame({
      host,
      src: `${baseUrl}${framesFolder}/${kit.name}.html`,
      title: `Inbox of ${userId}`,
      backend,
      onNews: () => undefined,
      onTraffic(entry) {
        if (entry.kind !== 'realtime' || !connected.test(entry.text)) return;
        isOpen = true;
        clearTimeout(timer);
        resolve();
      },
      onFailure: fail,
    });
    host.querySelector('iframe')?.addEventListener('load', () => {
      if (!isOpen) timer = window.setTimeout(fail, patience);
    });
    signal.addEventListener('abort', end);
    signal.addEventListener('abort', followWidth(host));
    followColorMode(frame, signal);
    frame.run(appCode(userId));
  });
}
