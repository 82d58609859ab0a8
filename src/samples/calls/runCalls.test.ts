import {expect, test} from 'vitest';
import {problemsIn} from '../../../tests/support/samplePage.ts';

const appHeaders = [
  "-H 'X-ENGAGESPOT-API-KEY: YOUR_API_KEY'",
  '-H "X-ENGAGESPOT-API-SECRET: $ENGAGESPOT_API_SECRET"',
  "-H 'Content-Type: application/json'",
];
const userHeaders = [
  "-H 'X-ENGAGESPOT-API-KEY: YOUR_API_KEY'",
  "-H 'X-ENGAGESPOT-USER-ID: YOUR_USER_ID'",
];

function curl(tags: string, ...words: string[]): string[] {
  return [`\`\`\`bash title="Terminal" ${tags}`, `curl ${words.join(' \\\n  ')}`, '```'];
}

const address = 'https://api.engagespot.co/v3/notifications';
const body =
  '{"notification": {"workflow": {"identifier": "welcome"}}, "sendTo": {"recipients": ["user_1042"]}}';

test('a call that answers as the page says passes', async () => {
  expect(await problemsIn(curl('run status=202', address, ...appHeaders, `-d '${body}'`))).toEqual(
    [],
  );
  expect(await problemsIn(curl('run', `'${address}?limit=1'`, ...userHeaders))).toEqual([]);
  const eu = 'https://api-eu.engagespot.co/v3/profile';
  expect(await problemsIn(curl('run', eu, ...userHeaders))).toEqual([]);
});

test('another status fails, with what the sandbox answered', async () => {
  expect(await problemsIn(curl('run status=202', address, ...userHeaders))).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:5: expected 202, the sandbox answered 200: \{/),
  ]);
  expect(await problemsIn(curl('run', address, ...appHeaders, "-d '{}'"))).toEqual([
    expect.stringContaining('expected success, the sandbox answered 400'),
  ]);
  expect(await problemsIn(curl('run status=400', address, ...appHeaders, "-d '{}'"))).toEqual([]);
});

test('a body without its content type is sent as curl sends it', async () => {
  expect(await problemsIn(curl('run', address, ...appHeaders.slice(0, 2), `-d '${body}'`))).toEqual(
    [expect.stringContaining('the sandbox answered 415')],
  );
  const json = curl('run status=202', address, ...appHeaders.slice(0, 2), `--json '${body}'`);
  expect(await problemsIn(json)).toEqual([]);
});

test('secure mode is on for the calls that say so', async () => {
  const token = "-H 'Authorization: Bearer YOUR_USER_TOKEN'";
  const page = [
    ...curl('run secure status=401', address, ...userHeaders),
    ...curl('run secure', address, token),
    ...curl('run', address, ...userHeaders),
  ];
  expect(await problemsIn(page)).toEqual([]);
});

test('a page builds on itself, and on nothing else', async () => {
  const create = (status: number) =>
    curl(
      `run status=${status}`,
      'https://api.engagespot.co/v3/categories',
      appHeaders[0] ?? '',
      "-H 'X-ENGAGESPOT-SECRET-KEY: YOUR_SECRET_KEY'",
      `--json '{"identifier": "invoices", "name": "Invoices"}'`,
    );
  expect(await problemsIn([...create(200), ...create(400)])).toEqual([]);
  expect(await problemsIn(create(200))).toEqual([]);
});

test('an answer on the page has the keys and kinds of the last real one', async () => {
  const call = curl('run status=202', address, ...appHeaders, `-d '${body}'`);
  const answer = (json: string) => ['```json response', json, '```'];
  expect(await problemsIn([...call, ...answer('{"requestId": "a"}')])).toEqual([]);
  expect(await problemsIn([...call, ...answer('{"requestId": 1, "status": "ok"}')])).toEqual([
    expect.stringContaining('requestId is string in the answer, number on the page'),
    expect.stringContaining('status is on the page and not in the answer'),
  ]);
  expect(await problemsIn(answer('{}'))).toEqual([
    expect.stringContaining('response: no fence before it runs'),
  ]);
});

test.each([
  ['curl https://example.com/v3/profile', 'is not an address of the REST interface'],
  [`curl ${address} -H 'X-ENGAGESPOT-API-KEY: YOUR_KEY'`, 'no value for YOUR_KEY'],
  [`curl ${address} -H "Authorization: $HEADER"`, 'no value for $HEADER'],
  [`curl ${address} --proxy a`, 'the option --proxy is not known'],
  [`curl ${address} | jq .`, 'holds one curl command and nothing else'],
  [`wget ${address}`, 'holds one curl command'],
])('%s does not run', async (command, problem) => {
  expect(await problemsIn(['```bash run', command, '```'])).toEqual([
    expect.stringContaining(problem),
  ]);
});
