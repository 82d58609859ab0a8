/** `npm run sandbox`: what it prints, serves and leaves behind. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {rootDirectory} from '../../scripts/lib/paths.ts';
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
  const script = path.join(rootDirectory, 'scripts/sandbox.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {cwd: rootDirectory});
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

test('prints the keys, logs requests and stops cleanly', {timeout: 30_000}, async () => {
  const sandbox = run('--port', '0');
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

  sandbox.process.kill('SIGTERM');
  expect(await sandbox.ended).toBe(0);
});

test('keeps the private key of secure mode in a file', {timeout: 60_000}, async () => {
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
  const withoutToken = await fetch(`${url}/v3/profile`, {headers: credentialHeaders('user')});
  expect(withoutToken.status).toBe(401);
  expect(await readFile(file, 'utf8')).toBe(key);
});

test('asks for the signature of a user with --hmac, and shows it', {timeout: 30_000}, async () => {
  const sandbox = run('--port', '0', '--hmac');
  const url = await sandbox.printed(/Base URL +(\S+)/);
  const signature = await sandbox.printed(/HMAC +on: X-ENGAGESPOT-USER-SIGNATURE is (\S+)/);
  const get = async (headers: Record<string, string>) =>
    (await fetch(`${url}/v3/profile`, {headers: {...credentialHeaders('user'), ...headers}}))
      .status;
  expect(await get({})).toBe(401);
  expect(await get({'X-ENGAGESPOT-USER-SIGNATURE': signature})).toBe(200);
});

test.each([
  ['a port that is none', ['--port', 'many'], /^--port many: a port is a number from 0 to 65535$/m],
  ['an unknown option', ['--prot', '1'], /Unknown option '--prot'/],
])('%s is said and ends it', {timeout: 30_000}, async (_, args, message) => {
  const sandbox = run(...args);
  expect(await sandbox.ended).toBe(1);
  expect(sandbox.output()).toMatch(message);
});

test('a key file that holds no key is said and ends it', {timeout: 30_000}, async () => {
  const folder = await temporaryFolder({'key.pem': 'not a key'});
  const sandbox = run('--port', '0', '--signing-key', path.join(folder, 'key.pem'));
  expect(await sandbox.ended).toBe(1);
  expect(sandbox.output()).toContain('The signing key must be a private RSA key as PEM');
});
