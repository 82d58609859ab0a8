import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {SearchIndexOptions} from './options.ts';
import {readPage, searchedHtml} from './readPage.ts';

const options: Omit<SearchIndexOptions, 'id'> = {
  contentLimit: 2_048,
  exclude: [],
  skipHeadings: [],
};

/** A page as the minifier leaves it: without optional end tags and quotes. */
const html = readFileSync(new URL('./fixtures/inbox.html.txt', import.meta.url), 'utf8');

function read(text = html, changes: Partial<typeof options> = {}) {
  const page = readPage(text, {...options, ...changes});
  if (!page) throw new Error('The page is not searched.');
  return page;
}

function contentOf(heading: string, changes?: Partial<typeof options>) {
  return read(html, changes).sections.find(section => section.heading === heading)?.content;
}

describe('readPage', () => {
  it('takes language, tag and version from the meta tags', () => {
    expect(read()).toMatchObject({
      language: 'en',
      tag: 'docs-default-current',
      version: 'current',
    });
  });

  it('takes the category from the breadcrumbs, without home and the page itself', () => {
    expect(read().category).toBe('SDKs › React');
  });

  it('uses the title as the category of a page outside of all categories', () => {
    const flat = html.replace('<li><span>SDKs</span><li><span>React</span>', '');
    expect(read(flat).category).toBe('In-app inbox');
  });

  it('knows the page by its name in the sidebar, by terms that it explains and by its keywords', () => {
    expect(read()).toMatchObject({names: ['Introduction'], topics: ['bell', 'notification feed']});
    expect(readPage(html, options, ['In-app inbox', 'Feed', 'Bell'])).toMatchObject({
      names: ['Introduction', 'Feed', 'Bell'],
      topics: ['notification feed'],
    });
  });

  it('leaves the short name of what is no more to what there is', () => {
    const former = html.replace('<h3 ', '<div data-search-former></div><h3 ');
    expect(read(former).names).toEqual([]);
  });

  it('starts a section at each heading that can be linked', () => {
    const sections = read().sections.map(({level, heading, anchor}) => [level, heading, anchor]);
    expect(sections).toEqual([
      [1, 'In-app inbox', ''],
      [2, 'Install', 'install'],
      [3, 'Options', 'options'],
      [2, 'Empty', 'empty'],
      [2, 'Next steps', 'next-steps'],
    ]);
  });

  it('reads the alternative texts of images', () => {
    const image = '<figure><a href=bell.avif><img src=bell.avif alt="A bell with a badge."></a>';
    const repeated = image.replace('<a ', '<a data-search-ignore ').replace('<figure>', '');
    const caption = '<figcaption>The bell.</figcaption></figure>';
    const pictured = html.replace(
      /<h2[^>]*id=install/,
      match => image + repeated + caption + match,
    );
    const [first] = read(pictured).sections;
    expect(first?.content).toContain('A bell with a badge. The bell.');
    expect(first?.content.match(/A bell with a badge/g)).toHaveLength(1);
  });

  it('leaves out navigation, controls, page facts and hash links', () => {
    expect(contentOf('In-app inbox')).toBe(
      'A bell and a feed. The inbox stays inside your product. See channels and more.',
    );
  });

  it('reads all tab panels, and of code what it names', () => {
    expect(contentOf('Install')).toBe('Your backend calls the API. · markAsRead');
  });

  it('keeps the parts of fields and table cells apart', () => {
    expect(contentOf('Options')).toBe(
      'apiKey string required · Key of the workspace. theme · Colours. Event: Meaning · seen: The user saw it. Not linked · Text below it.',
    );
  });

  it('has no text for a heading that another one follows', () => {
    expect(contentOf('Empty')).toBe('');
  });

  it('cuts long text between two words', () => {
    expect(contentOf('In-app inbox', {contentLimit: 30})).toBe('A bell and a feed. The inbox');
  });

  it('leaves out what the options name', () => {
    const page = read(html, {exclude: ['table'], skipHeadings: ['Next steps']});
    expect(JSON.stringify(page.sections)).not.toContain('Meaning');
    expect(page.sections.map(({anchor}) => anchor)).not.toContain('next-steps');
  });

  it('keeps the words of samples and of sections that it leaves out, but no measures', () => {
    const sample = '<pre><code>margin: 24px; color: #5b6f67; status 409</code></pre><h2';
    const mark = '<p>Answers 204<span data-search-ignore>assumed</span>.</p><h2';
    const page = read(html.replace('<h2', mark).replace('<h2', sample), {
      skipHeadings: ['Options'],
    });
    expect(page.further).toEqual(
      expect.arrayContaining(['margin', '409', 'assumed', 'meaning', 'workspace']),
    );
    expect(page.further.filter(word => /24px|5b6f67|204assumed/.test(word))).toEqual([]);
  });

  it('keeps the names of files and constants of what it does not search, once', () => {
    const sample = (title: string, code: string) =>
      `<div data-search-ignore><span data-md=code-title>${title}</span><pre>${code}</pre></div><h2`;
    const page = read(
      html
        .replace('<h2', sample('src/readOnOpen.ts', 'startBadge(SECRET_KEY)'))
        .replace('<h2', sample('Prompt for 2.0', 'ask')),
    );
    expect(page.further).toEqual(
      expect.arrayContaining(['readonopen.ts', 'startbadge', 'secret_key', 'prompt', 'src']),
    );
    expect(page.further.filter(word => /^(?:readonopen|ts|secret|key)$| /.test(word))).toEqual([]);
  });

  it('does not count a link that only explains a word', () => {
    const term = '<p><a href="/docs/glossary" aria-describedby="meaning">channel</a></p><h2';
    expect(html).toContain('<h2');
    expect(read(html.replace('<h2', term)).links).toEqual(read().links);
  });

  it('reads the operation that a page describes', () => {
    const endpoint =
      '<p data-search-operation=sendIt><span>POST</span><code>/v3/it/{id}</code></p><h2';
    const page = read(html.replace('<h2', endpoint));
    expect(page.operation).toBe('POST /v3/it/{id}');
    expect(page.names).toContain('sendIt');
    expect(read().operation).toBeUndefined();
  });

  it('lists the pages that the article links to, once each', () => {
    expect(read().links).toEqual(['/', '/docs/channels', '/docs/quick-start']);
  });

  it.each([
    ['a page without search tags', html.replaceAll('docsearch:', 'other:')],
    ['a page without an article', html.replace('<article>', '<div>')],
    [
      'a page marked noindex',
      html.replace('<meta charset', '<meta name=robots content="noindex, nofollow"><meta charset'),
    ],
    [
      'a list of pages',
      html.replace('<article>', '<h1>Tagged</h1><article>').replace(/<header>.*?<\/h1>/, ''),
    ],
  ])('skips %s', (_, text) => {
    expect(readPage(text, options)).toBeUndefined();
  });

  it('fails for an article without a level 1 heading', () => {
    const text = html.replace('<h1>In-app inbox</h1>', '');
    expect(() => readPage(text, options)).toThrow('does not start with a level 1 heading');
  });
});

it('reads a page from the parts that change with it alone', () => {
  const changed = html
    .replace('</head>', '<script src=/assets/main.js defer></script></head>')
    .replace('<main', '<aside><a href=/docs/new>New page</a></aside><main');
  expect(changed).toContain('New page');
  expect(searchedHtml(changed)).toBe(searchedHtml(html));
  expect(read(searchedHtml(html))).toEqual(read());
});
