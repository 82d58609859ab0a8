import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {lintProblems, staleProblems} from './openapi.ts';

/** A document that keeps every rule, but for the lines given. */
function documentWith(operation: string, more = ''): string {
  return `openapi: 3.1.0
info: {title: Test, version: '1', license: {name: MIT, identifier: MIT}}
servers: [{url: https://api.example.org}]
security: [{}]
paths:
  /things:
    get:
      summary: List things
      ${operation}
      responses: &responses
        '200': {description: The things.}
        '400': {description: Refused.}
${more}`;
}

async function problemsOf(source: string): Promise<string> {
  const folder = await temporaryFolder({'openapi.yaml': source});
  return (await lintProblems(path.join(folder, 'openapi.yaml'))).join('\n');
}

test('passes a document that keeps the rules', async () => {
  expect(await problemsOf(documentWith('operationId: listThings'))).toBe('');
});

test('fails on what is only a warning by default, and on what is no OpenAPI', async () => {
  const other =
    '    post:\n      summary: Add a thing\n      operationId: 5\n      responses: *responses\n';
  const problems = await problemsOf(documentWith('description: No identifier', other));
  expect(problems).toContain('operation-operationId');
  expect(problems).toMatch(/openapi\.yaml:\d+:\d+ +error +struct +Expected type `string`/);
});

test('fails on generated files that are stale or missing', async () => {
  const folder = await temporaryFolder({'a.ts': 'old\n', 'b.ts': 'same\n'});
  const outputs = [
    {file: 'a.ts', content: 'new\n'},
    {file: 'b.ts', content: 'same\n'},
    {file: 'c.ts', content: 'new\n'},
  ];
  expect(await staleProblems(outputs, folder)).toEqual([
    'a.ts is stale: npm run generate:openapi',
    'c.ts is missing: npm run generate:openapi',
  ]);
});
