import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import fc from 'fast-check';
import {rootDirectory} from '../../../scripts/lib/paths.ts';
import {credentialHeaders} from './client';
import {hostileRequests} from './hostile';
import {anyRequest, type RequestPlan} from './requests';

/** Of so many requests, one is hostile. */
const hostileOf = 250;
/** Requests are made in portions, each with a seed of its own. */
const portion = 1_000;
/** Milliseconds after which an answer is late. */
const patience = 1_000;
/** Users that no request of the storm names. */
const tenants = ['tenant_a', 'tenant_b'];

export interface Storm {
  /** What was answered with a status from 500, or not at all: method, path and status. */
  failures: string[];
  /** Milliseconds that the slowest answer took, with what it answered. */
  slowest: {milliseconds: number; request: string};
  /** Of the server's process at the end, in MB: what it took from the system, and what it uses of it. */
  memory: {resident: number; heap: number};
  /** Whether the tenants have what they had before, byte for byte. */
  isTenantsStateKept: boolean;
  /** Answers by status. */
  statuses: Record<number, number>;
}

interface Usage {
  heapUsed: number;
  resident: number;
}

async function usageOf(server: ChildProcess): Promise<Usage> {
  server.send('usage');
  const [usage] = (await once(server, 'message')) as [Usage];
  return usage;
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

interface Asked {
  /** 0 when nothing was answered. */
  status: number;
  milliseconds: number;
}

async function askOnce(url: string, plan: RequestPlan): Promise<Asked> {
  const start = performance.now();
  const status = await fetch(url + plan.path, toInit(plan)).then(
    async response => {
      await response.text();
      return response.status;
    },
    () => 0,
  );
  return {status, milliseconds: performance.now() - start};
}

/** Asks again when an answer took long: the machine may have been busy with something else. */
async function ask(url: string, plan: RequestPlan): Promise<Asked> {
  const first = await askOnce(url, plan);
  if (first.milliseconds < patience) return first;
  const second = await askOnce(url, plan);
  return {...first, milliseconds: Math.min(first.milliseconds, second.milliseconds)};
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

function* plans(requests: number, seed: number): Generator<RequestPlan> {
  for (let done = 0; done < requests; done += portion) {
    const sample = fc.sample(anyRequest, {
      numRuns: Math.min(portion, requests - done),
      seed: seed + done,
    });
    for (const [index, plan] of sample.entries()) {
      const hostile = hostileRequests[((done + index) / hostileOf) % hostileRequests.length];
      yield hostile ? hostile() : plan;
    }
  }
}

/**
 * Sends random and hostile requests to a sandbox in a process of its own, one after the other.
 *
 * @param seed the same one gives the same requests
 */
export async function raiseStorm(requests: number, seed: number): Promise<Storm> {
  const script = path.join(rootDirectory, 'scripts/bench/sandboxProcess.ts');
  // Node keeps memory that it could give back, more of it the busier the machine is, unless it is told how much it has.
  const server = fork(script, {
    execArgv: ['--import', 'tsx', '--expose-gc', '--max-old-space-size=192'],
  });
  try {
    const [{url}] = (await once(server, 'message')) as [{url: string}];
    await prepareTenants(url);
    const before = await tenantsState(url);
    const storm: Omit<Storm, 'memory' | 'isTenantsStateKept'> = {
      failures: [],
      slowest: {milliseconds: 0, request: ''},
      statuses: {},
    };
    for (const plan of plans(requests, seed)) {
      const request = `${plan.method} ${plan.path.slice(0, 60)} ${plan.body?.slice(0, 40) ?? ''}`;
      const {status, milliseconds} = await ask(url, plan);
      if (milliseconds > storm.slowest.milliseconds) storm.slowest = {milliseconds, request};
      storm.statuses[status] = (storm.statuses[status] ?? 0) + 1;
      if (status === 0 || status >= 500) storm.failures.push(`${request}: ${status}`);
    }
    const isTenantsStateKept = (await tenantsState(url)) === before;
    const {heapUsed, resident} = await usageOf(server);
    const memory = {resident: resident / 2 ** 20, heap: heapUsed / 2 ** 20};
    return {...storm, isTenantsStateKept, memory};
  } finally {
    server.kill();
  }
}
