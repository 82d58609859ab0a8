/**
 * Measures the sandbox on one core: requests per second for the two calls that matter, and the
 * memory in use over 100,000 sends. Prints numbers; nothing fails because of a slow machine.
 *
 *   npm run bench
 */
import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import {demoCredentials, demoUserId} from '../../src/sandbox/index.ts';
import {exitWithMessage} from '../lib/exit.ts';

/** Requests per second that the sandbox is meant to answer at least. */
const aim = 2_000;
const secondsPerCall = 10;
const connections = 10;
const memoryRequests = 100_000;
const memorySteps = 5;

const appHeaders = {
  'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey,
  'X-ENGAGESPOT-API-SECRET': demoCredentials.apiSecret,
  'Content-Type': 'application/json',
};
const userHeaders = {
  'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey,
  'X-ENGAGESPOT-USER-ID': demoUserId,
};

interface MeasuredCall {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const send: MeasuredCall = {
  name: 'send',
  method: 'POST',
  path: '/v3/notifications',
  headers: appHeaders,
  body: JSON.stringify({
    notification: {workflow: {identifier: 'order_shipped'}},
    sendTo: {recipients: [demoUserId]},
    data: {orderNumber: '88213', carrier: 'Northline', deliveryDate: 'Thursday'},
  }),
};

/** As the documentation shows it: 15 of many notifications. */
const list: MeasuredCall = {
  name: 'list',
  method: 'GET',
  path: '/v3/notifications?pageNo=1&limit=15',
  headers: userHeaders,
};

/** @throws Error when any answer was not a success: the numbers would mean nothing */
async function load(
  url: string,
  call: MeasuredCall,
  extent: {duration: number} | {amount: number},
) {
  const {name: _, path: callPath, ...options} = call;
  const result = await autocannon({url: url + callPath, connections, ...options, ...extent});
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${call.name}: ${failed} requests failed`);
  return result;
}

interface Usage {
  /** Bytes in use after garbage collection. */
  heapUsed: number;
  /** Microseconds of a core since the start. */
  cpuTime: number;
}

async function usageOf(server: ChildProcess): Promise<Usage> {
  server.send('usage');
  const [usage] = (await once(server, 'message')) as [Usage];
  return usage;
}

function inMegabytes({heapUsed}: Usage): string {
  return `${(heapUsed / 2 ** 20).toFixed(1)} MB`;
}

function withCommas(value: number): string {
  return Math.round(value).toLocaleString('en');
}

async function measureSpeed(url: string, server: ChildProcess, call: MeasuredCall): Promise<void> {
  await load(url, call, {amount: 5_000});
  const before = await usageOf(server);
  const {requests, latency} = await load(url, call, {duration: secondsPerCall});
  const cpuTime = ((await usageOf(server)).cpuTime - before.cpuTime) / requests.total;
  console.log(
    `${call.name}: ${withCommas(requests.average)} requests/s (aim ${withCommas(aim)}), ` +
      `p50 ${latency.p50} ms, p99 ${latency.p99} ms; ${withCommas(cpuTime)} µs of a core each, ` +
      `so that an idle core does ${withCommas(1e6 / cpuTime)}/s`,
  );
}

async function measureMemory(url: string, server: ChildProcess): Promise<void> {
  console.log(`memory (heap after collection) over ${withCommas(memoryRequests)} sends:`);
  for (let step = 1; step <= memorySteps; step += 1) {
    await load(url, send, {amount: memoryRequests / memorySteps});
    const sent = withCommas((step * memoryRequests) / memorySteps);
    console.log(`  after ${sent.padStart(7)}: ${inMegabytes(await usageOf(server))}`);
  }
}

async function bench(): Promise<void> {
  const server = fork(path.join(import.meta.dirname, 'sandboxProcess.ts'), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  try {
    const [{url}] = (await once(server, 'message')) as [{url: string}];
    console.log(`memory at the start: ${inMegabytes(await usageOf(server))}`);
    await measureSpeed(url, server, send);
    await measureSpeed(url, server, list);
    await measureMemory(url, server);
  } finally {
    server.kill();
  }
}

await bench().catch(exitWithMessage);
