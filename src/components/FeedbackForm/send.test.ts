import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type Schema, Validator} from '@cfworker/json-schema';
import {afterEach, expect, test, vi} from 'vitest';
import {type Feedback, feedbackSchema} from '../../content/feedback.ts';
import {sendFeedback} from './send.ts';

const feedback: Feedback = {
  page: '/docs/concepts/workspace',
  version: '1.5.x',
  helpful: false,
  comment: 'Show an example.',
  from: 'reader',
  id: '0a1b2c3d4e5f6071',
};

let server: ReturnType<typeof createServer> | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function endpointWith(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>(resolve => void started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/v1`;
}

test('posts the documented JSON, without a cookie or a referrer', async () => {
  let body = '';
  let headers = {};
  const endpoint = await endpointWith((request, response) => {
    headers = request.headers;
    request.on('data', chunk => {
      body += chunk;
    });
    request.on('end', () => response.writeHead(204).end());
  });
  await sendFeedback(endpoint, feedback);
  expect(JSON.parse(body)).toEqual(feedback);
  expect(headers).toMatchObject({'content-type': 'application/json'});
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
});

test('an error status and a server that cannot be reached are errors that say so', async () => {
  const endpoint = await endpointWith((_request, response) => response.writeHead(503).end());
  await expect(sendFeedback(endpoint, feedback)).rejects.toThrow('the server returned status 503');
  server?.closeAllConnections();
  server?.close();
  await expect(sendFeedback(endpoint, feedback)).rejects.toThrow('the server could not be reached');
});

test('a server that never responds is given up', async () => {
  const late = new DOMException('timed out', 'TimeoutError');
  vi.stubGlobal('fetch', () => Promise.reject(late));
  await expect(sendFeedback('https://example.com', feedback)).rejects.toThrow(
    'the server did not respond',
  );
});

test.each([
  ['what readers send', feedback, true],
  ['the least', {page: '/docs', helpful: true, from: 'agent'}, true],
  ['no answer', {page: '/docs', from: 'agent'}, false],
  ['an address of another site', {...feedback, page: 'https://example.com'}, false],
  ['a long comment', {...feedback, comment: 'a'.repeat(1001)}, false],
  ['an email address', {...feedback, email: 'priya@example.com'}, false],
])('the published schema and %s', (_, value, isValid) => {
  const schema: Schema = structuredClone(feedbackSchema) as unknown as Schema;
  expect(new Validator(schema, '2020-12').validate(value).valid).toBe(isValid);
});
