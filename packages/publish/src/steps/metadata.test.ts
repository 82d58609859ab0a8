import {expect, test} from 'vitest';
import type {Card} from '../cards/model.ts';
import {renderedPage} from '../testSite.ts';
import {addMetadata} from './metadata.ts';

const address = 'https://example.com/base/';
const groups = new Map([['SDK calls', `${address}api#sdk-calls`]]);
const dataTag = /<script type="?application\/ld\+json"?>(.*?)<\/script>/;

function rendered(canonical: string, tag: string, body: string): string {
  return renderedPage(
    body,
    `<meta name="docusaurus_tag" content="${tag}"><meta name="description" content="1 &lt; 2 &lt;/script>"><link rel="canonical" href="${canonical}">`,
  );
}

/** A page with its metadata, and the card that was drawn for it. */
async function finish(html: string, file: string) {
  const cards = new Map<string, Card>();
  const step = addMetadata(
    {address, name: 'Example', groups},
    {current: '1.5.x'},
    async (...card) => {
      cards.set(...card);
    },
  );
  const result = await step(html, {file, path: `/base/${file.replace(/\.html$/, '')}`});
  const data = [...result.matchAll(new RegExp(dataTag, 'g'))];
  return {html: result, cards, data: data.map(([, text = '']) => JSON.parse(text))};
}

test('a page of the documentation has a picture behind its title, and says what it is', async () => {
  const html = rendered(`${address}docs/a`, 'docs-default-current', '<h1>A "quoted" title</h1>');
  const page = await finish(html, 'docs/a.html');
  expect([...page.cards]).toEqual([
    ['social/docs/a.png', {title: 'A "quoted" title', section: [], label: '1.5.x'}],
  ]);
  expect(page.html.replaceAll(/ property="?([\w:]+)"?/g, ' property="$1"')).toContain(
    `</title><meta property="og:image" content="${address}social/docs/a.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Engagespot documentation 1.5.x · A &quot;quoted&quot; title">`,
  );
  expect(page.data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'A "quoted" title',
      description: '1 < 2 </script>',
      url: `${address}docs/a`,
      version: '1.5.x',
      isPartOf: {'@type': 'WebSite', url: address},
    },
  ]);
});

test('the home page says how to search the site; a page of no documentation says nothing', async () => {
  const home = await finish(rendered(address, 'default', '<h1>Home</h1>'), 'index.html');
  expect(home.data).toMatchObject([
    {potentialAction: {target: {urlTemplate: `${address}search?q={query}`}}},
  ]);
  const other = await finish(rendered(`${address}other`, 'default', '<h1>A</h1>'), 'other.html');
  expect(other.data).toEqual([]);
  expect(other.cards.has('social/other.png')).toBe(true);
});

const crumbs = (...items: string[]) =>
  `<nav class="theme-doc-breadcrumbs a"><ul>${['<a href="/base/"><svg></svg></a>', ...items].map(item => `<li>${item}</li>`).join('')}</ul></nav>`;

const steps = (data: {itemListElement: {position: number; name: string; item: string}[]}) =>
  data.itemListElement.map(({position, name, item}) => [position, name, item]);

test('breadcrumbs lead to groups that are no page, and no name has places to break', async () => {
  const name = 'clear\u200BWeb';
  const body = `${crumbs('SDK calls', name)}<h1>${name}</h1>`;
  const page = await finish(rendered(`${address}api/a`, 'docs-api-current', body), 'api/a.html');
  expect(steps(page.data[0])).toEqual([
    [1, 'SDK calls', `${address}api#sdk-calls`],
    [2, 'clearWeb', `${address}api/a`],
  ]);
  expect(page.data[1]).toMatchObject({'@type': 'TechArticle', headline: 'clearWeb'});
  expect(page.html).toContain('content="Engagespot REST API · SDK calls · clearWeb"');
});

test('breadcrumbs of an older version lead through it, without groups that have no address', async () => {
  const body = `${crumbs('<a href="/base/docs/1.0.0/">Start</a>', 'No page', 'B')}<h1>B</h1>`;
  const html = rendered(`${address}docs/b`, 'docs-default-1.0.0', body);
  const {data} = await finish(html, 'docs/1.0.0/b.html');
  expect(steps(data[0])).toEqual([
    [1, 'Start', `${address}docs/1.0.0`],
    [2, 'B', `${address}docs/1.0.0/b`],
  ]);
});

test('a page without a heading stops the build by its name', async () => {
  const html = rendered(`${address}docs/a`, 'docs-default-current', '');
  await expect(finish(html, 'docs/a.html')).rejects.toThrow('docs/a.html has no h1');
});
