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
}

/** The workflows of the sandbox that arrive at once, with data that fits their templates. */
export const workflowChoices: readonly WorkflowChoice[] = [
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

/** What came of a send. */
export interface Sent {
  call: Omit<CallEntry, 'id'>;
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
  return {call, note: response.headers.get('X-Sandbox-Note')};
}
