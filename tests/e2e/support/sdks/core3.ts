import {createInstance, type Instance} from '@engagespot/core';
import type {SdkDriver} from './driver';

let sdk: Instance;
const events: unknown[] = [];

/** Fails with what the SDK reports instead of throwing. */
async function succeeded<Data>(call: Promise<{data?: Data; error?: unknown}>): Promise<Data> {
  const {data, error} = await call;
  if (error !== undefined) throw new Error(JSON.stringify(error));
  return data as Data;
}

window.sdk = {
  events,
  async start({apiKey, userId, url}) {
    sdk = createInstance({apiKey, userId, disableWebPush: true, ...(url && {baseUrl: url})});
    sdk.events.notificationReceive.subscribe(({notification}) =>
      events.push(['receive', notification.title]),
    );
    sdk.events.notificationRead.subscribe(({id}) => events.push(['read', id]));
    sdk.events.notificationDelete.subscribe(({id}) => events.push(['delete', id]));
    sdk.events.notificationReadAll.subscribe(() => events.push(['readAll']));
    await succeeded(sdk.app.connect());
  },
  async titles() {
    const page = await succeeded(sdk.notification.getByPage({pageNo: 1, limit: 15}));
    return (page.data ?? []).map(({title}) => String(title));
  },
  open: async id => void (await succeeded(sdk.notification.getById(String(id)))),
  read: async id => void (await succeeded(sdk.notification.markAsRead(String(id)))),
  remove: async id => void (await succeeded(sdk.notification.remove(String(id)))),
  markAllAsRead: async () => void (await succeeded(sdk.notification.markAllAsRead())),
  async prefer(categoryId, channel, enabled) {
    await sdk.preferences.setPreferences([
      {categoryId, channels: [{channel: channel as 'email', enabled}]},
    ]);
  },
} satisfies SdkDriver;
