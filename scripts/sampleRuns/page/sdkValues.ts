/** Objects of the SDK that a kit holds. */
import {demoCredentials, demoUserId} from '../../../src/sandbox/index';

/** The parts of every generation's package that are used here. */
interface CoreModule {
  default?: new (apiKey: string, options: {userId: string}) => OldClient;
  createInstance?: (options: {apiKey: string; userId: string}) => Instance;
}

interface OldClient {
  isReady(): Promise<boolean>;
  getNotificationList(): {fetch(): Promise<{data: unknown[]}>};
}

interface Instance {
  app: {connect(): Promise<unknown>};
  notification: {
    getByPage(page: {pageNo: number; limit: number}): Promise<{data?: {data?: object[]}}>;
  };
  readonly [part: string]: unknown;
}

interface StoreModule {
  createStore(options: {apiKey: string; userId: string}): unknown;
}

const account = {apiKey: demoCredentials.apiKey, userId: demoUserId};

function core(): CoreModule {
  return window.sampleStage.modules['@engagespot/core'] as CoreModule;
}

let instance: Promise<Instance> | undefined;

async function connect(): Promise<Instance> {
  const made = core().createInstance?.(account);
  if (!made) throw new Error('This version has no createInstance');
  await made.app.connect();
  return made;
}

let client: Promise<OldClient> | undefined;

/** Lets the next sample make its own. */
export function forgetSdkValues(): void {
  instance = undefined;
  client = undefined;
}

async function startClient(): Promise<OldClient> {
  const Client = core().default;
  if (!Client) throw new Error('This version has no class Engagespot');
  const made = new Client(account.apiKey, {userId: account.userId});
  await made.isReady();
  return made;
}

async function notifications(): Promise<unknown[]> {
  if (core().createInstance) {
    instance ??= connect();
    const {data} = await (await instance).notification.getByPage({pageNo: 1, limit: 15});
    return data?.data ?? [];
  }
  client ??= startClient();
  return (await (await client).getNotificationList().fetch()).data;
}

/** The same for every value of a sample, as an app has one client. @throws Error for an unknown name */
export async function makeSdkValue(name: string): Promise<unknown> {
  if (name.startsWith('Instance')) {
    instance ??= connect();
    const [, part] = name.split('.');
    return part ? (await instance)[part] : instance;
  }
  if (name === 'StoreInstance') {
    return (window.sampleStage.modules['@engagespot/store'] as StoreModule).createStore(account);
  }
  if (/^Notification$|^NotificationItem$|^RawNotification$|^EngagespotNotification$/.test(name)) {
    return (await notifications())[0];
  }
  client ??= startClient();
  if (name === 'Engagespot') return client;
  if (name === 'NotificationList') return (await client).getNotificationList();
  throw new Error(`Nothing here makes a ${name}`);
}
