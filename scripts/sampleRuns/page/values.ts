/** What a page of the reader's app would pass to the code of a sample. */
import {demoUserId} from '../../../src/sandbox/index';
import {makeValue, type Surroundings} from '../makeValue';
import type {Shape} from '../shape';
import {makeSdkValue} from './sdkValues';

function postRequest(): Request {
  const body = JSON.stringify({userId: demoUserId});
  return new Request(`${location.origin}/api/example`, {method: 'POST', body});
}

/** An event of a field, as handlers read it. */
function fieldEvent(): Event {
  const event = new Event('change', {cancelable: true});
  makeElement('input').dispatchEvent(event);
  return event;
}

const subscription = {
  endpoint: 'https://push.example.com/1',
  expirationTime: null,
  options: {applicationServerKey: new ArrayBuffer(65), userVisibleOnly: true},
  getKey: () => new ArrayBuffer(16),
  unsubscribe: async () => true,
  toJSON: () => ({
    endpoint: 'https://push.example.com/1',
    expirationTime: null,
    keys: {p256dh: 'cDI1NmRo', auth: 'YXV0aA'},
  }),
};

/** Objects of browsers, by class. */
const browserValues: Readonly<Record<string, () => unknown>> = {
  Date: () => new Date(),
  Event: fieldEvent,
  MouseEvent: () => new MouseEvent('click', {cancelable: true}),
  SyntheticEvent: fieldEvent,
  FormEvent: fieldEvent,
  CustomEvent: () => new CustomEvent('custom'),
  Request: postRequest,
  Response: () => Response.json({userId: demoUserId}),
  FormData: () => new FormData(),
  Headers: () => new Headers(),
  URL: () => new URL(location.href),
  URLSearchParams: () => new URLSearchParams(location.search),
  Document: () => document,
  Window: () => window,
  AbortSignal: () => new AbortController().signal,
  Map: () => new Map(),
  Set: () => new Set(),
  RegExp: () => /./,
  Error: () => new Error('An error for the sample'),
  ServiceWorkerRegistration: () => navigator.serviceWorker.register('/service-worker.js'),
  PushSubscription: () => subscription,
};

function makeElement(tag: string): HTMLElement {
  return document.body.appendChild(document.createElement(tag));
}

const surroundings: Surroundings = {
  texts: window.sampleStage.options.texts,
  makeElement,
  make: of => (of in browserValues ? browserValues[of]?.() : makeSdkValue(of)),
};

/** Values one after the other: the client of an SDK has to be there for what it makes. */
export async function makeValues(shapes: readonly Shape[]): Promise<unknown[]> {
  const values: unknown[] = [];
  for (const shape of shapes) values.push(await makeValue(shape, surroundings));
  return values;
}
