import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {thingsDocument} from '../../tests/support/thingsDocument.ts';
import {readDocument} from './document.ts';

async function read(source: string) {
  const folder = await temporaryFolder({'things.yaml': source});
  return readDocument(path.join(folder, 'things.yaml'));
}

test('the model has references resolved and schemas named', async () => {
  const {operations} = await read(thingsDocument);
  const [operation] = operations;
  expect(operation).toMatchObject({
    id: 'updateThing',
    method: 'PUT',
    path: '/things/{id}',
    tag: 'things',
    security: [['apiKey', 'apiSecret'], ['userToken']],
    body: {schema: {items: {title: 'Thing', description: 'One of them.'}}, examples: []},
  });
  expect(operation?.parameters.map(({name, required}) => [name, required])).toEqual([
    ['id', true],
    ['dry', false],
  ]);
  expect(operation?.responses['200']?.body).toMatchObject({
    schema: {properties: {size: {type: 'integer', minimum: 1}}},
    examples: [{title: 'Example', value: {id: 1}}],
  });
});

const place = 'paths › /things/{id} › put';

test.each<[string, string, string, string[]]>([
  ['nothing where text belongs', 'summary: Update a thing', '', [`${place} › summary: Invalid`]],
  [
    'a misspelled key',
    'summary: Update',
    'x-relatd: [a]\n      summary: Update',
    [`${place}: unknown "x-relatd"; remove it`],
  ],
  ['a tag that is not listed', 'tags: [things]', 'tags: [thing]', [`${place} › tags: `, '"thing"']],
  [
    'a body that is not JSON',
    'application/json:\n            schema:\n',
    'text/plain:\n            schema:\n',
    [`${place} › requestBody › content`, 'unknown "text/plain"'],
  ],
  [
    'a keyword that pages would not show',
    'minimum: 1',
    'multipleOf: 2',
    ['components › schemas › Size: unknown "multipleOf"', 'src/openapi/model.ts'],
  ],
  ['a method that the model does not have', 'put:', 'trace:', ['paths › /things/{id}', 'trace']],
  [
    'a schema whose title is not its name',
    'Size: {type',
    'Size: {title: Length, type',
    ['components › schemas › Size › title: remove it'],
  ],
  ['text that is not YAML', 'info: {title', 'info: {{title', ['cannot be read']],
])('refuses %s and says where', async (_, from, to, messages) => {
  expect(thingsDocument).toContain(from);
  const reading = read(thingsDocument.replace(from, to));
  for (const message of ['things.yaml', ...messages])
    await expect(reading).rejects.toThrow(message);
});

test.each([
  ['leads nowhere', 'parameters/Id', 'parameters/Ids'],
  ['leads back to itself', 'Size: {type: integer', "Size: {$ref: '#/components/schemas/Size'"],
])('refuses a reference that %s', async (problem, from, to) => {
  const reading = read(thingsDocument.replace(from, to));
  await expect(reading).rejects.toThrow(/things\.yaml cannot be read: the \$ref "#\/components\//);
  await expect(reading).rejects.toThrow(problem);
});

test.each(["'./sizes.yaml#/Size'", 'https://example.com/size.yaml'])(
  'refuses a reference to another file: %s',
  async target => {
    const source = thingsDocument.replace("'#/components/schemas/Size'", target);
    expect(source).toContain(target);
    await expect(read(source)).rejects.toThrow(
      /things\.yaml has a \$ref to another file: move what it leads to into `components`/,
    );
  },
);

test('says which file is not there', async () => {
  await expect(readDocument('openapi/none.yaml')).rejects.toThrow(
    'openapi/none.yaml cannot be read',
  );
});
