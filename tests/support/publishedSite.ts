/** A small site with two versions, as its published files, for what reads them. */
import {openSite} from '../../src/assistants/site/docsSite';
import type {SiteSource} from '../../src/assistants/site/source';
import {createEmbeddedService} from '../../src/search/embedded/service';
import type {IndexedPage} from '../../src/search/records/record';
import {encodeShard} from '../../src/search/records/shard';
import {indexedPage, type SectionTexts} from './indexedPage';

const page = (url: string, category: string, sections: SectionTexts, operation?: string) =>
  indexedPage(url, sections, {category, rank: 1, ...(operation && {operation})});

const reference = '/additional-resources/api-reference';

const pages: Record<string, IndexedPage[]> = {
  'docs-default-current': [
    page('/docs', 'Documentation', [['Documentation', 'Where to begin.']]),
    page('/docs/concepts/topic', 'Concepts', [
      ['Topic', 'A topic is a group of users who follow a subject.'],
      ['Subscribe a user', 'Send the identifier of the zebra.', 'subscribe-a-user'],
      ['Limits (2)', 'There are none.', 'limits'],
    ]),
    page(`/docs${reference}/core/feed`, 'API reference › Core', [
      ['Read the feed', 'Lists.'],
      ['feed.getPage()', 'Gets a page of the feed.', 'feed-getpage'],
    ]),
    page(`/docs${reference}/hooks/feed`, 'API reference › Hooks', [
      ['Hooks of the feed', 'Lists.'],
      ['useFeed()', 'The feed as a hook.', 'usefeed'],
    ]),
    page(`/docs${reference}/react-hooks/useinbox`, 'API reference › Hooks 1.x', [
      ['useInbox() function', 'The inbox of old.'],
    ]),
  ],
  'docs-default-1.4.x': [
    page('/docs/1.4.x/concepts/okapi', 'Concepts', [
      ['Okapi', 'Only 1.4.x has an okapi.'],
      ['Example', 'Of the wild.', 'example'],
      ['Example', 'Of the zoo.', 'example-1'],
    ]),
    page(`/docs/1.4.x${reference}/javascript/feed.old`, 'API reference › Core', [
      ['Feed.old() method', 'Gone since.'],
    ]),
    page(`/docs/1.4.x${reference}/react-hooks/useinbox`, 'API reference › Hooks', [
      ['useInbox() function', 'The inbox of now.'],
    ]),
    page(`/docs/1.4.x${reference}/rest-api`, 'API reference', [
      ['REST calls of 1.4.x', 'To delete a user, send less than today.'],
    ]),
  ],
  'docs-api-current': [
    page(
      '/api/users/create-or-update-user',
      'Users',
      [['Create or update a user', 'Creates the user.']],
      'PUT /v3/users/{identifier}',
    ),
    page(
      '/api/users/delete-user',
      'Users',
      [['Delete a user', 'Deletes the user.']],
      'DELETE /v3/users/{identifier}',
    ),
  ],
  default: [page('/ask', 'Ask', [['Ask', 'The search of the site as a page.']])],
};

const twinOf = (title: string, body: string) =>
  `---\ntitle: ${title}\n---\n\n> Version of the twin.\n\n# ${title}\n\n${body}\n`;

const paragraphs = Array.from(
  {length: 300},
  (_, index) => `Paragraph ${index} of a long text about limits and other things.`,
).join('\n\n');

const twins: Record<string, string> = {
  '/index.md': twinOf('Home', 'The start of the site.'),
  '/docs.md': twinOf('Documentation', 'Where to begin.'),
  '/docs/1.4.x/llms.txt': '# Engagespot\n\nAll pages of 1.4.x.\n',
  '/changelog.md': twinOf('Changelog', 'What changed.'),
  '/docs/concepts/topic.md': twinOf(
    'Topic',
    `A topic is a group.\n\n## Subscribe a user\n\nSend it.\n\n## Limits (2)\n\n${paragraphs}`,
  ),
  '/docs/1.4.x/concepts/okapi.md': twinOf(
    'Okapi',
    'Only 1.4.x has an okapi.\n\n## Example\n\nOf the wild.\n\n## Example\n\nOf the zoo.',
  ),
  [`/docs${reference}/core/feed.md`]: twinOf('Read the feed', '## feed.getPage()\n\nGets a page.'),
  [`/docs${reference}/hooks/feed.md`]: twinOf('Hooks of the feed', '## useFeed()\n\nThe feed.'),
  [`/docs/1.4.x${reference}/javascript/feed.old.md`]: twinOf('Feed.old() method', 'Gone since.'),
  [`/docs${reference}/react-hooks/useinbox.md`]: twinOf('useInbox() function', 'Of old.'),
  [`/docs/1.4.x${reference}/react-hooks/useinbox.md`]: twinOf('useInbox() function', 'Of now.'),
  [`/docs/1.4.x${reference}/rest-api.md`]: twinOf('REST calls of 1.4.x', 'Send less.'),
  '/api/users/create-or-update-user.md': twinOf(
    'Create or update a user',
    'PUT `/v3/users/{identifier}`\n\n## Samples\n\n### curl\n\n```bash\ncurl x\n```\n\n### Python\n\n```python\npass\n```\n\n## Request body\n\nThe profile.',
  ),
  '/api/users/delete-user.md': twinOf('Delete a user', 'DELETE `/v3/users/{identifier}`'),
};

const openapi = {
  paths: {
    '/v3/users/{identifier}': {
      put: {operationId: 'createOrUpdateUser', summary: 'Create or update a user', tags: ['users']},
      delete: {
        operationId: 'deleteUser',
        summary: 'Delete a user',
        tags: ['users'],
        deprecated: true,
      },
    },
  },
};

const skills = [{name: 'zoo-api', description: 'Feed the animals with the API.'}];

export const siteAddress = 'https://docs.example.com/';

/**
 * The published files by their paths.
 *
 * @param base path of the host that the site lies below, without a slash at its end
 */
export function publishedFiles(base = ''): Map<string, string> {
  const files = new Map(Object.entries(twins));
  const shards = Object.entries(pages).map(([tag, list]) => {
    const moved = list.map(each => ({...each, url: base + each.url}));
    const {front, rest} = encodeShard({language: 'en', tag, pages: moved});
    files.set(`/search/${tag}.json`, front).set(`/search/${tag}-rest.json`, rest);
    return {
      language: 'en',
      tag,
      file: `${tag}.json`,
      rest: `${tag}-rest.json`,
      records: list.length,
    };
  });
  const versions = [
    {label: '1.5.x', tag: 'docs-default-current', path: `${base}/docs`},
    {label: '1.4.x', tag: 'docs-default-1.4.x', path: `${base}/docs/1.4.x`},
  ];
  const site = `${siteAddress.slice(0, -1)}${base}/`;
  files
    .set('/search/manifest.json', JSON.stringify({shards}))
    .set('/openapi/engagespot.json', JSON.stringify(openapi))
    .set('/.well-known/agent-skills/index.json', JSON.stringify({skills}))
    .set(
      '/.well-known/agent-skills/zoo-api/SKILL.md',
      '---\nname: zoo-api\n---\n\n# Feed the animals\n\nNever at night.\n',
    )
    .set('/versions.json', JSON.stringify({site, versions}));
  return new Map([...files].map(([file, text]) => [base + file, text]));
}

/** The site, with a list of the paths that were asked for. */
export function publishedSite(
  files = publishedFiles(),
  root = siteAddress,
): SiteSource & {asked: string[]} {
  const asked: string[] = [];
  return {
    root,
    asked,
    async get(address) {
      const {pathname} = new URL(address);
      asked.push(pathname);
      const text = files.get(pathname);
      return text === undefined ? new Response('', {status: 404}) : new Response(text);
    },
  };
}

/** The site, opened with the embedded search. */
export function openPublishedSite(source: SiteSource = publishedSite()) {
  return openSite(source, createEmbeddedService);
}
