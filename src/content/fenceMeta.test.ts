import {expect, test} from 'vitest';
import {parseFenceMeta} from './fenceMeta.ts';

test('reads every tag', () => {
  const meta = parseFenceMeta(
    'title="a b" {1,3-5} run secure status=401 npm2yarn showLineNumbers=3',
  );
  expect(meta).toMatchObject({title: 'a b', run: true, secure: true, status: 401, problems: []});
  expect(parseFenceMeta('schema=Error response')).toMatchObject({schema: 'Error', response: true});
  expect(parseFenceMeta("continues unchecked='in a worker'")).toMatchObject({
    continues: true,
    unchecked: 'in a worker',
    problems: [],
  });
});

test.each([
  ['scehma=Error', 'unknown word scehma='],
  ['runs', 'unknown word runs'],
  ['title=send.ts', 'title needs a text in quotes'],
  ['title=""', 'title needs a text in quotes'],
  ['status=ok', 'status needs three digits, such as 202'],
  ['schema=', 'schema needs the name of a schema'],
  ['unchecked', 'unchecked needs a reason in quotes'],
  ['unchecked=" "', 'unchecked needs a reason in quotes'],
  ['{a}', '{a} is no list of lines such as {1,3-5}'],
  ['showLineNumbers=x', 'showLineNumbers needs a number'],
])('refuses %s', (text, problem) => {
  expect(parseFenceMeta(text).problems).toEqual([problem]);
});
