import fc from 'fast-check';
import {credentialHeaders} from './client';
import {forkSandbox} from './forkSandbox';
import {hostileRequests} from './hostile';
import {anyRequest, type RequestPlan} from './requests';

/** Requests are made in portions, each with a seed of its own. */
const portion = 1_000;
/** Users that no request of the storm names. */
const tenants = ['tenant_a', 'tenant_b'];

export interface Storm {
  /** What was answered with a status from 500, or not at all: method, path and status. */
  failures: string[];
  /** Of the server's process at the end, in MB: what it took from the system, and what it uses of it. */
  memory: {resident: number; heap: number};
  /** Whether the tenants have what they had before, byte for byte. */
  isTenantsStateKept: boolean;
  /** Answers by status. */
  statuses: Record<number, number>;
}

/** A wrong length makes a server wait for the rest; that has its own test. */
function withoutLength(headers: Record<string, string>): Record<string, string> {
  const {'Content-Length': _, ...rest} = headers;
  return rest;
}

function toInit({method, headers, body}: RequestPlan): RequestInit {
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  return {method, headers: withoutLength(headers), body: mayHaveBody ? body : undefined};
}

/** The status of an answer that was read to its end; 0 when nothing was answered. */
async function ask(url: string, plan: RequestPlan): Promise<number> {
  return fetch(url + plan.path, toInit(plan)).then(
    async response => {
      await response.text();
      return response.status;
    },
    () => 0,
  );
}

async function prepareTenants(url: string): Promise<void> {
  const headers = {...credentialHeaders('app'), 'Content-Type': 'application/json'};
  const recipients = tenants.map(identifier => ({identifier, plan: 'team', tags: [1, 'ä', null]}));
  // The first ones take the ids that the storm names.
  for (const sendTo of [...Array(5).fill({recipients: ['user_1042']}), {recipients}]) {
    const body = JSON.stringify({
      notification: {workflow: {identifier: 'order_shipped'}},
      sendTo,
      data: {orderNumber: '88213'},
    });
    await fetch(`${url}/v3/notifications`, {method: 'POST', headers, body});
  }
}

async function tenantsState(url: string): Promise<string> {
  const texts: string[] = [];
  for (const tenant of tenants) {
    for (const place of ['/v3/notifications', '/v3/profile', '/v4/preferences']) {
      const response = await fetch(url + place, {headers: credentialHeaders('user', tenant)});
      texts.push(await response.text());
    }
  }
  return texts.join('\n');
}

function* plans(requests: number, hostileOf: number): Generator<RequestPlan> {
  for (let done = 0; done < requests; done += portion) {
    const numRuns = Math.min(portion, requests - done);
    for (const [index, plan] of fc.sample(anyRequest, {numRuns, seed: done}).entries()) {
      const hostile = hostileRequests[((done + index) / hostileOf) % hostileRequests.length];
      yield hostile ? hostile() : plan;
    }
  }
}

/**
 * Sends random and hostile requests to a sandbox in a process of its own, one after the other. They are the same in
 * each storm.
 *
 * @param hostileOf of so many requests, one is hostile
 */
export async function raiseStorm(requests: number, hostileOf: number): Promise<Storm> {
  // Without a limit, Node holds on to freed memory, the more so on a busy machine.
  const {server, url, memory} = await forkSandbox('--expose-gc', '--max-old-space-size=192');
  try {
    await prepareTenants(url);
    const before = await tenantsState(url);
    const failures: string[] = [];
    const statuses: Record<number, number> = {};
    for (const plan of plans(requests, hostileOf)) {
      const status = await ask(url, plan);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 0 || status >= 500) {
        const body = plan.body?.slice(0, 40) ?? '';
        failures.push(`${plan.method} ${plan.path.slice(0, 60)} ${body}: ${status}`);
      }
    }
    const isTenantsStateKept = (await tenantsState(url)) === before;
    return {failures, statuses, isTenantsStateKept, memory: await memory()};
  } finally {
    server.kill();
  }
}
