/** Runs a sample: imports it, uses what it exports, and does what its readers do. */
import {demoCredentials} from '../../../src/sandbox/index';
import {callMethods} from '../callMethods';
import type {Export} from '../shape';
import {beginAgain, seenUsers, settle} from './prepare';
import {forgetSdkValues} from './sdkValues';
import {fail} from './stage';
import {makeValues} from './values';

/** Longest time that a call may take before the sample goes on without it, in milliseconds. */
const patience = 1500;

type Callable = (...values: readonly unknown[]) => unknown;

async function attempt(where: string, call: () => unknown): Promise<unknown> {
  try {
    const late = new Promise<undefined>(resolve => {
      setTimeout(resolve, patience);
    });
    return await Promise.race([call(), late]);
  } catch (error) {
    fail(where, error);
    return undefined;
  }
}

function newElement(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

/** Uses what a function returned: shows an element, calls what needs no arguments. */
async function use(where: string, value: unknown): Promise<void> {
  if (value instanceof Element && !value.isConnected) document.body.append(value);
  else if (typeof value === 'function' && value.length === 0) await attempt(where, () => value());
  else if (
    value &&
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype
  ) {
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'function' && member.length === 0) {
        await attempt(`${where}().${name}`, () => member());
      }
    }
  }
}

const caller = {makeValues, attempt};

async function perform(exported: Export, module: Readonly<Record<string, unknown>>): Promise<void> {
  const {name} = exported;
  const value = module[name];
  if (exported.as === 'function') {
    const values = await makeValues(exported.parameters);
    // What it returns is used last: it often undoes what was done.
    const result = await attempt(name, () => (value as Callable)(...values));
    await settle();
    await use(name, result);
  } else if (exported.as === 'class') {
    const Class = value as new (...values: readonly unknown[]) => object;
    const values = await makeValues(exported.parameters);
    const made = await attempt(name, () => new Class(...values));
    if (made) await callMethods(made as object, name, exported.methods, caller);
  } else if (exported.as === 'object') {
    await callMethods(value as object, name, exported.methods, caller);
  } else if (exported.as === 'component') {
    const [props] = await makeValues([exported.props]);
    await attempt(name, () => window.sampleStage.render?.(value, props as object, newElement()));
  } else if (exported.as === 'hook') {
    const values = await makeValues(exported.parameters);
    const hook = () => (value as Callable)(...values);
    await attempt(name, () => window.sampleStage.renderHook?.(hook, newElement()));
  }
  await settle();
}

/** Sends a notification in real time to everybody whose inbox is open. */
async function sendNotification(): Promise<void> {
  const recipients = [...seenUsers].filter(Boolean);
  if (recipients.length === 0) return;
  const {apiKey, apiSecret} = demoCredentials;
  const request = new Request('https://api.engagespot.co/v3/notifications', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-ENGAGESPOT-API-KEY': apiKey,
      'X-ENGAGESPOT-API-SECRET': apiSecret,
    },
    body: JSON.stringify({
      notification: {workflow: {identifier: 'order_shipped'}},
      sendTo: {recipients},
      data: {orderNumber: '88214'},
    }),
  });
  await window.sandbox.fetch(request);
}

const texts: Readonly<Record<string, string>> = {tel: '+15550100123', email: 'priya@example.com'};

function fillIn(): void {
  for (const field of document.querySelectorAll('input')) {
    if (field.type === 'checkbox' || field.type === 'radio' || field.value) continue;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, texts[field.type] ?? 'example');
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/** Presses the buttons that the sample itself shows, the first ones of each list. */
async function pressButtons(): Promise<void> {
  const pressed = new Set<string>();
  for (let turn = 0; turn < 8; turn += 1) {
    const next = [...document.querySelectorAll<HTMLElement>('button, input[type=checkbox]')].find(
      button => !pressed.has(button.outerHTML) && !button.matches(':disabled'),
    );
    if (!next) return;
    pressed.add(next.outerHTML);
    next.click();
    await settle();
  }
}

window.sampleStage.perform = async ({module: address, exports, body}) => {
  if (body !== undefined) {
    await beginAgain(body);
    forgetSdkValues();
  }
  await attempt('import', async () => {
    const module = address ? await import(address) : {};
    await settle();
    for (const exported of exports) await perform(exported, module);
  });
  await settle();
  await sendNotification();
  await settle();
  fillIn();
  await pressButtons();
  return window.sampleStage.outcome;
};
