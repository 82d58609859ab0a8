import type {Backend} from './backend';
import type {Connection} from './connection';

type Handler<Kind extends Event> = ((event: Kind) => void) | null;

/** How a page makes a WebSocket. */
export type WebSocketClass = new (url: string | URL, protocols?: string | string[]) => EventTarget;

/** A WebSocket that a backend in the same page accepts. It carries text only, as the SDKs do. */
class PageSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;

  readonly url: string;
  readonly protocol = '';
  readonly extensions = '';
  readonly bufferedAmount = 0;
  binaryType: BinaryType = 'blob';
  readyState: 0 | 1 | 2 | 3 = 0;
  onopen: Handler<Event> = null;
  onmessage: Handler<MessageEvent> = null;
  onclose: Handler<CloseEvent> = null;
  onerror: Handler<Event> = null;
  #connection: Connection | undefined;

  constructor(url: string, connect: Backend['connect']) {
    super();
    this.url = url;
    this.addEventListener('open', event => this.onopen?.(event));
    this.addEventListener('message', event => this.onmessage?.(event as MessageEvent));
    this.addEventListener('close', event => this.onclose?.(event as CloseEvent));
    // As with a real one, there is time to add listeners before it opens.
    setTimeout(() => this.#open(connect));
  }

  send(data: unknown): void {
    if (this.readyState !== 1) return;
    queueMicrotask(() => this.#connection?.receive(String(data)));
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState > 1) return;
    this.readyState = 2;
    this.#connection?.end();
    setTimeout(() => {
      this.readyState = 3;
      this.dispatchEvent(new CloseEvent('close', {code, reason, wasClean: true}));
    });
  }

  #open(connect: Backend['connect']): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
    const client = {
      send: (data: string) =>
        queueMicrotask(() => {
          if (this.readyState === 1) this.dispatchEvent(new MessageEvent('message', {data}));
        }),
      close: () => this.close(),
    };
    this.#connection = connect(this.url, client);
  }
}

/**
 * A WebSocket class for a page: a backend accepts connections to some hosts, all others are real.
 *
 * @param Real the class of the browser
 */
export function pageWebSocket<Class extends WebSocketClass>(
  Real: Class,
  connect: Backend['connect'],
  isSimulated: (url: URL) => boolean,
): Class {
  return new Proxy(Real, {
    construct(target, args: ConstructorParameters<WebSocketClass>, newTarget) {
      const url = new URL(args[0]);
      return isSimulated(url)
        ? new PageSocket(url.href, connect)
        : Reflect.construct(target, args, newTarget);
    },
  });
}
