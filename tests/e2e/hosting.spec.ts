/**
 * What servers answer, to the letter: addresses, headers, compressed files, and requests that nobody means well. The
 * preview server and nginx have to agree.
 */
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {cp, mkdtemp, rm} from 'node:fs/promises';
import {connect} from 'node:http2';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {compressBuild} from '@engagespot-docs/publish/compress';
import {expect} from '@playwright/test';
import {caching, everywhere} from '../../config/headers.ts';
import {startNginx} from '../../scripts/lib/nginxServer.ts';
import {scoreAnswer} from '../../scripts/lib/observatory.ts';
import {buildDirectory} from '../../scripts/lib/paths.ts';
import {findNginx, nginxMissing} from '../../scripts/nginx.ts';
import {
  agentsFile,
  apiCatalog,
  apiCatalogType,
  skillsFolder,
  skillsIndex,
} from '../../src/content/agentFiles.ts';
import {versionsFile} from '../../src/content/publishedVersions.ts';
import {addressTable} from './support/addresses.ts';
import {hostileTargets} from './support/hostileTargets.ts';
import {rawRequest} from './support/rawRequest.ts';
import {serverNames, startServer, test} from './support/servers.ts';

const pageHeaders = {...everywhere, 'Cache-Control': 'public, max-age=0, must-revalidate'};

/** Tells whether content is that of a file that a server may send. */
function published(): (content: Buffer) => boolean {
  const bySize = new Map<number, string[]>();
  for (const entry of readdirSync(buildDirectory, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\/\.hosting\/|\/_(?:headers|redirects)$/.test(file)) continue;
    const {size} = statSync(file);
    bySize.set(size, [...(bySize.get(size) ?? []), file]);
  }
  return content =>
    bySize.get(content.length)?.some(file => readFileSync(file).equals(content)) ?? false;
}

/** Reads the one script of the build with a name that begins so. */
function scriptPath(start: string): string {
  const file = readdirSync(path.join(buildDirectory, 'assets/js')).find(
    name => name.startsWith(start) && name.endsWith('.js'),
  );
  return `/assets/js/${file}`;
}

test('nginx answers over HTTP/2, with the same headers', async () => {
  const program = findNginx();
  test.skip(!program, nginxMissing);
  if (!program) return;
  const nginx = await startNginx(program, {current: buildDirectory});
  const client = connect(nginx.http2Url);
  try {
    const [headers] = await once(client.request({':path': '/docs'}).resume(), 'response');
    expect(headers[':status']).toBe(200);
    const {headers: expected} = await fetch(`${nginx.url}/docs`);
    for (const name of [...Object.keys(pageHeaders), 'Content-Security-Policy']) {
      expect.soft(headers[name.toLowerCase()], name).toBe(expected.get(name));
    }
  } finally {
    client.close();
    await nginx.close();
  }
});

for (const serverName of serverNames) {
  test.describe(serverName, () => {
    test.use({serverName});

    test('every address of the table has the answer of the table', {
      tag: [
        '@spec:routes.exact',
        '@spec:routes.rest-api-redirects',
        '@spec:routes.redirects',
        '@spec:routes.html-suffixes',
      ],
    }, async ({serverUrl}) => {
      for (const {target, status, answer = ''} of addressTable) {
        const response = await rawRequest(serverUrl, target);
        expect.soft(response.status, target).toBe(status);
        if (status === 301) {
          // nginx keeps a question mark without a query, Node does too; both are the same address.
          expect.soft(response.headers.location?.replace(/\?$/, ''), target).toBe(answer);
        } else {
          expect.soft(response.body.toString(), target).toContain(answer);
        }
      }
    });

    test('other methods than reading are refused', async ({serverUrl}) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
        const {status} = await rawRequest(serverUrl, '/docs', {method});
        expect.soft(status, method).toBe(405);
      }
      const head = await rawRequest(serverUrl, '/docs', {method: 'HEAD'});
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
    });

    test('every answer has the headers of the site, each once', async ({serverUrl}) => {
      for (const target of ['/', '/docs/concepts/workspace', '/docs-b32', scriptPath('main.')]) {
        const {headers} = await fetch(serverUrl + target, {redirect: 'manual'});
        for (const [name, value] of Object.entries(everywhere)) {
          expect.soft(headers.get(name), `${target} ${name}`).toBe(value);
        }
        expect.soft(headers.get('content-security-policy'), target).toMatch(/^[^,]*'none'$/);
      }
    });

    test('the rules of the Observatory give 115 points or more', async ({serverUrl}) => {
      const response = await fetch(`${serverUrl}/`);
      const score = scoreAnswer({headers: response.headers, html: await response.text()});
      expect(score.points).toBeGreaterThanOrEqual(115);
      expect(score.grade).toBe('A+');
    });

    test('a page that is not found has them too, and is not kept', async ({serverUrl}) => {
      const {headers} = await fetch(`${serverUrl}/no-such-page`);
      for (const [name, value] of Object.entries(everywhere)) {
        expect.soft(headers.get(name), name).toBe(value);
      }
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    });

    test('what may be kept how long', async ({serverUrl}) => {
      const [shard = ''] = readdirSync(path.join(buildDirectory, 'search')).filter(file =>
        /^docs-default-current.*\.json$/.test(file),
      );
      for (const [target, rule] of [
        ['/docs', pageHeaders['Cache-Control']],
        ['/sitemap.xml', pageHeaders['Cache-Control']],
        ['/search/manifest.json', pageHeaders['Cache-Control']],
        [`/search/${shard}`, 'public, max-age=31536000, immutable'],
        [scriptPath('main.'), 'public, max-age=31536000, immutable'],
      ] as const) {
        const {headers} = await fetch(serverUrl + target);
        expect.soft(headers.get('cache-control'), target).toBe(rule);
      }
    });

    test('types say their character set', async ({serverUrl}) => {
      for (const [target, type] of [
        ['/docs', 'text/html; charset=utf-8'],
        ['/sitemap.xml', 'text/xml; charset=utf-8'],
        ['/robots.txt', 'text/plain; charset=utf-8'],
        ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
        ['/openapi/engagespot.yaml', 'application/yaml; charset=utf-8'],
        ['/docs.md', 'text/markdown; charset=utf-8'],
        ['/llms.txt', 'text/plain; charset=utf-8'],
        ['/img/favicon.ico', 'image/x-icon'],
        [scriptPath('main.'), 'text/javascript; charset=utf-8'],
      ] as const) {
        const {headers} = await fetch(serverUrl + target);
        expect.soft(headers.get('content-type'), target).toBe(type);
      }
    });

    test('the API catalogue has its type and names itself, and other sites may read what it leads to', async ({
      serverUrl,
    }) => {
      const link = '</.well-known/api-catalog>; rel="api-catalog"';
      for (const method of ['GET', 'HEAD']) {
        const {status, headers} = await fetch(`${serverUrl}/${apiCatalog}`, {method});
        expect.soft(status, method).toBe(200);
        expect.soft(headers.get('content-type'), method).toBe(apiCatalogType);
        expect.soft(headers.get('link'), method).toBe(link);
      }
      for (const target of [
        apiCatalog,
        skillsIndex,
        `${skillsFolder}/engagespot-api/SKILL.md`,
        agentsFile,
        versionsFile,
        'openapi/engagespot.json',
        'openapi/engagespot.arazzo.yaml',
      ]) {
        const {headers} = await fetch(`${serverUrl}/${target}`);
        expect.soft(headers.get('access-control-allow-origin'), target).toBe('*');
      }
      const home = await fetch(`${serverUrl}/`);
      expect(home.headers.get('link')).toBe(link);
      const page = await fetch(`${serverUrl}/docs`);
      expect(page.headers.get('link')).toBeNull();
      expect(page.headers.get('access-control-allow-origin')).toBeNull();
    });

    test('a skill arrives byte by byte as its digest says', async ({serverUrl}) => {
      const {skills} = await fetch(`${serverUrl}/${skillsIndex}`).then(answer => answer.json());
      expect(skills.length).toBeGreaterThan(1);
      for (const {url, digest: expected} of skills) {
        const answer = await fetch(serverUrl + new URL(url).pathname);
        expect.soft(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
        const bytes = Buffer.from(await answer.arrayBuffer());
        const hash = createHash('sha256').update(bytes).digest('hex');
        expect.soft(`sha256:${hash}`, url).toBe(expected);
      }
    });

    test('who asks for Markdown gets it at the address of a page', async ({serverUrl}) => {
      const page = readFileSync(path.join(buildDirectory, 'docs/concepts/workspace.html'));
      const twin = readFileSync(path.join(buildDirectory, 'docs/concepts/workspace.md'));
      // Markdown first, then HTML, and the other way round.
      for (const [accept, target, expected] of [
        ['text/markdown', '/docs/concepts/workspace', twin],
        ['text/html,*/*;q=0.8', '/docs/concepts/workspace', page],
        ['text/markdown, text/html, */*', '/docs/concepts/workspace?a=b', twin],
        ['text/markdown', '/docs/concepts/workspace/', twin],
        ['text/markdown', '/docs/concepts/workspace.html', page],
        ['text/markdown', '/docs/concepts/workspace/index.html', page],
        ['*/*', '/docs/concepts/workspace', page],
        ['text/markdown;q=0', '/docs/concepts/workspace', page],
        ['text/html, text/markdown;q=0.5', '/docs/concepts/workspace', page],
        ['text/html', '/docs/concepts/workspace.md', twin],
      ] as const) {
        const what = `${accept} ${target}`;
        const headers = `Accept: ${accept}\r\n`;
        const response = await rawRequest(serverUrl, target, {headers});
        const isMarkdown = expected === twin;
        const type = isMarkdown ? 'text/markdown' : 'text/html';
        expect.soft(response.status, what).toBe(200);
        expect.soft(response.body.equals(expected), what).toBe(true);
        expect.soft(response.headers['content-type'], what).toBe(`${type}; charset=utf-8`);
        expect.soft(response.headers.vary?.split(', '), what).toContain('Accept');
        expect
          .soft(response.headers['x-robots-tag'], what)
          .toBe(isMarkdown ? 'noindex' : undefined);
        expect
          .soft(response.headers['access-control-allow-origin'], what)
          .toBe(isMarkdown ? '*' : undefined);
        const isNegotiated = isMarkdown && !target.endsWith('.md');
        expect
          .soft(response.headers['cache-control'], what)
          .toBe(
            isNegotiated ? 'private, max-age=0, must-revalidate' : pageHeaders['Cache-Control'],
          );
        const head = await rawRequest(serverUrl, target, {method: 'HEAD', headers});
        const {date: _sent, connection: _kept, 'keep-alive': _time, ...others} = head.headers;
        expect.soft(head.body, what).toHaveLength(0);
        expect.soft(response.headers, what).toMatchObject(others);
      }
    });

    test('the home page has Markdown too', async ({serverUrl}) => {
      const twin = readFileSync(path.join(buildDirectory, 'index.md'), 'utf8');
      for (const [target, Accept] of [
        ['/', 'text/markdown'],
        ['/index.md', '*/*'],
      ] as const) {
        const response = await fetch(serverUrl + target, {headers: {Accept}});
        expect.soft(await response.text(), target).toBe(twin);
      }
    });

    test('what has no Markdown answers as ever', async ({serverUrl}) => {
      const headers = 'Accept: text/markdown\r\n';
      for (const [target, status, type] of [
        ['/search', 200, 'text/html'],
        ['/sitemap.xml', 200, 'text/xml'],
        ['/llms.txt', 200, 'text/plain'],
        ['/docs/1.0.0/llms.txt', 200, 'text/plain'],
      ] as const) {
        const response = await rawRequest(serverUrl, target, {headers});
        expect.soft(response.status, target).toBe(status);
        expect.soft(response.headers['content-type'], target).toBe(`${type}; charset=utf-8`);
      }
      const list = await rawRequest(serverUrl, '/llms.txt');
      expect(list.headers['access-control-allow-origin']).toBe('*');
    });

    test('who asks for Markdown that does not exist gets the lists of pages', async ({
      serverUrl,
    }) => {
      for (const [accept, target, type] of [
        ['*/*', '/no-such-page.md', 'text/markdown'],
        ['*/*', '/search.md', 'text/markdown'],
        ['*/*', '/404.md', 'text/markdown'],
        ['text/markdown', '/no-such-page', 'text/markdown'],
        ['text/html,*/*;q=0.8', '/no-such-page', 'text/html'],
      ] as const) {
        const what = `${accept} ${target}`;
        const headers = `Accept: ${accept}\r\n`;
        const response = await rawRequest(serverUrl, target, {headers});
        expect.soft(response.status, what).toBe(404);
        expect.soft(response.headers['content-type'], what).toBe(`${type}; charset=utf-8`);
        expect.soft(response.headers['cache-control'], what).toBe(caching.notFound);
        const isMarkdown = type === 'text/markdown';
        expect.soft(response.body.toString().includes('# Page not found'), what).toBe(isMarkdown);
        expect.soft(response.headers.vary?.split(', '), what).toContain('Accept');
      }
    });

    test('Markdown of what moved leads to Markdown', async ({serverUrl}) => {
      for (const [target, location] of [
        ['/docs-b32.md', '/docs.md'],
        ['/docs/1.5.x.md', '/docs.md'],
        ['/docs/1.5.x/concepts/workspace.md?a=b', '/docs/concepts/workspace.md?a=b'],
        ['/docs/1.5.x/llms.txt', '/docs/llms.txt'],
        ['/docs/1.4.x.md', '/docs/1.4.x/introduction/getting-started.md'],
        ['/docs/rest-api/users/create.md', '/api/api-reference/introduction.md'],
        ['/docs/1.5.x/rest-api/users.md', '/api/api-reference/introduction.md'],
      ] as const) {
        const response = await rawRequest(serverUrl, target);
        expect.soft(response.status, target).toBe(301);
        expect.soft(response.headers.location, target).toBe(location);
        expect.soft((await fetch(serverUrl + location)).status, location).toBe(200);
      }
      const asked = await rawRequest(serverUrl, '/docs-b32', {
        headers: 'Accept: text/markdown\r\n',
      });
      expect(asked.headers.location).toBe('/docs');
    });

    test('who has a page already is told so', async ({serverUrl}) => {
      const first = await fetch(`${serverUrl}/docs`);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/"/);
      const {status} = await rawRequest(serverUrl, '/docs', {
        headers: `If-None-Match: ${etag}\r\nAccept-Encoding: ${'gzip, deflate'}\r\n`,
      });
      expect(status).toBe(304);
    });

    test('500 hostile requests get no file from outside, and break nothing', async ({
      serverUrl,
    }) => {
      const isPublished = published();
      const targets = hostileTargets(20261122, 500);
      const wrong: string[] = [];
      async function work(): Promise<void> {
        for (let target = targets.pop(); target !== undefined; target = targets.pop()) {
          const {status, headers, body} = await rawRequest(serverUrl, target);
          const isWrong =
            status >= 500 ||
            (status === 200 && !isPublished(body)) ||
            'set-cookie' in headers ||
            (headers.location !== undefined &&
              !/^\/(?:docs|api)[/?\w.-]/.test(headers.location) &&
              headers.location !== '/docs');
          if (isWrong) wrong.push(`${status} ${JSON.stringify(target).slice(0, 200)}`);
        }
      }
      await Promise.all(Array.from({length: 32}, work));
      expect(wrong).toEqual([]);
      expect((await fetch(`${serverUrl}/docs`)).status, 'still there').toBe(200);
    });
  });
}

test.describe('Compressed files', () => {
  /** A site with one page of the build, and its rules. */
  let folder: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'compressed-'));
    for (const name of ['.hosting', '404.html', '404.md', 'index.html', 'docs.html']) {
      await cp(path.join(buildDirectory, name), path.join(folder, name), {recursive: true});
    }
    await compressBuild(folder);
  });

  test.afterAll(() => rm(folder, {recursive: true}));

  for (const serverName of serverNames) {
    test(`are what ${serverName} sends`, async () => {
      const server = await startServer(serverName, folder);
      test.skip(!server, nginxMissing);
      if (!server) return;
      try {
        const file = path.join(folder, 'docs.html');
        for (const [accepted, encoding, decode] of [
          ['gzip, deflate, br', 'br', brotliDecompressSync],
          ['gzip', 'gzip', gunzipSync],
          ['identity', undefined, (body: Buffer) => body],
        ] as const) {
          const {headers, body} = await rawRequest(server.url, '/docs', {
            headers: `Accept-Encoding: ${accepted}\r\n`,
          });
          expect(headers['content-encoding'], accepted).toBe(encoding);
          expect(headers.vary, accepted).toMatch(/accept-encoding/i);
          expect(headers['content-type']).toBe('text/html; charset=utf-8');
          expect(decode(body).equals(readFileSync(file)), accepted).toBe(true);
        }
      } finally {
        await server.close();
      }
    });
  }
});
