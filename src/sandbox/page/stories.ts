/**
 * What the playgrounds of older versions tell of: their users, what is in these users' inboxes, and the workflows
 * that send there. They are in the sandbox of a tab only.
 */
import type {InAppTemplate, Workflow} from '../delivery/workflow';
import type {Seed} from '../state/seed';

type Entry = Seed['notifications'][number];

const minute = 60_000;
const day = 24 * 60 * minute;

interface Written {
  title: string;
  message?: string;
  url?: string;
  data?: Record<string, string>;
}

function entry(userId: string, written: Written, times: Pick<Entry, 'age' | 'seenAfter'>): Entry {
  const {title, message = null, url = null, data = null} = written;
  return {userId, content: {title, message, icon: null, url, data, blocks: []}, ...times};
}

function workflow(identifier: string, template: InAppTemplate): Workflow {
  return {identifier, steps: [{type: 'channel', channel: 'inApp', template}]};
}

const courierOrders = [
  'Pick up at Abbey Road',
  'Pick up at Station Square',
  'Pick up at Canal Street',
  'Pick up at Park Row',
  'Pick up at Bridge End',
  'Pick up at King Street',
  'Pick up at Orchard Way',
  'Pick up at Dock Lane',
  'Pick up at Church Hill',
];

const schoolNews = [
  'Bus 3 is back on time',
  'No school on Friday',
  'Sports day moves to June',
  'Bus 7 has a new stop',
  'Lunch menu for May',
  'Bus 12 leaves early',
  'Parents meet on Tuesday',
  'Bus 7 is late',
  'Library books are due',
  'School photos tomorrow',
  'Bus 3 is late',
];

/** Entries that were seen when they came, from the oldest to the newest. */
function earlier(userId: string, titles: readonly string[]): Entry[] {
  return titles.map((title, index) =>
    entry(userId, {title}, {age: (titles.length - index) * day, seenAfter: 5 * minute}),
  );
}

/**
 * Gets the actionable notifications of the pages. Not the demonstration user: the inboxes of that user that do not
 * register components for blocks would fail.
 */
const managerId = 'user_3050';

export const storyUsers: Seed['users'] = [
  managerId,
  'runner_211',
  'parent_30',
  'player_12',
  'gardener_7',
  'courier_4',
  'potter_ada',
  'potter_ivo',
  'flat_7_nina',
].map(identifier => ({identifier, profile: {}}));

export const storyNotifications: Seed['notifications'] = [
  entry('runner_211', {title: 'Your bib is ready'}, {age: day, seenAfter: 5 * minute}),
  entry(
    'runner_211',
    {
      title: '10 km in 52:10',
      message: '5:13 per kilometer',
      url: 'https://race.example.com/runners/211/splits/10',
      data: {km: '10', time: '52:10', pace: '5:13'},
    },
    {age: minute},
  ),
  ...earlier('parent_30', schoolNews),
  entry('parent_30', {title: 'Bus 7 is late', message: '15 minutes, at Mill Lane'}, {age: minute}),
  entry('player_12', {title: 'Round 3 is over'}, {age: 2 * day, seenAfter: 5 * minute}),
  entry(
    'player_12',
    {
      title: 'Your move against Ines',
      message: 'She moved her knight.',
      url: 'https://chess.example.com/boards/b-87',
    },
    {age: 5 * minute},
  ),
  entry('gardener_7', {title: 'Your offer is online'}, {age: 7 * day, seenAfter: 5 * minute}),
  entry('gardener_7', {title: 'Tomato seeds found a home'}, {age: 5 * minute}),
  ...earlier('courier_4', courierOrders),
  entry('courier_4', {title: 'Pick up at Mill Lane'}, {age: minute}),
  entry(
    'potter_ada',
    {
      title: 'Your blue vase is out of the kiln',
      message: 'Shelf C. Still warm.',
      url: 'https://kiln.example.com/pieces/k-40',
    },
    {age: 5 * minute},
  ),
  entry(
    'flat_7_nina',
    {
      title: 'Basil is thirsty',
      message: 'Dry for 3 days. You find it in the kitchen.',
      url: 'https://windowsill.example.com/plants/p1',
      data: {plant: 'Basil', room: 'kitchen', daysDry: '3'},
    },
    {age: day},
  ),
];

export const storyWorkflows: readonly Workflow[] = [
  workflow('split_time', {
    title: '{{data.km}} km in {{data.time}}',
    message: '{{data.pace}} per kilometer',
    url: 'https://race.example.com/runners/211/splits/{{data.km}}',
  }),
  workflow('shift_offered', {
    title: 'Can you hand out water at {{data.place}}?',
    blocks: [
      {id: 'shift_offered_b0_state_1_i0', type: 'button', text: 'Yes', variant: 'primary'},
      {id: 'shift_offered_b0_state_1_i1', type: 'button', text: 'No', variant: 'secondary'},
    ],
    states: {
      state_2: {title: 'See you at {{data.place}}'},
      state_3: {title: 'Thank you for the answer'},
    },
  }),
  workflow('bus_late', {
    title: 'Bus {{data.bus}} is late',
    message: '{{data.minutes}} minutes, at {{data.stop}}',
  }),
  workflow('your_move', {
    title: 'Your move against {{data.opponent}}',
    url: 'https://chess.example.com/boards/{{data.board}}',
  }),
  workflow('draw_offered', {
    title: '{{data.opponent}} offers a draw',
    blocks: [
      {id: 'draw_offered_b0_state_1_i0', type: 'button', text: 'Accept', variant: 'primary'},
    ],
    states: {state_2: {title: 'Draw against {{data.opponent}}', message: 'You accepted.'}},
  }),
  workflow('seeds_taken', {title: '{{data.plant}} seeds found a home'}),
  workflow('pickup_assigned', {
    title: 'Pick up at {{data.street}}',
    states: {state_2: {title: 'Accepted: {{data.street}}'}},
  }),
  workflow('piece_fired', {
    title: 'Your {{data.piece}} is out of the kiln',
    message: 'Shelf {{data.shelf}}. {{data.note}}',
    url: 'https://kiln.example.com/pieces/{{data.pieceId}}',
  }),
  workflow('plant_thirsty', {
    title: '{{data.plant}} is thirsty',
    message: 'Dry for {{data.daysDry}} days. You find it in the {{data.room}}.',
    url: 'https://windowsill.example.com/plants/{{data.plantId}}',
  }),
];
