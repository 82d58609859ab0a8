import type Engagespot14 from '@engagespot-1.4.2/core';
import Engagespot from 'engagespot-core-1';
import type {SdkDriver} from './driver';

let sdk: Engagespot14;
const events: unknown[] = [];

window.sdk = {
  events,
  async start({apiKey, userId, url}) {
    sdk = new Engagespot(apiKey, {
      userId,
      ...(url && {baseURL: url, endPointOverride: `${url}/v3`}),
    });
    sdk.onNotificationReceive(({title}: {title: string}) => events.push(['receive', title]));
    sdk.onNotificationClick((id: unknown) => events.push(['read', id]));
    sdk.onNotificationDelete((id: unknown) => events.push(['delete', id]));
    sdk.onMarkAllNotificationsAsRead?.(() => events.push(['readAll']));
    await sdk._ready;
  },
  async titles() {
    const list = await sdk.getNotificationList().fetch();
    return list.data.map(({title}) => title);
  },
  async open(id) {
    const list = await sdk.getNotificationList().fetch();
    await list.data.find(item => Number(item.id) === id)?.fetch();
  },
  read: async id => void (await sdk.markAsRead(String(id))),
  remove: async id => void (await sdk.deleteNotification(String(id))),
  markAllAsRead: async () => void (await sdk.getNotificationList().markAllAsRead()),
  prefer: async (categoryId, channel, enabled) =>
    void (await sdk.setPreferences([
      {categoryId: String(categoryId), channels: [{channel: channel as 'email', enabled}]},
    ])),
} satisfies SdkDriver;
