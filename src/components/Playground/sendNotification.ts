import type {CallEntry} from '@site/src/playground/host/traffic';
import {demoCredentials} from '@site/src/sandbox/demo';
import {sharedSandbox} from '@site/src/sandbox/page/sharedSandbox';

/** What the panel for sending asks for. */
export interface NotificationForm {
  /** Identifier of a workflow; `own_text` has the four texts below in its template. */
  workflow: string;
  title: string;
  message: string;
  url: string;
  /** Identifier of a category; empty for none. */
  category: string;
  /** JSON object. */
  data: string;
  /** Identifiers of users, separated by commas. */
  recipients: string;
}

export const ownText = 'own_text';

export interface WorkflowChoice {
  identifier: string;
  label: string;
  data: Record<string, string>;
  /** Who gets it in the story of a page; the demonstration user by default. */
  recipient?: string;
}

/** The workflows of the sandbox that arrive at once and suit every inbox, with data that fits their templates. */
const usualChoices: readonly WorkflowChoice[] = [
  {identifier: ownText, label: 'Your own text', data: {}},
  {
    identifier: 'comment_added',
    label: 'comment_added',
    data: {
      author: 'Mateo',
      document: 'Price list',
      documentId: 'doc_7',
      comment: 'Can we round these up?',
    },
  },
  {
    identifier: 'order_shipped',
    label: 'order_shipped',
    data: {orderNumber: '88214', carrier: 'Northline', deliveryDate: 'Friday'},
  },
  {
    identifier: 'product_release',
    label: 'product_release',
    data: {feature: 'Gift cards', summary: 'Send a book without knowing which.'},
  },
  {identifier: 'welcome', label: 'welcome', data: {name: 'Priya'}},
];

/** Workflows that only some playgrounds send: not every SDK shows blocks, and stories have users of their own. */
const specialChoices: readonly WorkflowChoice[] = [
  {
    identifier: 'leave_request',
    label: 'leave_request',
    data: {leaveRequestId: 'lr_501', employee: 'Sam Okafor', dates: '3 to 7 February'},
    recipient: 'user_3050',
  },
  {
    identifier: 'split_time',
    label: 'split_time',
    data: {km: '15', time: '1:19:40', pace: '5:19'},
    recipient: 'runner_211',
  },
  {
    identifier: 'shift_offered',
    label: 'shift_offered',
    data: {place: 'the town hall'},
    recipient: 'runner_211',
  },
  {
    identifier: 'bus_late',
    label: 'bus_late',
    data: {bus: '7', minutes: '10', stop: 'Town hall'},
    recipient: 'parent_30',
  },
  {
    identifier: 'your_move',
    label: 'your_move',
    data: {opponent: 'Tomas', board: 'b-88'},
    recipient: 'player_12',
  },
  {
    identifier: 'draw_offered',
    label: 'draw_offered',
    data: {opponent: 'Ines'},
    recipient: 'player_12',
  },
  {
    identifier: 'seeds_taken',
    label: 'seeds_taken',
    data: {plant: 'Chard'},
    recipient: 'gardener_7',
  },
  {
    identifier: 'pickup_assigned',
    label: 'pickup_assigned',
    data: {street: 'Harbor Street'},
    recipient: 'courier_4',
  },
  {
    identifier: 'piece_fired',
    label: 'piece_fired',
    data: {pieceId: 'k-41', piece: 'salad bowl', shelf: 'A', note: 'No cracks.'},
    recipient: 'potter_ada',
  },
  {
    identifier: 'plant_thirsty',
    label: 'plant_thirsty',
    data: {plantId: 'p3', plant: 'Mint', room: 'bathroom', daysDry: '2'},
    recipient: 'flat_7_nina',
  },
];

/**
 * What a playground offers to send.
 *
 * @param first identifier of the workflow that its panel starts with
 */
export function workflowChoices(first: string): readonly WorkflowChoice[] {
  return [...specialChoices.filter(({identifier}) => identifier === first), ...usualChoices];
}

export const categoryChoices = ['order_updates', 'product_news', 'comments'] as const;

const url = 'https://api.engagespot.co/v3/notifications';

function dataOf({workflow, title, message, url: link, category, data}: NotificationForm): object {
  if (workflow !== ownText) return JSON.parse(data) as object;
  return {title, message, ...(link && {url: link}), ...(category && {category})};
}

/**
 * The body of the request that the form stands for.
 *
 * @throws SyntaxError when the data is not JSON
 */
export function bodyOf(form: NotificationForm): object {
  return {
    notification: {workflow: {identifier: form.workflow}},
    sendTo: {
      recipients: form.recipients
        .split(',')
        .map(text => text.trim())
        .filter(Boolean),
    },
    data: dataOf(form),
  };
}

/** The messages in the body of a refusal as one text, or the body itself. */
function messageOf(body: string): string {
  try {
    const {message} = JSON.parse(body) as {message?: unknown};
    return message === undefined ? body : [message].flat().join('; ');
  } catch {
    return body;
  }
}

/** What came of a send. */
export interface Sent {
  call: Omit<CallEntry, 'id'>;
  /** What the answer says about a refusal; empty for others. */
  message: string;
  /** What the sandbox has to say besides, for example that it does not know a recipient. */
  note: string | null;
}

/** Sends a notification to the sandbox of this tab, as the backend of the reader's app would. */
export async function sendNotification(body: object): Promise<Sent> {
  const sandbox = await sharedSandbox();
  const requestHeaders: [string, string][] = [
    ['content-type', 'application/json'],
    ['x-engagespot-api-key', demoCredentials.apiKey],
    ['x-engagespot-api-secret', demoCredentials.apiSecret],
  ];
  const requestBody = JSON.stringify(body);
  const started = performance.now();
  const response = await sandbox.fetch(
    new Request(url, {method: 'POST', headers: requestHeaders, body: requestBody}),
  );
  const call = {
    kind: 'call' as const,
    from: 'backend' as const,
    method: 'POST',
    url,
    status: response.status,
    duration: performance.now() - started,
    requestHeaders,
    requestBody,
    responseBody: await response.text(),
  };
  const note = response.headers.get('X-Sandbox-Note');
  return {call, message: response.ok ? '' : messageOf(call.responseBody), note};
}
