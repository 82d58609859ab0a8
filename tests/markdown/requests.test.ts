/**
 * An exam of the Markdown of the REST reference: who knows nothing but the text of one page makes requests that the
 * sandbox accepts, and learns what is required. The reader in support/ does not look at the OpenAPI document.
 */
import {describe, expect, test} from 'vitest';
import {createManualClock, createSandbox} from '../../src/sandbox/index';
import {twins} from './support/builtSite';
import {type DescribedOperation, type Field, readOperation} from './support/operation';
import {type BuiltRequest, buildRequest, requiredPlaces, without} from './support/request';

/** When the examples of the pages take place. */
const start = '2030-01-31T09:02:00.000Z';

const endpoint = /^(?:GET|POST|PUT|PATCH|DELETE) `\/v\d/m;
const operations = twins
  .filter(({file, body}) => file.startsWith('api/') && endpoint.test(body))
  .map(({file, body}) => [file, readOperation(body)] as const);

/** The answer of a sandbox that nobody has used before. */
async function send({method, url, headers, body}: BuiltRequest) {
  const sandbox = createSandbox({clock: createManualClock(start)});
  const init = {method, headers, ...(body !== undefined && {body: JSON.stringify(body)})};
  const response = await sandbox.fetch(new Request(url, init));
  return {status: response.status, text: await response.text()};
}

/** Whether the smallest request of an operation is accepted. */
async function isPassed(operation: DescribedOperation): Promise<boolean> {
  const {status} = await send(buildRequest(operation, 'minimal'));
  return status >= 200 && status < 300;
}

/** What a page says of an operation, without one of its fields. */
function withoutRow(operation: DescribedOperation, row: Field): DescribedOperation {
  const {credentials, parameters, body} = operation;
  const others = (fields: readonly Field[]) => fields.filter(field => field !== row);
  return {
    ...operation,
    credentials: others(credentials),
    parameters: {...parameters, headers: others(parameters.headers)},
    ...(body && {body: {...body, fields: others(body.fields)}}),
  };
}

test('every operation of the reference has a page that can be read', () => {
  expect(operations).toHaveLength(24);
});

describe.each(operations)('%s', (_file, operation) => {
  const {responses, body, credentials, parameters} = operation;
  const [success = ''] = [...responses.keys()].filter(status => status.startsWith('2'));

  test.each(['minimal', 'full'] as const)('the %s request is accepted', async extent => {
    const request = buildRequest(operation, extent);
    const {status, text} = await send(request);
    expect(`${status}`, `${JSON.stringify(request, null, 1)}\n${text}`).toBe(success);
  });

  test('without a required part it is refused, with an error of the page', async () => {
    const request = buildRequest(operation, 'full');
    const places = body && !body.isArray ? requiredPlaces(body.fields, request.body) : [];
    const items = body?.isArray ? requiredPlaces(body.fields, (request.body as unknown[])[0]) : [];
    for (const place of [...places, ...items.map(each => [0, ...each])]) {
      const {status} = await send({...request, body: without(request.body, place)});
      expect.soft(`${status}`, place.join('.')).toBe('400');
      expect
        .soft(responses.get('400'), place.join('.'))
        .toContainEqual(expect.stringContaining('errors.md#'));
    }
    const required = parameters.headers.filter(({isRequired}) => isRequired);
    for (const [fields, expected] of [
      [credentials, '401'],
      [required, '400'],
    ] as const) {
      for (const {name = ''} of fields) {
        const {[name]: _left, ...headers} = request.headers;
        const {status} = await send({...request, headers});
        expect.soft(`${status}`, name).toBe(expected);
        expect
          .soft(responses.get(expected), name)
          .toContainEqual(expect.stringContaining('errors.md#'));
      }
    }
  });

  test('a page without one of its rows fails the exam', async () => {
    const rows = [
      ...credentials,
      ...parameters.headers.filter(({isRequired}) => isRequired),
      ...(body?.fields.filter(({isRequired}) => isRequired) ?? []),
    ];
    expect(await isPassed(operation)).toBe(true);
    for (const row of rows) {
      expect.soft(await isPassed(withoutRow(operation, row)), row.name).toBe(false);
    }
  });
});
