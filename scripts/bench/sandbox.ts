/**
 * The sandbox on one core: requests per second for the two calls that matter, and the memory in use over 100,000
 * sends.
 */
import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import {demoCredentials, demoUserId} from '../../src/sandbox/index.ts';
import type {ResultTable} from '../lib/benchReport.ts';

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

async function measureCall(url: string, server: ChildProcess, call: MeasuredCall) {
  await load(url, call, {amount: 5_000});
  const before = await usageOf(server);
  const {requests, latency} = await load(url, call, {duration: secondsPerCall});
  const cpuTime = ((await usageOf(server)).cpuTime - before.cpuTime) / requests.total;
  return [
    call.name,
    withCommas(requests.average),
    `${latency.p50} ms`,
    `${latency.p99} ms`,
    `${withCommas(cpuTime)} µs`,
  ];
}

async function measureMemory(url: string, server: ChildProcess): Promise<string[][]> {
  const rows = [['0', inMegabytes(await usageOf(server))]];
  for (let step = 1; step <= memorySteps; step += 1) {
    await load(url, send, {amount: memoryRequests / memorySteps});
    const sent = withCommas((step * memoryRequests) / memorySteps);
    rows.push([sent, inMegabytes(await usageOf(server))]);
  }
  return rows;
}

/** The sandbox in a process of its own. */
export async function measureSandbox(): Promise<ResultTable[]> {
  const server = fork(path.join(import.meta.dirname, 'sandboxProcess.ts'), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  try {
    const [{url}] = (await once(server, 'message')) as [{url: string}];
    const memory = await measureMemory(url, server);
    return [
      {
        title: 'Sandbox',
        text: `${connections} connections for ${secondsPerCall} seconds each. The aim is ${withCommas(aim)} requests a second.`,
        columns: ['Call', 'Requests/s', 'Median', '99 of 100', 'Processor time'],
        rows: [await measureCall(url, server, send), await measureCall(url, server, list)],
      },
      {
        title: 'Memory of the sandbox',
        text: 'Heap in use after a garbage collection.',
        columns: ['Sends', 'Memory'],
        rows: memory,
      },
    ];
  } finally {
    server.kill();
  }
}
