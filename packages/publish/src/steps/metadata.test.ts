import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {addMetadata} from './addMetadata.ts';
import {openCards} from './cards/openCards.ts';

const address = 'https://example.com/base/';

function page(canonical: string, tag: string, title: string): string {
  return `<!doctype html><html><head><title>A</title><meta name=docusaurus_tag content=${tag}><meta name=description content="1 &lt; 2 &lt;/script>"><link rel=canonical href=${canonical}></head><body><div id=__docusaurus><h1>${title}</h1></div></body></html>`;
}

const frame = '<!doctype html><html><head><title>Frame</title></head><body></body></html>';

const files = {
  'index.html': page(address, 'default', 'Home'),
  'docs/a.html': page(`${address}docs/a`, 'docs-default-current', 'A "quoted" title'),
  'other.html': page(`${address}other`, 'default', 'Other'),
  'playground/frame.html': frame,
};

const dataTag = /<script type=application\/ld\+json>(.*?)<\/script>/;

test('pages have a picture and say what they are; frames stay as they are', async () => {
  const folder = await temporaryFolder(files);
  const cache = await temporaryFolder({});
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  expect(await addMetadata(folder, cache)).toEqual({pages: 3, known: 0});

  const html = await read('docs/a.html');
  expect(html).toContain(
    `</title><meta property=og:image content="${address}social/docs/a.png"><meta property=og:image:width content="1200"><meta property=og:image:height content="630"><meta property=og:image:alt content="Engagespot documentation 1.5.x · A &quot;quoted&quot; title">`,
  );
  const data = JSON.parse(dataTag.exec(html)?.[1] ?? '');
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'A "quoted" title',
    description: '1 < 2 </script>',
    url: `${address}docs/a`,
    version: '1.5.x',
    isPartOf: {'@type': 'WebSite', url: address},
  });
  expect(dataTag.exec(await read('index.html'))?.[1]).toContain(
    `"urlTemplate":"${address}search?q={query}"`,
  );
  expect(await read('other.html')).not.toMatch(dataTag);
  expect(await read('playground/frame.html')).toBe(frame);
  expect((await readdir(path.join(folder, 'social'), {recursive: true})).sort()).toEqual([
    'docs',
    'docs/a.png',
    'index.png',
    'other.png',
  ]);
  const picture = await sharp(path.join(folder, 'social/docs/a.png')).metadata();
  expect(picture).toMatchObject({width: 1200, height: 630, format: 'png'});

  expect(await addMetadata(await temporaryFolder(files), cache)).toEqual({pages: 3, known: 3});
});

/** The data of a page, block by block. */
function dataOf(html: string) {
  return [...html.matchAll(new RegExp(dataTag, 'g'))].map(([, text = '']) => JSON.parse(text));
}

test('breadcrumbs lead to canonical addresses, also of groups that are no page, without places to break', async () => {
  const crumbs = (...items: string[]) =>
    `<nav class=theme-doc-breadcrumbs><ul><li><a href=/base/ ><svg></svg></a>${items.map(item => `<li>${item}`).join('')}</ul></nav>`;
  const folder = await temporaryFolder({
    'index.html': files['index.html'],
    'api.html': page(`${address}api`, 'docs-api-current', 'API').replace(
      '</h1>',
      '</h1><h3 id=sdk-calls>SDK calls<a href=#sdk-calls>\u200B</a></h3>',
    ),
    'api/a.html': page(`${address}api/a`, 'docs-api-current', 'clear\u200BWeb').replace(
      '<h1>',
      `${crumbs('SDK calls', 'clear\u200BWeb')}<h1>`,
    ),
    'docs/1.0.0/b.html': page(`${address}docs/b`, 'docs-default-1.0.0', 'B').replace(
      '<h1>',
      `${crumbs('<a href=/base/docs/1.0.0/ >Start</a>', 'No page', 'B')}<h1>`,
    ),
  });
  await addMetadata(folder, await temporaryFolder({}));
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const stepsOf = async (file: string) =>
    dataOf(await read(file))[0].itemListElement.map(
      ({position, name, item}: Record<string, unknown>) => [position, name, item],
    );
  expect(await stepsOf('api/a.html')).toEqual([
    [1, 'SDK calls', `${address}api#sdk-calls`],
    [2, 'clearWeb', `${address}api/a`],
  ]);
  expect(await stepsOf('docs/1.0.0/b.html')).toEqual([
    [1, 'Start', `${address}docs/1.0.0`],
    [2, 'B', `${address}docs/1.0.0/b`],
  ]);
  const html = await read('api/a.html');
  expect(dataOf(html)[1]).toMatchObject({'@type': 'TechArticle', headline: 'clearWeb'});
  expect(html).toContain('content="Engagespot REST API · SDK calls · clearWeb"');
});

test.each([
  ['other scripts', 'Привет 你好 مرحبا ภาษาไทย'],
  ['emoji', '🎉 👩‍👩‍👧 🇪🇪'],
  ['letters with marks', 'Łódź, é as two letters: e\u0301'],
  ['marks that nobody sees', 'a\u0000b\u202E\uFEFF\uD800'],
  ['markup', '<b>&amp;</b> "\''],
  ['a word without end', 'W'.repeat(400)],
  ['a sentence without end', 'word '.repeat(400)],
  ['nothing', ''],
])('a title of %s is drawn within the size that services take', async (_, title) => {
  const cards = await openCards(await temporaryFolder({}));
  const [picture] = await cards.get({title, section: [title, 'Section'], label: '1.5.x'});
  expect(await sharp(picture).metadata()).toMatchObject({width: 1200, height: 630});
  expect(picture.length).toBeLessThan(60_000);
});
