/**
 * Every call of the document with every status that it documents. A call or a status that is new in
 * the document fails here until it has a case.
 */
import {describe, expect, test} from 'vitest';
import {maximumBodySize} from '../../src/sandbox/http/body';
import {type Caller, type CallOptions, createClient} from './support/client';
import {type DocumentedOperation, documentedOperations} from './support/document';

/** How to make a call end with a status; what is left out is taken from `calls`. */
interface Case extends CallOptions {
  path?: string;
}

interface CallCases {
  /** The call as it succeeds. */
  call: Case & {path: string; as: Caller};
  /** By status, besides those of `commonCases`. */
  cases: Record<string, Case>;
}

const tooLarge = `"${'a'.repeat(maximumBodySize)}"`;
const device = {'X-ENGAGESPOT-DEVICE-ID': '6d1f0c52-4a3e-4b7d-8f10-2c9a7b6e5d43'};
const withIdentifier = {body: {identifier: 'user_1042'}};

/** Statuses that every call reaches in the same way. */
const commonCases: Record<string, Case> = {
  '401': {as: 'nobody'},
  '413': {body: tooLarge},
  '415': {headers: {'Content-Type': 'text/plain'}},
  '5XX': {headers: {'X-Sandbox-Simulate': '503'}},
};

const calls: Record<string, CallCases> = {
  sendNotification: {
    call: {path: '/v3/notifications', as: 'app'},
    cases: {'202': {}, '400': {body: {notification: 'order_shipped', sendTo: {recipients: ['a']}}}},
  },
  listNotification: {
    call: {path: '/v3/notifications?pageNo=1&limit=15', as: 'user'},
    cases: {'200': {}, '400': {path: '/v3/notifications?limit=21'}},
  },
  getNotification: {
    call: {path: '/v3/notifications/90211', as: 'user'},
    cases: {
      '200': {},
      '400': {path: '/v3/notifications/first'},
      '404': {path: '/v3/notifications/1'},
    },
  },
  deleteNotification: {
    call: {path: '/v3/notifications/90211', as: 'user'},
    cases: {
      '200': {},
      '400': {path: '/v3/notifications/first'},
      '404': {path: '/v3/notifications/1'},
    },
  },
  markAllNotificationsAsSeen: {
    call: {path: '/v3/notifications/markAllNotificationsAsSeen', as: 'user'},
    cases: {'200': {}},
  },
  deleteAllNotifications: {
    call: {path: '/v3/notifications/markAllNotificationsAsDeleted', as: 'user'},
    cases: {'200': {}},
  },
  markNotificationAsRead: {
    call: {path: '/v3/notifications/90211/click', as: 'user'},
    cases: {
      '200': {},
      '400': {path: '/v3/notifications/0/click'},
      '404': {path: '/v3/notifications/1/click'},
    },
  },
  markNotificationAsUnseen: {
    call: {path: '/v3/notifications/90210/views', as: 'user'},
    cases: {
      '200': {},
      '400': {path: '/v3/notifications/0/views'},
      '404': {path: '/v3/notifications/1/views'},
    },
  },
  markNotificationAsUnread: {
    call: {path: '/v3/notifications/90210/reads', as: 'user'},
    cases: {
      '200': {},
      '400': {path: '/v3/notifications/0/reads'},
      '404': {path: '/v3/notifications/1/reads'},
    },
  },
  getProfile: {call: {path: '/v3/profile', as: 'user'}, cases: {'200': {}}},
  updateProfile: {
    call: {path: '/v3/profile', as: 'user'},
    cases: {'200': {}, '400': {body: {email: 'nobody'}}, '422': withIdentifier},
  },
  patchProfile: {
    call: {path: '/v3/profile', as: 'user'},
    cases: {
      '200': {},
      '400': {body: [{op: 'remove', path: '/nothing'}]},
      '422': {body: [{op: 'add', path: '/identifier', value: 'a'}]},
    },
  },
  getPreferences: {call: {path: '/v4/preferences', as: 'user'}, cases: {'200': {}}},
  updatePreferences: {
    call: {path: '/v4/preferences', as: 'user'},
    cases: {'200': {}, '400': {body: {channels: {fax: {enabled: 1}}}}},
  },
  getPreferencesV3: {call: {path: '/v3/preferences', as: 'user'}, cases: {'200': {}}},
  updatePreferencesV3: {
    call: {path: '/v3/preferences', as: 'user'},
    cases: {'200': {}, '400': {body: {preference: [{}]}}},
  },
  listCategories: {call: {path: '/v3/categories', as: 'user'}, cases: {'200': {}}},
  createCategory: {
    call: {path: '/v3/categories', as: 'categories'},
    cases: {'200': {}, '400': {body: {identifier: 'order_updates', name: 'Taken'}}},
  },
  deleteCategory: {
    call: {path: '/v3/categories/12', as: 'categories'},
    cases: {
      '200': {},
      '400': {path: '/v3/categories/order_updates'},
      '404': {path: '/v3/categories/99'},
    },
  },
  connectSdk: {
    call: {path: '/v3/sdk/connect', as: 'user', headers: device},
    cases: {'200': {}, '400': {headers: {'X-ENGAGESPOT-DEVICE-ID': ''}}},
  },
  createUser: {
    call: {path: '/v3/users', as: 'app'},
    cases: {
      '200': {},
      '400': {body: {profile: {}}},
      '422': {body: {identifier: 'a', profile: {identifier: 'a'}}},
    },
  },
  createOrUpdateUser: {
    call: {path: '/v3/users/user_1042', as: 'app'},
    cases: {'200': {}, '400': {body: []}, '422': withIdentifier},
  },
  deleteUser: {
    call: {path: '/v3/users/user_1042', as: 'app'},
    cases: {'202': {}, '404': {path: '/v3/users/nobody'}},
  },
  cancelRun: {
    call: {path: '/v4/workflows/order_reminder/cancel-run', as: 'app'},
    cases: {
      '200': {},
      '400': {body: {}},
      '404': {path: '/v4/workflows/nothing/cancel-run'},
    },
  },
};

/** Answers whose text depends on the request; the others are those that the document shows. */
const varying = new Set(['400', '202']);

function casesOf({id, statuses}: DocumentedOperation): Record<string, Case> {
  const documented = Object.entries(commonCases).filter(([status]) => statuses.includes(status));
  return {...Object.fromEntries(documented), ...calls[id]?.cases};
}

async function perform(operation: DocumentedOperation, changes: Case) {
  const call: Case & {path: string} = calls[operation.id]?.call ?? operation;
  const [body] = Object.values(operation.requestExamples);
  const {path, ...options} = {...call, ...(body !== undefined && {body}), ...changes};
  return createClient().call(operation.method, path, {
    ...options,
    headers: {...call.headers, ...changes.headers},
  });
}

test('every call and every status of the document has a case, and nothing else', {
  tags: '@spec:rest.statuses',
}, () => {
  expect(Object.keys(calls).sort()).toEqual(documentedOperations.map(({id}) => id).sort());
  for (const operation of documentedOperations) {
    expect([operation.id, ...Object.keys(casesOf(operation)).sort()]).toEqual([
      operation.id,
      ...operation.statuses.toSorted(),
    ]);
  }
});

describe.each(documentedOperations)('$id', operation => {
  test.each(Object.entries(casesOf(operation)))('%s', async (status, changes) => {
    const answer = await perform(operation, changes);
    expect(answer.status).toBe(status === '5XX' ? 503 : Number(status));
    expect(operation.problems(answer.status, answer.body)).toEqual([]);
    expect(answer.headers.get('X-Sandbox')).toBe('true');
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    if (!varying.has(status)) expect(answer.body).toEqual(operation.example(status));
  });

  test.each(Object.entries(operation.requestExamples))(
    'succeeds with its example %s',
    async (_, body) => {
      const {status, note} = await perform(operation, {body});
      expect(operation.statuses).toContain(String(status));
      expect(status).toBeLessThan(300);
      expect(note).not.toMatch(/Nothing is delivered|Discarded|documented/);
    },
  );
});
