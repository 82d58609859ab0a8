import type {Backend} from '../../sandbox/page/backend';
import type {Connection} from '../../sandbox/page/connection';
import {
  envelope,
  type FrameMessage,
  type FrameRequest,
  type PageMessage,
  readFrameMessage,
} from '../protocol';
import {answer} from './answer';
import {keepFocus} from './keepFocus';
import type {NewEntry} from './traffic';

/** What the frame says that a reader should know of. */
export type FrameNews = Extract<
  FrameMessage,
  {type: 'done' | 'error' | 'console' | 'opened' | 'ready'}
>;

/**
 * Why a frame was ended: its code does not come to an end, says too much, goes elsewhere or keeps disturbing the
 * reader, or it did not load.
 */
export type FrameFailure = 'stuck' | 'flooding' | 'gone' | 'intrusive' | 'unreachable';

export interface FrameOptions {
  /** Element that the frame is put into. */
  host: HTMLElement;
  /** Address of the frame. */
  src: string;
  /** What assistive technology calls it. */
  title: string;
  backend: Backend;
  onNews(news: FrameNews): void;
  onTraffic(entry: NewEntry): void;
  /** The frame is gone by then. */
  onFailure(failure: FrameFailure): void;
}

export interface Frame {
  /**
   * Runs code once; another run needs another frame.
   *
   * @param code JavaScript with CommonJS imports
   */
  run(code: string): void;
  setDark(isDark: boolean): void;
  close(): void;
}

/** Milliseconds between questions whether the frame is alive. */
const pulse = 1000;
/** Questions without an answer after which it is not. They are counted, since timers of a hidden tab are slow. */
const missedPulses = 3;
/** Messages between two questions; a busy inbox has a few dozen. */
const mostMessages = 2000;
/** Connections at the same time; an SDK has one. */
const mostConnections = 20;
/** Times that code may take the focus. */
const mostIntrusions = 5;
/** Entries that code may add to the history of the tab. */
const mostEntries = 5;
/** Questions before the frame says that it is ready, long enough for a slow network. */
const patience = 60;
/** The same once something was loaded: a page of the browser that says why the frame was not. In milliseconds. */
const patienceAfterLoad = 3000;

function createElement(src: string, title: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  // Without an origin, the code in it can reach neither this page nor its storage.
  element.setAttribute('sandbox', 'allow-scripts');
  element.src = src;
  element.title = title;
  return element;
}

/** Shows a frame, answers what its SDK asks for, and ends it when it gets out of hand. */
export function openFrame(options: FrameOptions): Frame {
  const {host, src, title, backend, onNews, onTraffic, onFailure} = options;
  const element = createElement(src, title);
  const connections = new Map<number, Connection>();
  /** What is said before anybody listens. */
  let pending: PageMessage[] = [];
  let isReady = false;
  let hasLoaded = false;
  let isClosed = false;
  let unanswered = 0;
  let messages = 0;
  let intrusions = 0;
  /** Entries of the tab that are not the frame's. */
  let entries = history.length;

  function post(message: PageMessage): void {
    if (!isReady) {
      pending.push(message);
      return;
    }
    // An origin that is opaque has no name.
    element.contentWindow?.postMessage(envelope(message), '*');
  }

  async function respond(request: FrameRequest): Promise<void> {
    const {answer: given, entry} = await answer(backend, request);
    if (isClosed) return;
    onTraffic(entry);
    post({type: 'response', id: request.id, ...given});
  }

  function openSocket(id: number, url: string): void {
    const client = {
      send(text: string) {
        onTraffic({kind: 'realtime', direction: 'received', text});
        post({type: 'socket', id, action: 'frame', text});
      },
      close() {
        connections.delete(id);
        post({type: 'socket', id, action: 'close'});
      },
    };
    connections.set(id, backend.connect(url, client));
  }

  function onSocket(message: Extract<FrameMessage, {type: 'socket'}>): void {
    const {id, action} = message;
    if (action === 'open') {
      const isNew = !connections.has(id) && connections.size < mostConnections;
      if (isNew) openSocket(id, message.url);
    } else if (action === 'send') {
      onTraffic({kind: 'realtime', direction: 'sent', text: message.text});
      connections.get(id)?.receive(message.text);
    } else {
      connections.get(id)?.end();
      connections.delete(id);
    }
  }

  function become(): void {
    isReady = true;
    unanswered = 0;
    for (const message of pending) post(message);
    pending = [];
  }

  function receive(message: FrameMessage): void {
    if (message.type === 'pong') unanswered = 0;
    else if (message.type === 'request') void respond(message);
    else if (message.type === 'socket') onSocket(message);
    else if (message.type === 'blocked') {
      onTraffic({kind: 'blocked', url: message.url, directive: message.directive});
    } else {
      if (message.type === 'ready') become();
      onNews(message);
    }
  }

  function onMessage(event: MessageEvent): void {
    if (event.source !== element.contentWindow || event.source === null) return;
    messages += 1;
    const message = readFrameMessage(event.data);
    if (messages > mostMessages) fail('flooding');
    else if (message) receive(message);
  }

  function beat(): void {
    messages = 0;
    unanswered += 1;
    if (history.length - entries > mostEntries) fail('intrusive');
    else if (isReady && unanswered > missedPulses) fail('stuck');
    else if (!isReady && unanswered > patience) fail('unreachable');
    else if (isReady) post({type: 'ping'});
  }

  function onOwnEntry(): void {
    entries += 1;
  }

  function onFocusTaken(): void {
    intrusions += 1;
    if (intrusions > mostIntrusions) fail('intrusive');
  }

  /** Once for the frame itself; whatever comes after it is not ours. */
  function onLoad(): void {
    if (hasLoaded) fail('gone');
    hasLoaded = true;
    setTimeout(() => {
      if (!isReady) fail('unreachable');
    }, patienceAfterLoad);
  }

  function close(): void {
    isClosed = true;
    window.removeEventListener('message', onMessage);
    window.removeEventListener('hashchange', onOwnEntry);
    clearInterval(timer);
    stopKeeping();
    for (const connection of connections.values()) connection.end();
    connections.clear();
    element.remove();
  }

  function fail(failure: FrameFailure): void {
    if (isClosed) return;
    close();
    onFailure(failure);
  }

  window.addEventListener('message', onMessage);
  window.addEventListener('hashchange', onOwnEntry);
  element.addEventListener('load', onLoad);
  const timer = setInterval(beat, pulse);
  host.replaceChildren(element);
  const stopKeeping = keepFocus(element, onFocusTaken);

  return {
    run: code => post({type: 'run', code}),
    setDark: isDark => post({type: 'theme', isDark}),
    close,
  };
}
