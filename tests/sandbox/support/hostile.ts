import {credentialHeaders} from './client';
import type {RequestPlan} from './requests';

const json = {'Content-Type': 'application/json'};
const ofUser = {...credentialHeaders('user'), ...json};
const ofApp = {...credentialHeaders('app'), ...json};
const ofCategories = {...credentialHeaders('categories'), ...json};

/** A number for every call, so that no two values of a kind are the same. */
let serial = 0;
function next(): number {
  serial += 1;
  return serial;
}

function send(changes: object, workflow: object = {}): RequestPlan {
  const body = {
    notification: {workflow: {identifier: 'order_shipped', ...workflow}},
    sendTo: {recipients: ['user_1042']},
    ...changes,
  };
  return {
    method: 'POST',
    path: '/v3/notifications',
    headers: ofApp,
    body: JSON.stringify(body),
  };
}

function put(body: string): RequestPlan {
  return {method: 'PUT', path: '/v3/profile', headers: ofUser, body};
}

function patch(operations: unknown): RequestPlan {
  return {method: 'PATCH', path: '/v3/profile', headers: ofUser, body: JSON.stringify(operations)};
}

const text = (size: number) => `${next()}${'x'.repeat(size)}`;
const far = '2099-01-31T09:00:00.000Z';

/** Requests that are meant to end a server, or to make it forget or wait. */
export const hostileRequests: readonly (() => RequestPlan)[] = [
  () => put(`{"a":[${'[],'.repeat(6_000_000)}[]]}`),
  () => put(`{${'"a":0,'.repeat(3_000_000)}"b":0}`),
  () => put('['.repeat(5_000_000)),
  () => put(`{"a":"${'\\"'.repeat(8_000_000)}"}`),
  () => put(JSON.stringify({a: text(9_000_000)})),
  () => put(JSON.stringify({email: '@'.repeat(2_000_000)})),
  () => put(JSON.stringify({a: Array(45_000).fill([])})),
  () => put(JSON.stringify({[text(900_000)]: 1})),
  () => send({sendAt: far}, {identifier: 'order_reminder', cancellationKey: text(10_000_000)}),
  () => send({sendAt: far, override: {channels: Array(45_000).fill('inApp')}}),
  () => send({data: {orderNumber: text(1_000_000)}}),
  () => send({data: {orderNumber: '{{data.a}}'.repeat(500_000), a: text(1_000)}}),
  () => send({sendAt: '2099-'.repeat(500_000)}),
  () => send({sendTo: {recipients: Array(45_000).fill(5)}}),
  () => send({sendTo: {recipients: Array.from({length: 45_000}, (_, index) => `no_${index}`)}}),
  () =>
    send({
      sendTo: {
        recipients: Array.from({length: 15_000}, () => ({identifier: `user_${next()}`})),
      },
    }),
  () =>
    send({
      data: {
        attachments: Array(2).fill({
          content: 'QUJD'.repeat(5_000_000),
          name: 'a',
          contentType: 'a/b',
        }),
      },
    }),
  () => patch([{op: 'replace', path: '/plan/length', value: 4_294_967_295}]),
  () => patch(Array.from({length: 200}, (_, index) => ({op: 'copy', from: '', path: `/${index}`}))),
  () => patch(Array(12_000).fill({op: 'add', path: '/a', value: 1})),
  () =>
    patch([
      {op: 'add', path: '/a', value: Array(40_000).fill(1)},
      ...Array(199).fill({op: 'add', path: '/a/0', value: 1}),
    ]),
  () => ({
    method: 'PATCH',
    path: '/v4/preferences',
    headers: ofUser,
    body: JSON.stringify({
      categories: Object.fromEntries(
        Array.from({length: 16_000}, () => [`category_${next()}`, {enabled: 0}]),
      ),
    }),
  }),
  () => ({
    method: 'POST',
    path: '/v3/categories',
    headers: ofCategories,
    body: JSON.stringify({identifier: text(10), name: text(900_000)}),
  }),
  () => ({
    method: 'PUT',
    path: '/v3/notifications/90211/state',
    headers: ofUser,
    body: JSON.stringify({state: text(5_000_000)}),
  }),
  () => ({method: 'GET', path: `/v3/profile?${'a=b&'.repeat(2_000)}`, headers: ofUser}),
  () => ({method: 'GET', path: '/sandbox/runs?limit=100', headers: ofApp}),
];
