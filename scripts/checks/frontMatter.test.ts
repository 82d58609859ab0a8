import {expect, test} from 'vitest';
import {frontMatterProblems} from './frontMatter.ts';

function page(name: string, keys: Record<string, unknown> = {}, collection = 'current') {
  const description = `What the page called ${name} is about, in one sentence that is long enough.`;
  return {
    file: `docs/${name}.mdx`,
    collection,
    frontMatter: {title: name, description, content_type: 'concept', ...keys},
  };
}

test('passes pages that fit the schema and differ', () => {
  expect(frontMatterProblems([page('one'), page('two')])).toEqual([]);
});

test('fails on an unknown key and names the file and the key', () => {
  const [problem, ...others] = frontMatterProblems([page('one', {sidebar_lable: 'One'})]);
  expect(problem).toContain('docs/one.mdx');
  expect(problem).toContain('sidebar_lable');
  expect(others).toEqual([]);
});

test('fails on a missing description', () => {
  const [problem] = frontMatterProblems([page('one', {description: undefined})]);
  expect(problem).toContain('"description"');
});

test.each(['title', 'description'])('fails on two pages of a version with the same %s', key => {
  const text = 'The same sentence on both pages, long enough to pass the schema.';
  const pages = [page('one', {[key]: text}), page('two', {[key]: text.toUpperCase()})];
  expect(frontMatterProblems(pages)).toEqual([`docs/one.mdx, docs/two.mdx: the same ${key}`]);
});

test('two versions may share a title', () => {
  const title = 'Quick start';
  expect(frontMatterProblems([page('one', {title}), page('two', {title}, '1.4.x')])).toEqual([]);
});
