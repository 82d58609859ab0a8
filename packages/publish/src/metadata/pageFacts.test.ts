import {expect, test} from 'vitest';
import {readPageFacts} from './pageFacts.ts';

/** A page as the minifier writes it. */
function page({head = '', main = '', tag = 'docs-default-1.4.x'} = {}): string {
  return `<!doctype html><html><head><title>A | Engagespot</title><meta data-rh=true name=docusaurus_tag content=${tag} /><link data-rh=true rel=canonical href=https://example.com/docs/a />${head}</head><body><div id=__docusaurus>${main}</div></body></html>`;
}

const main = `<nav class="theme-doc-breadcrumbs x" aria-label=Breadcrumbs><ul><li><a href=/ ><svg></svg></a><li><span>Channels &amp; more</span><li><a href=/b><span>Email</span></a><li><span>SES</span></ul></nav>
<header><h1>Engagespot.<wbr>init() &amp; more</h1><p class=lead>Text<ul><li><span class=theme-last-updated>Updated <time datetime=2026-11-23T06:26:41.000Z>Nov 23, 2026</time></span></ul></header>`;

test('reads what a page of the documentation says about itself', () => {
  const head = '<meta data-rh=true name=description content="It&#x27;s &quot;A&quot;."/>';
  expect(readPageFacts(page({head, main}), 'a.html')).toEqual({
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
  const latest = page({main: '<h1>A</h1>', tag: 'docs-default-current'});
  expect(readPageFacts(latest, 'a.html')).toMatchObject({version: '1.5.x', crumbs: []});
  expect(readPageFacts(latest, 'a.html').modified).toBeUndefined();
  const reference = page({main: '<h1>A</h1>', tag: 'docs-api-current'});
  expect(readPageFacts(reference, 'a.html')).toMatchObject({version: undefined, isArticle: true});
  const other = page({main: '<h1>A</h1>', tag: 'default'});
  expect(readPageFacts(other, 'a.html').isArticle).toBe(false);
});

test('names the page that has no title', () => {
  expect(() => readPageFacts(page(), 'docs/a.html')).toThrow('docs/a.html has no h1');
});
