/** `npm run sandbox`: what it prints, serves and leaves behind. */
import {type ChildProcess, execSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {rootDirectory} from '../../scripts/lib/paths.ts';
import {curlRequest} from '../../src/samples/calls/curlRequest.ts';
import {bundledCommand} from '../support/bundledCommand.ts';
import {temporaryFolder} from '../support/temporaryFolder.ts';
import {credentialHeaders} from './support/client';

interface Running {
  process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Waits until something was printed; gives what a group of the pattern found. */
  printed(pattern: RegExp): Promise<string>;
  ended: Promise<number | null>;
}

function run(...args: string[]): Running {
  return runCommand('sandbox', ...args);
}

const commands = {
  sandbox: await bundledCommand('sandbox'),
  inbox: await bundledCommand('inbox'),
};

function runCommand(name: keyof typeof commands, ...args: string[]): Running {
  const child = spawn(process.execPath, [commands[name], ...args], {cwd: rootDirectory});
  onTestFinished(() => {
    child.kill();
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    process: child,
    output: () => output,
    ended: once(child, 'close').then(([code]) => code),
    async printed(pattern) {
      while (!pattern.test(output)) await once(child.stdout, 'data');
      return pattern.exec(output)?.[1] ?? '';
    },
  };
}

test('prints the keys, logs requests and stops cleanly', async () => {
  const sandbox = run('--port', '0', '--documented');
  const url = await sandbox.printed(/Base URL +(\S+)/);
  const token = await sandbox.printed(/User token +(\S+)/);
  expect(sandbox.output()).toMatch(/API key +demo_api_key\n +API secret +demo_api_secret /);

  const headers = {Authorization: `Bearer ${token}`};
  expect((await fetch(`${url}/v3/profile`, {headers})).status).toBe(200);
  await sandbox.printed(/GET {4}\/v3\/profile 200 [\d.]+ ms/);
  await fetch(`${url}/v3/notifications`, {
    method: 'POST',
    headers: {...credentialHeaders('app'), 'Content-Type': 'application/json'},
    body: JSON.stringify({
      notification: {workflow: {identifier: 'order_shipped'}},
      sendTo: {recipients: ['user_1042']},
    }),
  });
  await sandbox.printed(/order_shipped, email to user_1042: delivered \(simulated\)/);

  const categories = await fetch(`${url}/v3/categories`, {headers: credentialHeaders('user')});
  expect(await categories.json()).toContainEqual({
    id: 12,
    name: 'Order updates',
    identifier: 'order_updates',
  });

  sandbox.process.kill('SIGTERM');
  expect(await sandbox.ended).toBe(0);
});

test('keeps the private key of secure mode in a file', async () => {
  const folder = await temporaryFolder({});
  const file = path.join(folder, 'key.pem');
  const first = run('--port', '0', '--signing-key', file, '--secure');
  const token = await first.printed(/User token +(\S+)/);
  expect(first.output()).toContain('on: calls of a user need a token');
  const key = await readFile(file, 'utf8');
  expect(key).toContain('BEGIN PRIVATE KEY');

  const second = run('--port', '0', '--signing-key', file, '--secure');
  const url = await second.printed(/Base URL +(\S+)/);
  const headers = {Authorization: `Bearer ${token}`};
  expect((await fetch(`${url}/v3/profile`, {headers})).status).toBe(200);
  expect(await readFile(file, 'utf8')).toBe(key);
});

/** Sends what one of the printed curl commands sends, on machines without curl as well; gives the answer. */
async function send(command: string) {
  // A shell takes the command apart, so that its quotes are tried.
  const words = execSync(`printf '%s\\0' ${command}`, {encoding: 'utf8'}).split('\0').slice(0, -1);
  const response = await fetch(curlRequest(words));
  return response.json();
}

test.each([
  [[], 200],
  [['--hmac'], 401],
  [['--secure'], 401],
])(
  '%j: the printed commands work, and a call that names only the user gets %i',
  async (args, expected) => {
    const sandbox = run('--port', '0', ...args);
    const url = await sandbox.printed(/Base URL +(\S+)/);
    const {status} = await fetch(`${url}/v3/profile`, {headers: credentialHeaders('user')});
    expect(status).toBe(expected);
    const [address = '', ...options] = (await sandbox.printed(/npm run inbox -- (.+)/)).split(' ');
    const inbox = runCommand('inbox', address, ...options);
    await inbox.printed(/The inbox of user_1042 is (open)/);
    expect(await send(await sandbox.printed(/^ {2}(curl .*-d .*)$/m))).toEqual({
      requestId: expect.any(String),
    });
    expect(await inbox.printed(/NEW_NOTIFICATION [\s\S]*"title": "(.+?)"/)).toBe(
      'Order 88214 is on its way',
    );
    const {data} = await send(await sandbox.printed(/^ {2}(curl .*limit=5.*)$/m));
    expect(data[0].title).toBe('Order 88214 is on its way');
  },
);

test('the inbox says where there is none, and why it is not opened', async () => {
  const inbox = runCommand('inbox');
  expect(await inbox.ended).toBe(1);
  expect(inbox.output()).toContain('Give the address that npm run sandbox printed');
  const sandbox = run('--port', '0', '--secure');
  const refused = runCommand('inbox', await sandbox.printed(/Base URL +(\S+)/));
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('Secure mode is on');
});

test('-h shows the options', async () => {
  const sandbox = run('-h');
  expect(await sandbox.ended).toBe(0);
  for (const name of ['port', 'secure', 'hmac', 'documented', 'signing-key']) {
    expect(sandbox.output()).toMatch(new RegExp(`^ +--${name} .*\\w`, 'm'));
  }
});

test.each([
  ['a port that is none', ['--port', 'many'], /^--port many: a port is a number from 0 to 65535$/m],
  ['an unknown option', ['--prot', '1'], /Unknown option '--prot'/],
])('%s is said and ends it', async (_, args, message) => {
  const sandbox = run(...args);
  expect(await sandbox.ended).toBe(1);
  expect(sandbox.output()).toMatch(message);
});

test('a key file that holds no key is said and ends it', async () => {
  const folder = await temporaryFolder({'key.pem': 'not a key'});
  const sandbox = run('--port', '0', '--signing-key', path.join(folder, 'key.pem'));
  expect(await sandbox.ended).toBe(1);
  expect(sandbox.output()).toContain('The signing key must be a private RSA key as PEM');
});
