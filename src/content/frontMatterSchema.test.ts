import {expect, test} from 'vitest';
import {contentTypes, validateFrontMatter} from './frontMatterSchema.ts';

const frontMatter = {
  title: 'Quick start',
  description: 'Send the first notification from your backend and see it arrive in the inbox.',
  content_type: 'quick-start',
};

function validate(keys: Record<string, unknown>) {
  return validateFrontMatter({...frontMatter, ...keys}, 'docs/page.mdx');
}

test('passes a page with the three keys that every page needs', () => {
  expect(validate({})).toEqual(frontMatter);
});

test.each(contentTypes)('%s is a type of page', content_type => {
  expect(validate({content_type}).content_type).toBe(content_type);
});

test('passes every optional key', () => {
  const optional = {
    sidebar_label: 'Start',
    slug: '/start',
    keywords: ['inbox'],
    hide_table_of_contents: true,
    pagination_next: null,
    pagination_prev: 'concepts/overview',
  };
  expect(validate(optional)).toEqual({...frontMatter, ...optional});
});

test.each([
  ['title', undefined],
  ['title', ' '],
  ['title', 'a'.repeat(71)],
  ['description', undefined],
  ['description', 'Too short to say anything.'],
  ['description', 'a'.repeat(161)],
  ['content_type', undefined],
  ['content_type', 'article'],
  ['keywords', 'inbox'],
  ['hide_table_of_contents', 'yes'],
])('fails on %s: %s and names file and key', (key, value) => {
  expect(() => validate({[key]: value})).toThrow(
    new RegExp(`^Wrong front matter in docs/page\\.mdx:\\n {2}- "${key}": `),
  );
});

test('fails on an unknown key and lists the known ones', () => {
  const read = () => validate({sidebar_lable: 'Start'});
  expect(read).toThrow('unknown key "sidebar_lable"');
  expect(read).toThrow('sidebar_label');
});

test('names every wrong key at once', () => {
  const read = () => validate({title: '', description: ''});
  expect(read).toThrow(/"title"[\s\S]*"description"/);
});
