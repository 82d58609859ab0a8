/** The inbox of @engagespot/react-component as it comes. */
import type {Figure, Scene, SceneStep} from '../figure';
import {fullInbox, shippedOrder} from '../inbox';

const sdk = '@engagespot/react-component';

/** Moves the pointer off the inbox and waits for the badge to go, a second after the panel opened. */
const settled: readonly SceneStep[] = [{away: true}, {wait: 1600}];
const open: readonly SceneStep[] = [{press: 'bell'}, {see: 'panel'}, ...settled];

/** Before 3.x the bell is almost white unless the theme says otherwise. */
const darkBell = {theme: {notificationButton: {iconFill: '#3f3f46'}}};
const olderInbox: Partial<Scene> = {app: {kind: 'inbox', props: darkBell}};

const bellAndPanel = {around: ['bell', 'panel']};

export const componentFigures: readonly Figure[] = [
  {
    id: 'bell',
    sdk,
    alt: 'The top bar of an app. Next to the name of the user is a bell with a red badge that says 2.',
    caption: 'The bell counts the notifications that the user has not seen.',
    scene: {
      app: {kind: 'inbox', bell: 'right'},
      inbox: fullInbox,
      window: {width: 960, height: 400},
      steps: [{see: 'bell >> text=2'}],
      frame: {around: ['bell', 'header > span'], space: 24},
    },
    older: {
      '1.4.x': {scene: {app: {kind: 'inbox', bell: 'right', props: darkBell}}},
      '1.3.x': {scene: {app: {kind: 'inbox', bell: 'right', props: darkBell}}},
    },
  },
  {
    id: 'inbox-open',
    sdk,
    alt: 'The open panel, titled Notifications, with the tabs All, Order updates and Product news. Five notifications have a picture, a title, a message and a time; a green dot marks the unread ones.',
    caption: 'The open panel with category tabs. Green dots mark what is unread.',
    scene: {
      app: {kind: 'inbox'},
      inbox: fullInbox,
      steps: open,
      frame: bellAndPanel,
    },
    older: {
      '1.4.x': {
        alt: 'The open panel, titled Notifications. Five notifications have a picture, a title, a message and a time; a green dot marks the unread ones.',
        scene: olderInbox,
      },
      '1.3.x': {
        alt: 'The open panel, titled Notifications. Five notifications have a picture, a title, a message and a time; a green dot marks the unread ones.',
        scene: olderInbox,
      },
    },
  },
  {
    id: 'inbox-empty',
    sdk,
    alt: 'The open panel without notifications: a drawing, and a line of text below it.',
    caption: 'The feed of a user who has no notifications.',
    scene: {
      app: {kind: 'inbox'},
      inbox: [],
      steps: open,
      frame: bellAndPanel,
    },
    older: {'1.4.x': {scene: olderInbox}, '1.3.x': {scene: olderInbox}},
  },
  {
    id: 'first-notification',
    sdk,
    alt: 'The open panel with one notification: Order 88213 is on its way. Northline delivers it on 31 January. A green dot says that it is unread.',
    caption: 'The first notification, seen but not read.',
    scene: {
      app: {kind: 'inbox'},
      inbox: [shippedOrder('88213', '31 January')],
      categories: false,
      steps: open,
      frame: {around: ['bell', 'panel'], cutAt: 320},
    },
  },
  {
    id: 'parcel',
    sdk,
    alt: 'The open panel with one notification: Order 90417 is on its way. Northline delivers it on Tuesday. A green dot says that it is unread.',
    caption: 'The notification that the call sent.',
    scene: {
      app: {kind: 'inbox'},
      inbox: [shippedOrder('90417', 'Tuesday')],
      categories: false,
      steps: open,
      frame: {around: ['bell', 'panel'], cutAt: 320},
    },
    older: {'1.4.x': {scene: olderInbox}},
  },
  {
    id: 'badge-arrival',
    sdk,
    alt: 'The top bar of an app. The bell in it has a red badge that says 1.',
    caption: 'The badge a moment after the call, without a reload.',
    scene: {
      app: {kind: 'inbox'},
      inbox: [],
      window: {width: 960, height: 400},
      steps: [
        {see: 'bell'},
        {wait: 1000},
        {
          send: 'order_shipped',
          data: {orderNumber: '88213', carrier: 'Northline', deliveryDate: 'Thursday'},
        },
        {see: 'bell >> text=1'},
      ],
      frame: {around: ['bell', 'strong'], space: 24},
    },
    older: {'1.4.x': {scene: olderInbox}, '1.3.x': {scene: olderInbox}},
  },
  {
    id: 'inbox-refused',
    sdk,
    alt: 'A red, crossed-out bell, and a small panel titled Something went wrong with the reason below.',
    caption: 'The sandbox is in secure mode, and the inbox has no user token.',
    scene: {
      app: {kind: 'inbox', bell: 'middle'},
      inbox: fullInbox,
      secureMode: true,
      steps: [{see: 'text=Something went wrong'}, {wait: 500}],
      frame: {around: ['bell', 'panel'], space: 24},
    },
  },
  {
    id: 'inbox-phone',
    sdk,
    alt: 'A phone screen that the panel fills completely, with a close button at the top right.',
    caption: 'In windows up to 768 pixels wide, the panel fills the screen.',
    scene: {
      app: {kind: 'inbox'},
      inbox: fullInbox,
      window: {width: 390, height: 760, touch: true},
      steps: [{press: 'bell'}, {see: 'text=Welcome'}, {wait: 1600}],
      frame: {window: true},
    },
  },
  {
    id: 'inbox-category',
    sdk,
    alt: 'The tab Order updates is active, and the feed shows only the two notifications about orders.',
    caption: 'One tab per category, next to All.',
    scene: {
      app: {kind: 'inbox'},
      inbox: fullInbox,
      steps: [...open, {press: 'button:has-text("Order updates")'}, {away: true}, {wait: 800}],
      frame: {around: ['bell', 'panel'], cutAt: 420},
    },
  },
  {
    id: 'inbox-menu',
    sdk,
    alt: 'The menu of the panel is open. It has the items Preferences, Mark All As Read and Delete All.',
    caption: 'The menu behind the three dots of the header.',
    scene: {
      app: {kind: 'inbox'},
      inbox: fullInbox,
      steps: [...open, {press: 'panel >> button[aria-label="More"]'}, {wait: 400}],
      frame: {around: ['bell', 'panel'], cutAt: 360},
    },
  },
  {
    id: 'entry-menu',
    sdk,
    alt: 'The menu of the first notification is open. It has the items Delete and Mark As Read.',
    caption: 'The menu of an entry appears when the pointer is over it.',
    scene: {
      app: {kind: 'inbox'},
      inbox: fullInbox,
      steps: [
        ...open,
        {point: 'h4:has-text("Order 88213")'},
        {press: 'button[aria-label="More"]:visible >> nth=1'},
        {wait: 400},
      ],
      frame: {around: ['bell', 'panel'], cutAt: 420},
    },
  },
  {
    id: 'inbox-preferences',
    sdk,
    alt: 'The preference view, with a back arrow. It lists the categories Order updates, Product news and Comments.',
    caption: 'The preference view replaces the feed.',
    scene: {
      app: {kind: 'inbox'},
      inbox: fullInbox,
      steps: [
        ...open,
        {press: 'panel >> button[aria-label="More"]'},
        {press: '[data-name="Preferences"]'},
        {away: true},
        {wait: 800},
      ],
      frame: bellAndPanel,
    },
    older: {'1.4.x': {scene: olderInbox}, '1.3.x': {scene: olderInbox}},
  },
  {
    id: 'inbox-channels',
    sdk,
    alt: 'The category Order updates is unfolded. It has a green switch for each channel: In-App, Email, SMS and Mobile Push. The other two categories are folded.',
    caption: 'A switch per category and channel.',
    scene: {
      app: {kind: 'inbox'},
      inbox: fullInbox,
      steps: [
        ...open,
        {press: 'panel >> button[aria-label="More"]'},
        {press: '[data-name="Preferences"]'},
        {wait: 500},
        {press: 'text=Order updates >> visible=true'},
        {away: true},
        {wait: 800},
      ],
      frame: bellAndPanel,
    },
  },
  {
    id: 'inbox-dark',
    sdk,
    alt: 'The open panel on a dark page: a nearly black surface, light titles, gray messages and thin lines between the entries.',
    caption: 'The same inbox on a page in dark mode, with the theme of the sample.',
    scene: {
      app: {kind: 'inbox'},
      inbox: fullInbox,
      colors: 'dark',
      steps: open,
      frame: bellAndPanel,
    },
  },
  {
    id: 'push-prompt',
    sdk,
    alt: 'A sheet at the bottom of the panel asks whether to enable web push, with the buttons Yes and Maybe later.',
    caption: 'The question about web push, which appears once per browser.',
    scene: {
      app: {kind: 'inbox'},
      inbox: fullInbox,
      asksForPush: true,
      steps: open,
      frame: bellAndPanel,
    },
    older: {'1.4.x': {scene: olderInbox}, '1.3.x': {scene: olderInbox}},
  },
];
