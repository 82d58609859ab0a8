/** What the presets of the playgrounds show, as their pages promise it. Each runs in a fresh sandbox. */

/** Something that a reader does with a result or sees in it. */
export type Step =
  /** Text in the result; a pattern is tried on all of its text. */
  | {sees: string | RegExp}
  | {seesNot: string}
  /** The number on the bell; an empty text for a bell without one. */
  | {badge: string}
  | {clicks: string; role?: 'button' | 'checkbox' | 'text' | 'menuitem'}
  | {fills: string; with: string}
  /** An error that the code or the SDK does not catch, above the result. */
  | {fails: string}
  /** Presses Send in the panel, as it is filled in at the start. */
  | {sends: true};

const send: Step = {sends: true};
const sees = (text: string | RegExp): Step => ({sees: text});
const clicks = (name: string): Step => ({clicks: name});
const opensBell: Step = {clicks: 'bell'};

const table = 'Your table is ready';
const order = 'Order 88213 is on its way';

const latest = {
  '/docs/playgrounds/react-component': {
    'A bell in a bar': [
      {badge: '1'},
      send,
      {badge: '2'},
      opensBell,
      sees('Product news'),
      sees(table),
      sees(order),
      {badge: ''},
    ],
    'The panel without a bell': [sees(order), send, sees(table)],
    'A dark inbox': [opensBell, sees(order)],
    Preferences: [sees('Turned off: nothing'), opensBell, sees(order)],
    'Secure mode': [{badge: '1'}, opensBell, sees(order)],
    'Respond in the notification': [
      sees('No answer yet.'),
      send,
      {badge: '1'},
      opensBell,
      sees('Sam Okafor requests leave'),
      {fills: 'Add a comment', with: 'Enjoy'},
      clicks('Approve'),
      sees('Approved: Enjoy'),
      sees('Approved: leave of Sam Okafor'),
      {seesNot: 'Decline'},
    ],
    'Custom text': [opensBell, sees('Benachrichtigungen')],
    'Handle clicks': [
      opensBell,
      {clicks: order, role: 'text'},
      sees('Opened: https://app.example.com/orders/88213'),
    ],
    'Listen for events': [send, sees(`received: ${table}`), opensBell, sees('seen, 0 left')],
  },
  '/docs/playgrounds/react-hooks': {
    'Count new notifications': [sees('1 new'), send, sees('2 new')],
    'The feed': [
      sees(order),
      {seesNot: 'Welcome'},
      clicks('Older'),
      sees('Welcome'),
      send,
      sees(table),
    ],
    'Act on notifications': [
      sees('1 unseen'),
      sees(`${order} (new)`),
      clicks('I have seen them'),
      sees('0 unseen'),
      sees(`${order} (seen)`),
      clicks(`Read: ${order}`),
      sees(`${order} (read)`),
      clicks('Delete: Welcome'),
      {seesNot: 'Welcome'},
    ],
    'Listen for events': [sees('Waiting…'), send, sees(table)],
    Preferences: [sees('Order updates'), {clicks: 'Email', role: 'checkbox'}],
    'Secure mode': [sees(order)],
    'Respond to a request': [
      send,
      sees('Sam Okafor requests leave'),
      clicks('Approve'),
      sees('Approved: leave'),
    ],
    'Handle a refused connection': [sees('No inbox: ')],
  },
  '/docs/playgrounds/vanilla-javascript': {
    'A list with the core client': [sees('1 new of 2'), sees(order)],
    'Live arrivals': [
      send,
      sees(`Arrived: ${table}`),
      clicks('I have seen them'),
      sees('Seen, 0 left'),
    ],
    'Read and delete': [
      clicks('Read'),
      sees(`${order} (read)`),
      clicks('Delete'),
      {seesNot: order},
    ],
    Preferences: [sees('Product news by email')],
    'Secure mode': [sees('2 notifications')],
    'The finished bell': [{badge: '1'}, send, {badge: '2'}, opensBell, sees(table)],
    'Connect the bell to your page': [
      opensBell,
      {clicks: order, role: 'text'},
      sees('You opened https://app.example.com/orders/88213'),
    ],
    'Respond in the notification': [
      send,
      {badge: '1'},
      opensBell,
      sees('Sam Okafor requests leave'),
      clicks('Decline'),
      sees('Declined'),
      sees('Declined: leave of Sam Okafor'),
    ],
  },
} satisfies Record<string, Record<string, Step[]>>;

const split = '10 km in 52:10';
const bus = 'Bus 7 is late';

const version14 = {
  '/docs/1.4.x/playgrounds/react-component': {
    'A bell for light pages': [
      {badge: '1'},
      opensBell,
      sees(split),
      sees('Your bib is ready'),
      send,
      sees('15 km in 1:19:40'),
    ],
    'Entries rendered from data': [opensBell, sees(/10 km\s+52:10/), sees('Your bib is ready')],
    'Sound and page title': [{badge: '1'}, send, {badge: '2'}],
    'No images, no jump button': [opensBell, sees(split)],
    'Your own toast': [send, sees('15 km in 1:19:40')],
    'Stay on the page': [
      sees('You look at: start'),
      opensBell,
      {clicks: split, role: 'text'},
      sees('You look at: 10'),
    ],
    'Preferences beside the page': [opensBell, sees(split)],
    'Only for the signed-in runner': [{badge: '1'}, opensBell, sees(order)],
    'A question with two buttons': [
      sees('You have no shift.'),
      send,
      {badge: '2'},
      opensBell,
      sees('Can you hand out water at the town hall?'),
      clicks('Yes'),
      sees('You hand out water.'),
      sees('See you at the town hall'),
    ],
  },
  '/docs/1.4.x/playgrounds/react-hooks': {
    'A count of new notifications': [sees('1 new')],
    'The feed': [sees(order), sees('Welcome'), send, sees(table)],
    'Act on notifications': [
      sees('1 unseen'),
      clicks('I have seen them'),
      sees('0 unseen'),
      clicks(`Read: ${order}`),
      sees(`${order} (read)`),
      clicks('Delete: Welcome'),
      {seesNot: 'Welcome'},
    ],
    'A floating panel': [sees('News (1)'), send, sees('News (2)'), clicks('News (2)'), sees(table)],
    'Handle events': [sees('Waiting…'), send, sees(table)],
    'Handle a refused connection': [sees('No inbox.'), {fails: '401'}],
  },
  '/docs/1.4.x/playgrounds/vanilla-javascript': {
    'A count in the menu': [sees('School news (1)'), send, sees('School news (2)')],
    'Older entries': [
      sees('5 of 12, show more'),
      clicks('5 of 12, show more'),
      sees('10 of 12, show more'),
      clicks('10 of 12, show more'),
      sees('Bus 3 is back on time'),
      {seesNot: 'show more'},
    ],
    'Bulk actions': [
      sees('1 unseen, 12 unread, 12 in all'),
      clicks('All seen'),
      sees('0 unseen, 12 unread, 12 in all'),
      clicks('All read'),
      sees('0 unseen, 0 unread, 12 in all'),
      clicks('Delete all'),
      sees('0 in all'),
    ],
    'Mute SMS about lunch orders': [sees('Lunch orders by SMS')],
    'The finished bell': [{badge: '1'}, opensBell, sees('Buses'), sees(bus)],
    'Connect the bell to your page': [
      send,
      sees('Bus 7 is late'),
      opensBell,
      {clicks: 'Library books are due', role: 'text'},
      sees(/Entry \d+ was read/),
    ],
  },
} satisfies Record<string, Record<string, Step[]>>;

const move = 'Your move against Ines';
const seeds = 'Tomato seeds found a home';

const version13 = {
  '/docs/1.3.x/playgrounds/react-component': {
    'A bell on white': [
      {badge: '1'},
      send,
      {badge: '2'},
      opensBell,
      sees(move),
      sees('Your move against Tomas'),
    ],
    'A panel without a bell': [sees(move)],
    'Night colors': [opensBell, sees(move)],
    'A reply button in the feed': [
      sees('No answer yet.'),
      send,
      {badge: '2'},
      opensBell,
      sees('Ines offers a draw'),
      clicks('Accept'),
      sees(/Draw accepted in notification \d+/),
      sees('Draw against Ines'),
    ],
    'An event log': [send, sees('+ Your move against Tomas')],
  },
  '/docs/1.3.x/playgrounds/react-hooks': {
    'Newest entry': [sees(`${seeds} (1 unseen)`)],
    'Endless list': [
      sees(seeds),
      sees('Your offer is online'),
      send,
      sees('Chard seeds found a home'),
    ],
    'Bulk actions': [
      sees('1 unseen, 2 unread, 2 loaded'),
      clicks('All seen'),
      sees('0 unseen, 2 unread, 2 loaded'),
      clicks('All read'),
      sees('0 unseen, 0 unread, 2 loaded'),
      clicks('Empty'),
      sees('0 loaded'),
    ],
    'Floating panel': [
      sees('Exchange: 1'),
      send,
      sees('Exchange: 2'),
      clicks('Exchange: 2'),
      sees('Chard seeds found a home'),
      sees('Exchange: 0'),
    ],
    'A rejected connection': [sees('refused'), {fails: '401'}],
  },
  '/docs/1.3.x/playgrounds/vanilla-javascript': {
    'A counter': [sees('1 unseen')],
    'A live feed': [
      sees('10 orders'),
      sees('Pick up at Mill Lane'),
      send,
      sees('11 orders'),
      sees('Pick up at Harbor Street'),
    ],
    'Change the state': [clicks('Accept the newest order'), sees(/Order \d+ accepted/)],
    'The ready-made bell': [{badge: '1'}, opensBell, sees('Orders'), sees('Pick up at Mill Lane')],
  },
} satisfies Record<string, Record<string, Step[]>>;

const examples = 'additional-resources/learn-by-examples';

const tutorials = {
  [`/docs/${examples}/react-component/simple-notification`]: {
    'Draft Room': [{badge: '1'}, send, {badge: '2'}, sees('Mateo commented on Price list')],
  },
  [`/docs/${examples}/react-component/customizing-notification`]: {
    'Review activity': [
      opensBell,
      sees('Review activity'),
      {clicks: order, role: 'text'},
      sees('/orders/88213'),
      {seesNot: 'Review activity'},
    ],
  },
  [`/docs/${examples}/react-hooks/simple-notification`]: {
    'Parcel Desk': [
      sees('Parcels 1 new'),
      send,
      sees('Parcels 2 new'),
      sees('Order 88214 is on its way'),
      clicks('Parcels 2 new'),
      sees('Welcome'),
      {seesNot: '2 new'},
    ],
  },
  [`/docs/${examples}/notification-preference-center/getting-and-updating-preferences`]: {
    'Settings page': [
      sees('Kind of news'),
      {clicks: 'Comments: Email', role: 'checkbox'},
      sees('Comments by Email is off.'),
    ],
  },
  [`/docs/1.4.x/${examples}/react-component/simple-notification`]: {
    'Kiln Board': [{badge: '1'}, send, {badge: '2'}, sees('Your salad bowl is out of the kiln')],
  },
  [`/docs/1.4.x/${examples}/react-component/customizing-notification`]: {
    "The studio's inbox": [
      opensBell,
      {clicks: 'Your blue vase is out of the kiln', role: 'text'},
      sees('Piece k-40'),
    ],
  },
  [`/docs/1.4.x/${examples}/react-hooks/simple-notification`]: {
    'The mail room': [
      sees('Parcels 1 new'),
      send,
      sees('Parcels 2 new'),
      sees('New: Order 88214 is on its way'),
    ],
  },
  [`/docs/1.4.x/${examples}/notification-preference-center/getting-and-updating-preferences`]: {
    'The preference center': [sees('Product news'), clicks('In the inbox only'), sees('Saved.')],
  },
  [`/docs/1.3.x/${examples}/react-component/simple-notification`]: {
    Windowsill: [{badge: '1'}, send, {badge: '2'}, opensBell, sees('Mint is thirsty')],
  },
  [`/docs/1.3.x/${examples}/react-component/customizing-notification`]: {
    'The leafy inbox': [
      opensBell,
      sees('Fensterbrett'),
      sees('In the kitchen'),
      {clicks: 'Basil is thirsty', role: 'text'},
      sees('You are at /plants/p1'),
    ],
  },
  [`/docs/1.3.x/${examples}/react-hooks/simple-notification`]: {
    'Plant news': [sees('Seen (1)'), sees('Basil is thirsty'), send, sees('Mint is thirsty')],
  },
  [`/docs/1.3.x/${examples}/notification-preference-center/getting-and-updating-preferences`]: {
    'Club settings': [sees('Product news'), {clicks: 'In-App', role: 'checkbox'}, sees('Saved.')],
  },
} satisfies Record<string, Record<string, Step[]>>;

/** Steps by title of the preset, by path of the page. */
export const playgroundPresets: Readonly<
  Record<string, Readonly<Record<string, readonly Step[]>>>
> = {
  ...latest,
  ...version14,
  ...version13,
  ...tutorials,
};
