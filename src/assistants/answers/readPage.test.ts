import {describe, expect, test} from 'vitest';
import {
  openPublishedSite,
  publishedFiles,
  publishedSite,
} from '../../../tests/support/publishedSite';
import {readPage} from './readPage';

const site = await openPublishedSite();

describe('names of a page', () => {
  test.each([
    '/docs/concepts/topic',
    'docs/concepts/topic',
    'concepts/topic',
    '/docs/concepts/topic/',
    '/docs/concepts/topic.md',
    '/docs/concepts/topic.html?language=python',
    '/docs/1.5.x/concepts/topic',
    'https://docs.example.com/docs/concepts/topic.md',
  ])('%s', async page => {
    const text = await readPage(site, {page});
    expect(text).toMatch(
      /^URL: https:\/\/docs\.example\.com\/docs\/concepts\/topic\nVersion: 1\.5\.x, the latest\n/,
    );
    expect(text).toContain('# Topic\n\nA topic is a group.');
    expect(text).not.toContain('title: Topic');
  });

  test('the start of the site, of the documentation and of a version', async () => {
    expect(await readPage(site, {page: '/'})).toContain('# Home');
    expect(await readPage(site, {page: '/docs'})).toContain('Where to begin.');
    const old = await readPage(site, {page: '/docs/1.4.x'});
    expect(old).toBe(
      'URL: https://docs.example.com/docs/1.4.x/llms.txt\nVersion: 1.4.x\n\n# Engagespot\n\nAll pages of 1.4.x.\n',
    );
    expect(await readPage(site, {page: '/docs', version: '1.4.x'})).toBe(old);
    const changelog = await readPage(site, {page: '/changelog'});
    expect(changelog).toContain('Version: all versions\n\n# Changelog');
  });

  test('the address tells the version; a version is looked up under its own address', async () => {
    const okapi = await readPage(site, {page: '/docs/1.4.x/concepts/okapi'});
    expect(okapi).toContain('Version: 1.4.x\n');
    expect(await readPage(site, {page: '/docs/concepts/okapi', version: '1.4.x'})).toBe(okapi);
    expect(await readPage(site, {page: 'concepts/okapi', version: '1.4.x'})).toBe(okapi);
  });

  test('pages of the REST reference belong to no version, and lead to what an older one says', async () => {
    const text = await readPage(site, {page: '/api/users/delete-user', version: '1.4.x'});
    expect(text).toContain(
      "Version: none; the REST reference describes today's API\nWhat of it applies to 1.4.x: https://docs.example.com/docs/1.4.x/additional-resources/api-reference/rest-api\n\n# Delete",
    );
    const today = await readPage(site, {page: '/api/users/delete-user'});
    expect(today).toContain("describes today's API\n\n# Delete");
  });
});

test.each([
  ['/docs/v1.4/concepts/okapi', '/docs/1.4.x/concepts/okapi'],
  ['/docs/1.4/concepts/okapi.md', '/docs/1.4.x/concepts/okapi'],
  ['v1.4.x/concepts/okapi', '/docs/1.4.x/concepts/okapi'],
  ['/docs/latest/concepts/topic', '/docs/concepts/topic'],
  ['1.5/concepts/topic', '/docs/concepts/topic'],
])('%s is %s', async (page, path) => {
  expect(await readPage(site, {page})).toContain(`URL: https://docs.example.com${path}\n`);
});

describe('what is not there', () => {
  test('a page: the closest pages, and where the latest version has it', async () => {
    await expect(readPage(site, {page: '/docs/topics'})).rejects.toThrow(
      'Version 1.5.x has no page "/docs/topics". The closest pages are: /docs/concepts/topic',
    );
    await expect(readPage(site, {page: 'concepts/topic', version: '1.4.x'})).rejects.toThrow(
      'Version 1.4.x has no page "concepts/topic". The latest, 1.5.x, has /docs/concepts/topic.',
    );
    await expect(readPage(site, {page: 'concepts/topic', version: '1.4.x'})).rejects.toThrow(
      'All pages of 1.4.x: https://docs.example.com/docs/1.4.x/llms.txt',
    );
  });

  test('a version: the versions', async () => {
    await expect(readPage(site, {page: '/docs', version: '2.x'})).rejects.toThrow(
      'There is no version "2.x". The versions are: 1.5.x, 1.4.x. All pages of 1.5.x: https://docs.example.com/docs/llms.txt',
    );
  });

  test('a page of another version than the one that is named', async () => {
    await expect(
      readPage(site, {page: '/docs/1.4.x/concepts/okapi', version: '1.5.x'}),
    ).rejects.toThrow('a page of version 1.4.x, not of 1.5.x');
  });

  test('another site', async () => {
    await expect(readPage(site, {page: 'https://example.org/docs'})).rejects.toThrow(
      'https://example.org/docs is not on this site. Pages begin with https://docs.example.com/.',
    );
  });

  test('a section: the sections', async () => {
    await expect(readPage(site, {page: 'concepts/topic', section: 'Zoo'})).rejects.toThrow(
      'URL: https://docs.example.com/docs/concepts/topic\nVersion: 1.5.x, the latest\n\nThe page has no section "Zoo". It has: "Topic", "Subscribe a user", "Limits (2)".',
    );
  });

  test.each(['/docs/../versions.json', '/versions.json', '/search/manifest', '/../../etc/passwd'])(
    'files that are no page: %s',
    async page => {
      const source = publishedSite();
      await expect(readPage(await openPublishedSite(source), {page})).rejects.toThrow(
        'has no page',
      );
      expect(source.asked.filter(path => !/^\/(?:search\/|versions\.json)/.test(path))).toEqual([]);
    },
  );
});

describe('sections', () => {
  test('by heading, by anchor, and by the anchor of an address', async () => {
    const text = await readPage(site, {page: 'concepts/topic', section: 'Subscribe a user'});
    expect(text).toContain('## Subscribe a user\n\nSend it.');
    expect(text).not.toContain('Limits');
    for (const page of ['/docs/concepts/topic#subscribe-a-user', '/docs/concepts/topic']) {
      const section = page.includes('#') ? undefined : 'subscribe-a-user';
      expect(await readPage(site, {page, section})).toBe(text);
    }
    const limits = await readPage(site, {page: '/docs/concepts/topic.md#limits'});
    expect(limits).toContain('## Limits (2)');
    expect(limits).not.toContain('Send it.');
  });

  test('of which several have a heading are told apart by their anchors', async () => {
    const page = '/docs/1.4.x/concepts/okapi';
    await expect(readPage(site, {page, section: 'Example'})).rejects.toThrow(
      `URL: https://docs.example.com${page}\nVersion: 1.4.x\n\nThe page has 2 sections "Example". Name one by its anchor: "example", "example-1".`,
    );
    expect(await readPage(site, {page, section: 'example-1'})).toContain('Of the zoo.');
    expect(await readPage(site, {page, section: 'example'})).toContain('Of the wild.');
    expect(await readPage(site, {page: `${page}#example-1`})).toContain('Of the zoo.');
  });

  test('an anchor that is no heading leads to the page', async () => {
    expect(await readPage(site, {page: 'concepts/topic#elsewhere'})).toContain('# Topic');
  });
});

test('an offset beyond the end is named', async () => {
  await expect(readPage(site, {page: '/docs', offset: 9_000})).rejects.toThrow(
    'URL: https://docs.example.com/docs\nVersion: 1.5.x, the latest\n\nThe offset 9000 is beyond the end: there are',
  );
});

test('a long page comes in pieces, which have every paragraph once', async () => {
  const seen: string[] = [];
  let offset: number | undefined = 0;
  while (offset !== undefined) {
    const text: string = await readPage(site, {page: 'concepts/topic', offset});
    expect(text.length).toBeLessThanOrEqual(8_000);
    expect(text).toContain('URL: https://docs.example.com/docs/concepts/topic\nVersion: 1.5.x');
    seen.push(...(text.match(/Paragraph \d+ /g) ?? []));
    const next = /"offset": (\d+), or name a section: "Subscribe a user", "Limits \(2\)"/.exec(
      text,
    );
    offset = next ? Number(next[1]) : undefined;
  }
  expect(seen).toEqual(Array.from({length: 300}, (_, index) => `Paragraph ${index} `));
});

const root = 'https://docs.example.com/docs-site/';
const below = await openPublishedSite(publishedSite(publishedFiles('/docs-site'), root));

describe('a site below a path of its host', () => {
  test.each([
    '/docs-site/docs/concepts/topic',
    '/docs/concepts/topic',
    'concepts/topic',
    'https://docs.example.com/docs-site/docs/concepts/topic.md',
  ])('%s', async page => {
    expect(await readPage(below, {page})).toContain(
      `URL: ${root}docs/concepts/topic\nVersion: 1.5.x`,
    );
  });

  test('older versions and pages without one', async () => {
    expect(await readPage(below, {page: 'concepts/okapi', version: '1.4.x'})).toContain(
      `URL: ${root}docs/1.4.x/concepts/okapi`,
    );
    expect(await readPage(below, {page: '/docs-site/'})).toContain('# Home');
    expect(await readPage(below, {page: '/api/users/delete-user'})).toContain('DELETE');
  });
});
