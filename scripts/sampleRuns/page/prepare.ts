/** What a page has before an SDK is loaded: the sandbox, a backend of its own, and no way to leave. */
import {createSandbox} from '../../../src/sandbox/index';
import {type Backend, sandboxBackend} from '../../../src/sandbox/page/backend';
import {intercept, isProduct} from '../../../src/sandbox/page/intercept';
import {playgroundWorkflows, tabSeed} from '../../../src/sandbox/page/tabSeed';
import {answerAsReader} from '../readersBackend';
import {fail} from './stage';

const {options} = window.sampleStage;

/** Calls that the sandbox has not answered yet. */
let pending = 0;
/** Identifiers of the users that SDKs called for. */
export const seenUsers = new Set<string>();

let backend: Backend;

/** Begins with an empty storage and a new sandbox. */
function begin(): void {
  seenUsers.clear();
  localStorage.clear();
  // Every version remembers under this name that somebody answered its question about web push.
  localStorage.setItem('showNotificationOverlay', '"false"');
  window.sandbox = createSandbox({
    sdkFields: true,
    live: true,
    signingKey: options.signingKey,
    seed: tabSeed,
    hiddenWorkflows: playgroundWorkflows,
  });
  backend = sandboxBackend(window.sandbox);
}
begin();

/** Addresses that samples give as their own proxy of the product count as the product. */
const isAnswered = (url: URL) => isProduct(url) || /^\/(?:v[34]|socket\.io)\//.test(url.pathname);

/** Files that the server of the page has. */
const isFile = ({origin, pathname}: URL) => origin === location.origin && /\.\w+$/.test(pathname);

const serverFetch = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (isFile(url)) return serverFetch(request);
  return answerAsReader(url, options.texts.userToken ?? '');
};
intercept(
  window,
  {
    connect: (url, client) => backend.connect(url, client),
    async fetch(request) {
      const {outcome} = window.sampleStage;
      pending += 1;
      const response = await backend.fetch(request);
      pending -= 1;
      outcome.calls += 1;
      seenUsers.add(request.headers.get('X-ENGAGESPOT-USER-ID') ?? '');
      const {pathname, search} = new URL(request.url);
      // Core 1.1 asks for Ably, which the sandbox does not simulate; it goes on without.
      if (response.status >= 400 && !pathname.endsWith('/realtimeTokenRequests')) {
        const answer = await response.clone().text();
        outcome.refusals.push(
          `${request.method} ${pathname}${search} ${response.status}: ${answer}`,
        );
      }
      return response;
    },
  },
  isAnswered,
);

const wait = (milliseconds: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, milliseconds);
  });

/** Waits until no call has been under way for a moment. */
export async function settle(): Promise<void> {
  for (let quiet = 0, turns = 0; quiet < 2 && turns < 400; turns += 1) {
    await wait(4);
    quiet = pending > 0 ? 0 : quiet + 1;
  }
}

/** Cleans up after the previous sample, and begins anew. */
export async function beginAgain(body: string): Promise<void> {
  for (const unmount of window.sampleStage.unmounts.splice(0)) unmount();
  await settle();
  for (let timer = window.setTimeout(() => undefined); timer > 0; timer -= 1) clearTimeout(timer);
  document.body.innerHTML = body;
  window.sampleStage.outcome = {errors: [], refusals: [], calls: 0};
  begin();
}

addEventListener('error', ({error, message}) => fail('uncaught', error ?? message));
addEventListener('unhandledrejection', ({reason}) => fail('unhandled', reason));

// A sample may open another page; this one has to stay.
window.navigation.addEventListener('navigate', event => {
  if (event.cancelable) event.preventDefault();
});
Object.assign(window, {
  open: () => null,
  confirm: () => true,
  alert: () => undefined,
  prompt: () => '',
});
// There is no sound here, and no picker.
HTMLMediaElement.prototype.play = () => Promise.resolve();
