import {expect, test} from 'vitest';
import {renderedPage} from '../testSite.ts';
import {readPageFacts} from './pageFacts.ts';

const labels = {current: '1.5.x'};

function page(body: string, {head = '', tag = 'docs-default-1.4.x'} = {}): string {
  return renderedPage(
    body,
    `<meta data-rh="true" name="docusaurus_tag" content="${tag}"><link data-rh="true" rel="canonical" href="https://example.com/docs/a">${head}`,
  );
}

const body = `<nav class="theme-doc-breadcrumbs x" aria-label="Breadcrumbs"><ul><li><a href="/"><svg></svg></a></li><li><span>Channels &amp; more</span></li><li><a href="/b"><span>Email</span></a></li><li><span>SES</span></li></ul></nav>
<header><h1>Engagespot.<wbr>init() &amp; more</h1><p class="lead">Text</p><ul><li><span class="theme-last-updated">Updated <time datetime="2026-11-23T06:26:41.000Z">Nov 23, 2026</time></span></li></ul></header>`;

test('reads what a page of the documentation says about itself', () => {
  const head = '<meta data-rh="true" name="description" content="It&#x27;s &quot;A&quot;.">';
  expect(readPageFacts(page(body, {head}), 'a.html', labels)).toEqual({
    title: 'Engagespot.init() & more',
    description: 'It\'s "A".',
    canonical: 'https://example.com/docs/a',
    isArticle: true,
    version: '1.4.x',
    crumbs: [{name: 'Channels & more'}, {name: 'Email', path: '/b'}, {name: 'SES'}],
    modified: '2026-11-23T06:26:41.000Z',
  });
});

test('the latest version has its label, the REST reference none; a page may have no date', () => {
  const read = (tag: string) => readPageFacts(page('<h1>A</h1>', {tag}), 'a.html', labels);
  const latest = read('docs-default-current');
  expect(latest).toMatchObject({version: '1.5.x', crumbs: []});
  expect(latest.modified).toBeUndefined();
  expect(read('docs-api-current')).toMatchObject({version: undefined, isArticle: true});
  expect(read('default').isArticle).toBe(false);
});

test('names the page that has no title, or no address', () => {
  const read = (html: string) => () => readPageFacts(html, 'docs/a.html', labels);
  expect(read(page(''))).toThrow('docs/a.html has no h1');
  expect(read(renderedPage('<h1>A</h1>'))).toThrow('docs/a.html has no canonical address');
});
