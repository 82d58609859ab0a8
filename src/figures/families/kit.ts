/** The inbox of @engagespot/client, the UI kit for pages without React. */
import type {Figure, SceneApp, SceneStep} from '../figure';
import {fullInbox, shippedOrder} from '../inbox';

const sdk = '@engagespot/client';
const settled: readonly SceneStep[] = [{away: true}, {wait: 1600}];
const open: readonly SceneStep[] = [{press: 'bell'}, {see: 'panel'}, ...settled];
const bellAndPanel = {around: ['bell', 'panel']};

/** As the quick starts print it: the default bell is almost white. */
const app: SceneApp = {
  kind: 'inbox',
  props: {theme: {notificationButton: {iconFill: '#3f3f46'}}},
};

export const kitFigures: readonly Figure[] = [
  {
    id: 'kit-bell',
    sdk,
    alt: 'The top bar of an app. Next to the name of the user is a dark bell with a red badge that says 2.',
    caption: 'The bell of the UI kit, with a darker line color.',
    scene: {
      app: {...app, bell: 'right'} as SceneApp,
      inbox: fullInbox,
      window: {width: 960, height: 400},
      steps: [{see: 'bell >> text=2'}],
      frame: {around: ['bell', 'header > span'], space: 24},
    },
  },
  {
    id: 'kit-open',
    sdk,
    alt: 'The open panel of the UI kit, titled Notifications, without tabs. Five notifications have a picture, a title, a message and a time; a green dot marks the unread ones.',
    caption: 'The open panel of the UI kit.',
    scene: {app, inbox: fullInbox, steps: open, frame: bellAndPanel},
    older: {'1.4.x': {}, '1.3.x': {}},
  },
  {
    id: 'kit-first-notification',
    sdk,
    alt: 'The open panel of the UI kit with one notification: Order B-2291 is on its way. Northline delivers it on Friday.',
    caption: 'The first notification in the UI kit.',
    scene: {
      app,
      inbox: [shippedOrder('B-2291', 'Friday')],
      categories: false,
      steps: open,
      frame: {around: ['bell', 'panel'], cutAt: 300},
    },
  },
  {
    id: 'kit-empty',
    sdk,
    alt: 'The panel of the UI kit with an empty feed: a drawing, and a line of text below it.',
    caption: 'An empty feed.',
    scene: {app, inbox: [], steps: open, frame: bellAndPanel},
  },
  {
    id: 'kit-preferences',
    sdk,
    alt: 'The preference view of the UI kit lists the categories Order updates, Product news and Comments, each in a box that unfolds.',
    caption: 'The preference view of the UI kit.',
    scene: {
      app,
      inbox: fullInbox,
      steps: [
        ...open,
        {press: 'panel >> button[aria-label="More"]'},
        {press: '[data-name="Preferences"]'},
        ...settled,
      ],
      frame: bellAndPanel,
    },
  },
  {
    id: 'kit-push-prompt',
    sdk,
    alt: 'A sheet in the panel of the UI kit asks whether to enable web push, with the buttons Yes and Maybe later.',
    caption: 'The question about web push in the UI kit.',
    scene: {app, inbox: fullInbox, asksForPush: true, steps: open, frame: bellAndPanel},
  },
  {
    id: 'kit-phone',
    sdk,
    alt: 'A phone screen that the panel of the UI kit fills completely.',
    caption: 'On a phone, the panel fills the screen.',
    scene: {
      app,
      inbox: fullInbox,
      window: {width: 390, height: 760, touch: true},
      steps: [{press: 'bell'}, {see: 'text=Welcome'}, {wait: 1600}],
      frame: {window: true},
    },
  },
  {
    id: 'kit-actionable',
    sdk,
    alt: 'A notification about a reserved book has a text field and two buttons, Keep it and Release it.',
    caption: 'Blocks of the UI kit, which need no components of your own.',
    scene: {
      app,
      inbox: [
        {
          title: 'The Left Shelf is waiting for you',
          message: 'Do you still want it?',
          icon: 'parcel',
          data: {reservationId: 'res_318', title: 'The Left Shelf'},
          minutesAgo: 4,
          blocks: [
            {id: 'book_reserved_b0_state_1_i0', type: 'textarea', text: 'Add a note'},
            {
              id: 'book_reserved_b1_state_1_i0',
              type: 'button',
              text: 'Keep it',
              variant: 'primary',
            },
            {
              id: 'book_reserved_b1_state_1_i1',
              type: 'button',
              text: 'Release it',
              variant: 'secondary',
            },
          ],
        },
        ...fullInbox.slice(2, 3),
      ],
      steps: open,
      frame: {around: ['bell', 'panel'], cutAt: 460},
    },
  },
  {
    id: 'kit-theme',
    sdk,
    alt: 'The panel of the UI kit has an ink-blue header with a white title, above a cream list with amber dots.',
    caption: 'The bookshop theme of the sample.',
    scene: {
      app: {
        kind: 'inbox',
        props: {
          theme: {
            colors: {brandingPrimary: '#1e3a5f'},
            notificationButton: {iconFill: '#1e3a5f', hoverBackground: 'rgb(30 58 95 / 10%)'},
            unreadBadgeCount: {background: '#b45309'},
            header: {fontColor: '#ffffff', closeButtonColor: '#ffffff'},
            headerDropdown: {iconFill: '#ffffff'},
            feed: {background: '#fdf8f0'},
            feedItem: {background: '#fdf8f0', notificationDot: '#b45309'},
          },
        },
      },
      inbox: fullInbox,
      dark: 'page',
      steps: open,
      frame: bellAndPanel,
    },
  },
];
