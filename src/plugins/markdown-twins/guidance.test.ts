import {expect, test} from 'vitest';
import {readDocument} from '../../openapi/document.ts';
import {latestGuidance} from './guidance.ts';

const document = await readDocument();
const text = latestGuidance(document).join('\n');

test('names the hosts and the calls of the OpenAPI document', () => {
  for (const {url} of document.servers) expect(text).toContain(`\`${url}\``);
  const calls = [...text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/v\d\S*)`/g)];
  expect(calls.length).toBeGreaterThan(1);
  for (const [, method, path] of calls) {
    const operation = document.operations.find(
      each => each.method === method && each.path === path,
    );
    expect.soft(operation, `${method} ${path}`).toBeDefined();
    const isCalledDeprecated = text.includes(`\`${method} ${path}\` is deprecated`);
    expect.soft(operation?.deprecated ?? false, path).toBe(isCalledDeprecated);
  }
});

test('a header that the document no longer has stops the build', () => {
  const {apiSecret: _gone, ...securitySchemes} = document.components.securitySchemes;
  const changed = {...document, components: {...document.components, securitySchemes}};
  expect(() => latestGuidance(changed)).toThrow('apiSecret');
});
