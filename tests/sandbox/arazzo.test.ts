/**
 * The main flows, performed by Redocly's `respect` on a sandbox that really listens. It reads the OpenAPI
 * document by itself and is stricter than we are: an answer may not have a field too many.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {parse} from 'yaml';
import {runQuietly} from '../../scripts/lib/command.ts';
import {binary, rootDirectory} from '../../scripts/lib/paths.ts';
import {startSandboxServer} from '../../scripts/lib/sandboxServer.ts';
import {demoCredentials, demoUserId} from '../../src/sandbox/index.ts';
import {temporaryFolder} from '../support/temporaryFolder.ts';

const flows = path.join(rootDirectory, 'openapi/workflows.arazzo.yaml');

interface Report {
  files: Record<string, {totalRequests: number}>;
}

interface Flows {
  workflows: {workflowId: string; steps: unknown[]}[];
}

test('every flow does what it says', async () => {
  const {workflows} = parse(await readFile(flows, 'utf8')) as Flows;
  const {url, sandbox, close} = await startSandboxServer({sandbox: {}, port: 0});
  onTestFinished(close);
  const authorization = `Bearer ${await sandbox.createUserToken(demoUserId)}`;
  const {apiKey, apiSecret} = demoCredentials;
  const input = JSON.stringify({apiKey, apiSecret, authorization});
  const report = path.join(await temporaryFolder({}), 'report.json');
  const {code, output} = await runQuietly(
    binary('redocly'),
    ['respect', flows, '-S', `engagespot=${url}`, '-i', input, '-J', report],
    {env: {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'}},
  );
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  const {files} = JSON.parse(await readFile(report, 'utf8')) as Report;
  const performed = Object.values(files).reduce((sum, {totalRequests}) => sum + totalRequests, 0);
  expect(performed).toBe(workflows.flatMap(({steps}) => steps).length);
});
