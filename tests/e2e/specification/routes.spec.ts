/**
 * The addresses of the site: what answers where, what leads elsewhere, and where a page begins.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import sidebars from '../../../sidebars.ts';
import apiSidebars from '../../../sidebarsApi.ts';
import {olderPages} from '../support/olderPages.ts';
import {promisedRoutes} from '../support/routes.ts';
import {collectDocuments} from '../support/scripts.ts';
import {servedBuild} from '../support/servedBuild.ts';
import {
  builtPages,
  builtPaths,
  collectErrors,
  heading,
  notFoundPath,
  open,
} from '../support/site.ts';
import {test} from '../support/test.ts';

const docPath = '/docs/concepts/workspace';
const sidebar = /<nav aria-label="Docs sidebar"/g;

/** A page as the build wrote it; that it is served at its address is a test of its own. */
function written(route: string): string {
  return builtPages().get(route) ?? '';
}

/** Every address is a page with one h1. */
function expectPages(routes: readonly string[]): void {
  expect(routes).not.toEqual([]);
  for (const route of routes) expect(written(route).match(/<h1[\s>]/g), route).toHaveLength(1);
}

/** The promised addresses that begin with one of these. */
function below(...starts: string[]): string[] {
  return promisedRoutes.filter(route => starts.some(start => route.startsWith(start)));
}

/** The documents of an older version in the build, as addresses below that of the version. */
function publishedPages(version: string): string[] {
  const start = `/docs/${version}/`;
  return builtPaths()
    .filter(address => address.startsWith(start))
    .filter(address => /<html[^>]*docs-doc-id-/.test(written(address)))
    .map(address => address.slice(start.length));
}

test.describe('Section 2: Screens and routes', () => {
  test('All routes are documentation pages, each with one sidebar (named tutorialSidebar)', {
    tag: '@spec:routes.exact',
  }, () => {
    for (const route of below('/docs', '/api')) {
      expect(written(route).match(sidebar), route).toHaveLength(1);
    }
    expect(Object.keys(sidebars)).toEqual(['tutorialSidebar']);
    expect(Object.keys(apiSidebars)).toEqual(['tutorialSidebar']);
  });

  for (const wrong of [
    `${docPath}/more`,
    '/docs/concepts/workspac',
    '/api/users',
    '/home',
    '/DOCS',
    '/Docs/Get-Support',
    '/docs/get-support//',
    '/docs//get-support',
    '//docs',
    '//docs/index.html',
  ]) {
    test(`All routes are matched exactly: ${wrong} is not found`, {
      tag: '@spec:routes.exact',
    }, async ({page, baseURL}) => {
      const errors = collectErrors(page);
      const response = await open(page, `${baseURL}${wrong}`);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found | Engagespot');
      expect(errors.filter(error => !error.includes('status of 404'))).toEqual([]);
    });
  }

  test('All routes are matched exactly, also without a load', {tag: '@spec:routes.exact'}, async ({
    page,
  }) => {
    await open(page, '/docs');
    const documents = collectDocuments(page);
    for (const [address, title] of [
      ['/Docs/Get-Support', 'Page not found'],
      ['/docs/get-support', 'Get support'],
      ['/docs/get-support/', 'Get support'],
    ] as const) {
      await page.evaluate(to => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      }, address);
      await expect(heading(page)).toHaveText(title);
    }
    expect(documents).toEqual([]);
  });
});

test.describe('Section 2: Site-level routes', () => {
  test('/ home', {tag: '@spec:routes.home'}, async ({page}) => {
    await open(page, '/');
    await expect(heading(page)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: 'Quick start'}).first()).toBeVisible();
  });

  test('/search search results page; query parameter q', {tag: '@spec:routes.search'}, async ({
    page,
  }) => {
    await open(page, '/search?q=data%20region');
    await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('data region');
    const results = page.getByRole('main').getByRole('heading', {level: 2});
    await expect(results.first()).toBeVisible();
  });

  for (const [line, tag, route, title] of [
    ['/markdown-page generic markdown page', '@spec:routes.markdown-page', '/markdown-page', /\S/],
    ['/docs latest docs root (1.5.x)', '@spec:routes.docs', '/docs', /\S/],
    ['/docs/get-support support page', '@spec:routes.support', '/docs/get-support', /support/i],
    ['/api API reference root', '@spec:routes.api', '/api', /API/],
  ] as const) {
    test(line, {tag}, async ({page}) => {
      const response = await open(page, route);
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText(title);
    });
  }

  test('* not-found page, with status 404, a search and likely pages', {
    tag: '@spec:routes.not-found',
  }, async ({page}) => {
    const response = await open(page, notFoundPath);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(main.getByRole('searchbox')).toHaveValue('no such page');
    await expect(main.getByRole('link', {name: 'Quick start'})).toBeVisible();
  });

  for (const [from, to] of [
    ['/docs/rest-api', '/api/api-reference/introduction'],
    ['/docs/rest-api/', '/api/api-reference/introduction'],
    ['/docs/rest-api/?a=b#regions', '/api/api-reference/introduction?a=b#regions'],
    ['/docs/rest-api/users?a=b#regions', '/api/api-reference/introduction?a=b#regions'],
    ['/docs/rest-api/users/create', '/api/api-reference/introduction'],
  ] as const) {
    test(`/docs/rest-api/ and /docs/rest-api/* redirect to /api/api-reference/introduction: ${from}`, {
      tag: '@spec:routes.rest-api-redirects',
    }, async ({page}) => {
      await page.goto(from);
      await page.waitForURL(to);
      await expect(heading(page)).toBeVisible();
    });
  }

  test('/docs/rest-api/* redirects on a host that knows no such rule', {
    tag: '@spec:routes.rest-api-redirects',
  }, async ({page}) => {
    const body = readFileSync(path.join(servedBuild, '404.html'), 'utf8');
    const missing = '/docs/rest-api/users?a=b#regions';
    await page.route('**/docs/rest-api/**', route =>
      route.fulfill({status: 404, contentType: 'text/html', body}),
    );
    await page.goto(missing);
    await page.waitForURL('/api/api-reference/introduction?a=b#regions');
    await expect(heading(page)).toHaveText('API introduction');
  });

  test('Routes /docs-b32 and a site-root config entry also exist', {
    tag: '@spec:routes.redirects',
  }, async ({page}) => {
    await page.goto('/docs-b32?a=b#c');
    await page.waitForURL('/docs?a=b#c');
    await expect(heading(page)).toBeVisible();
  });

  for (const [from, to] of [
    ['/index.html', '/'],
    ['/docs.html', '/docs'],
    ['/docs/index.html', '/docs'],
    [`${docPath}.html`, docPath],
    [`${docPath}/index.html`, docPath],
    [`${docPath}.html?a=b#name`, `${docPath}?a=b#name`],
    ['/api/users/delete-user.html', '/api/users/delete-user'],
  ] as const) {
    test(`Paths ending in .html or /index.html are normalised to the path without the suffix: ${from}`, {
      tag: '@spec:routes.html-suffixes',
    }, async ({page}) => {
      await open(page, to);
      const text = (await heading(page).textContent()) ?? '';
      const canonical = page.locator('link[rel="canonical"]');
      const address = (await canonical.getAttribute('href')) ?? '';
      const documents: string[] = [];
      page.on('request', request => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      const errors = collectErrors(page);

      const response = await open(page, from);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toHaveText(text);
      await expect(canonical).toHaveAttribute('href', address);
      expect(new URL(address).pathname).toBe(new URL(to, 'http://localhost').pathname);
      expect(documents, 'loaded once').toHaveLength(1);
      expect(errors).toEqual([]);
    });
  }

  test('… and a slash at the end is the same page too', {
    tag: '@spec:routes.html-suffixes',
  }, async ({page}) => {
    const response = await open(page, `${docPath}/`);
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText('Workspace');
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${docPath}$`));
  });

  test.describe('Navigation scrolls', () => {
    /** How far the top of an element is below the bar that stays at the top of the window. */
    function belowBar(page: Page, selector: string): Promise<number> {
      return page.evaluate(chosen => {
        const top = (name: string) => document.querySelector(name)?.getBoundingClientRect();
        return (top(chosen)?.top ?? Number.NaN) - (top('.navbar')?.bottom ?? Number.NaN);
      }, selector);
    }

    /** A heading in the middle of the page, which can be scrolled to the top of the window. */
    async function middleHeading(page: Page): Promise<string> {
      const ids = await page
        .locator('article h2[id]')
        .evaluateAll(elements => elements.map(({id}) => id));
      return ids[1] ?? '';
    }

    async function expectAtTop(page: Page, id: string): Promise<void> {
      await expect.poll(() => belowBar(page, `[id="${id}"]`)).toBeLessThan(40);
      expect(await belowBar(page, `[id="${id}"]`)).toBeGreaterThanOrEqual(0);
    }

    for (const size of [
      {width: 1440, height: 900},
      {width: 375, height: 812},
    ]) {
      test.describe(`${size.width} px`, () => {
        test.use({viewport: size});

        test('Navigation scrolls to the hash anchor if present', {
          tag: '@spec:navigation.scrolls',
        }, async ({page}) => {
          await open(page, docPath);
          const id = await middleHeading(page);
          await open(page, '/docs');
          await open(page, `${docPath}#${id}`);
          await expectAtTop(page, id);
        });
      });
    }

    test('Navigation scrolls to the hash anchor if present, in the page', {
      tag: '@spec:navigation.scrolls',
    }, async ({page}) => {
      await open(page, docPath);
      const id = await middleHeading(page);
      await page.locator(`.theme-doc-toc-desktop a[href="#${id}"]`).click();
      await expect(page).toHaveURL(`${docPath}#${id}`);
      await expectAtTop(page, id);
    });

    test('Navigation scrolls to the hash anchor if present, of another page', {
      tag: '@spec:navigation.scrolls',
    }, async ({page}) => {
      await open(page, '/docs/features/in-app-inbox/introduction');
      const link = page.locator('article a[href^="/docs/"][href*="#"]').first();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(target);
      await expectAtTop(page, target.split('#')[1] ?? '');
    });

    test('Navigation scrolls otherwise to the top', {tag: '@spec:navigation.scrolls'}, async ({
      page,
    }) => {
      await open(page, docPath);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
      await expect(page).not.toHaveURL(docPath);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('Navigation tells screen readers the title of the page', {
      tag: '@spec:navigation.scrolls',
    }, async ({page}) => {
      await open(page, docPath);
      const region = page.locator('body > [aria-live="polite"]');
      await expect(region).toBeEmpty();
      await page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('link', {name: 'Environment', exact: true})
        .first()
        .click();
      await expect(region).toHaveText('Environment | Engagespot');
      await page.goBack();
      await expect(region).toHaveText('Workspace | Engagespot');
    });
  });
});

test.describe('Section 2: API reference (/api)', () => {
  for (const [route, tag] of [
    ['/api/api-reference/errors', '@spec:api.errors'],
    ['/api/api-reference/introduction', '@spec:api.introduction'],
    ['/api/notifications/delete-all-notifications', '@spec:api.delete-all-notifications'],
    ['/api/notifications/delete-notification', '@spec:api.delete-notification'],
    ['/api/notifications/list-notification', '@spec:api.list-notification'],
    ['/api/notifications/send-notification', '@spec:api.send-notification'],
    ['/api/preferences/get-preferences', '@spec:api.get-preferences'],
    ['/api/users/create-or-update-user', '@spec:api.create-or-update-user'],
    ['/api/users/delete-user', '@spec:api.delete-user'],
    ['/api/workflows/cancel-run', '@spec:api.cancel-run'],
  ] as const) {
    test(route, {tag}, () => expectPages(below(route)));
  }
});

/** `a/b: c, d (e, f)` → `a/b/c`, `a/b/d/e`, `a/b/d/f`; a line without a colon is an address. */
function addressesOf(line: string): string[] {
  const [folder = '', list] = line.split(': ');
  if (list === undefined) return [folder];
  return [...list.matchAll(/([\w-]+)(?: \(([^)]+)\))?/g)].flatMap(([, name = '', inside]) =>
    inside ? addressesOf(`${folder}/${name}: ${inside}`) : [`${folder}/${name}`],
  );
}

test.describe('Section 2: 1.4.x page set (prefix /docs/1.4.x)', () => {
  // In the words of the specification.
  for (const [tag, line] of [
    [
      '@spec:v1.4.email',
      'features/channels/email: postmark, resend, sendgrid-provider, ses, smtp-provider',
    ],
    ['@spec:v1.4.mobile-push', 'features/channels/mobile-push/FCM-provider'],
    ['@spec:v1.4.slack', 'features/channels/slack/slack-provider'],
    ['@spec:v1.4.sms', 'features/channels/sms: gupshup, plivo, textlocal, twilio'],
    [
      '@spec:v1.4.web-push',
      'features/channels/web-push: advanced-configuration, default-web-push-provider',
    ],
    ['@spec:v1.4.webhook', 'features/channels/webhook/default-webhook-provider'],
    ['@spec:v1.4.whatsapp', 'features/channels/whatsapp: gupshup, twilio'],
    [
      '@spec:v1.4.in-app-inbox',
      'features/in-app-inbox: actionable-notifications, authentication, introduction',
    ],
    ['@spec:v1.4.preference', 'features/preference/what-are-preferences'],
    [
      '@spec:v1.4.templates',
      'features/templates: actionable-templates, creating, introduction, sending',
    ],
    ['@spec:v1.4.user', 'features/user: profile, who-is-user'],
    [
      '@spec:v1.4.workflows',
      'features/workflows: cancelling, creating, introduction, publish, sending',
    ],
    [
      '@spec:v1.4.workflow-steps',
      'features/workflows/designing-workflow: batch-function, branch-function, channe-step, define-variable-function, delay-function, designing, edit-variable-function, fetch-function, step-conditions, trigger-workflow-function, update-pref-function, wait-for-input-function',
    ],
    [
      '@spec:v1.4.template-editor',
      'features/workflows/template-editor: discord, email, inapp-template, overview, slack, sms, webpush, whatsapp',
    ],
    [
      '@spec:v1.4.introduction',
      'introduction: getting-started, quick-start, understanding-concepts',
    ],
    ['@spec:v1.4.playgrounds', 'playgrounds: react-component, react-hooks, vanilla-javascript'],
    [
      '@spec:v1.4.bubble',
      'plugins/bubble-io-plugin: adding-the-inbox-component, configuring-action-events, enable-web-push, enabling-secure-mode, installing-bubble-plugin, sending-notifications, troubleshooting, using-notification-events-states',
    ],
    ['@spec:v1.4.tooljet', 'plugins/tooljet/adding-the-inbox-component'],
    ['@spec:v1.4.backend-sdks', 'sdks-n-libraries/backend-sdks: node, php, python, ruby, rust'],
    [
      '@spec:v1.4.frontend',
      'sdks-n-libraries/frontend: android-ios-quick-start, react-hooks (get-started, integration-tutorial, preference, reference), using-angular-package, using-flutter-library, using-javascript-core-api, using-javascript-ui-kit, using-nextjs-component, using-react-component, using-react-native-library, using-vuejs-package',
    ],
  ] as const) {
    test(line, {tag}, () => {
      const routes = addressesOf(line).map(address => `/docs/1.4.x/${address}`);
      expect(routes.filter(route => !promisedRoutes.includes(route))).toEqual([]);
      expectPages(routes);
    });
  }

  test('Earlier parts of the 1.4.x set (additional-resources, category and others) follow the same families as the latest version', {
    tag: '@spec:v1.4.families',
  }, () => {
    const found = publishedPages('1.4.x');
    for (const family of ['additional-resources', 'features/category', 'features/channels']) {
      expect(found.filter(page => page.startsWith(`${family}/`))).not.toEqual([]);
    }
    expect(found.filter(page => !builtPages().has(`/docs/${page}`))).toEqual([]);
  });
});

test.describe('Section 2: Documentation versions', () => {
  test('1.5.x /docs latest (isLast); adds Vue, Next.js and Angular pages and more', {
    tag: '@spec:versions.latest',
  }, async ({page}) => {
    const frontend = '/docs/sdks-n-libraries/frontend/';
    expectPages(below(`${frontend}vue`, `${frontend}nextjs`, `${frontend}angular`));
    await open(page, '/docs');
    await expect(page.locator('html')).toHaveClass(/docs-version-current/);
    await expect(page.getByRole('navigation', {name: 'Main'})).toContainText('1.5.x');
  });

  for (const [version, tag] of [
    ['1.4.x', '@spec:versions.1.4'],
    ['1.3.x', '@spec:versions.1.3'],
    ['1.0.0', '@spec:versions.1.0'],
  ] as const) {
    test(`${version} at /docs/${version}: default doc is the getting-started page`, {
      tag: [tag, '@spec:limits.older-versions'],
    }, async ({page}) => {
      await open(page, `/docs/${version}`);
      await expect(page).toHaveURL(`/docs/${version}/introduction/getting-started`);
      await expect(page.getByText('which is no longer actively maintained')).toBeVisible();
      await expect(page.locator('html')).toContainClass(`docs-version-${version}`);
      const menu = page.getByRole('navigation', {name: 'Main'});
      await expect(menu.getByRole('button', {name: version, exact: true})).toBeVisible();
    });
  }

  test('1.3.x at /docs/1.3.x: like 1.4.x but without web-push advanced-configuration, workflow and template-editor pages; has batching pages', {
    tag: '@spec:versions.1.3',
  }, () => {
    const added = ['features/batching/introduction', 'features/batching/setup_batching'];
    const removed = /^features\/(?:channels\/web-push\/advanced-configuration$|workflows\/)/;
    const common = publishedPages('1.4.x').filter(page => !removed.test(page));
    expect(publishedPages('1.3.x')).toEqual([...common, ...added].toSorted());
  });

  test("1.0.0 at /docs/1.0.0: no 'additional-resources' or 'features' prefix", {
    tag: '@spec:versions.1.0',
  }, () => {
    const found = publishedPages('1.0.0');
    expect(found).toContain('templates/introduction');
    expect(found.filter(page => /^(?:additional-resources|features)\//.test(page))).toEqual([]);
  });

  test('Every older version has all the pages that it promises, and no other', {
    tag: '@spec:versions.1.0',
  }, () => {
    for (const [version, folders] of Object.entries(olderPages)) {
      const promised = Object.entries(folders).flatMap(([folder, pages]) =>
        pages.map(page => (folder ? `${folder}/${page}` : page)),
      );
      expect(publishedPages(version), version).toEqual(promised.toSorted());
    }
  });
});

test.describe('Section 2: Latest version (/docs)', () => {
  for (const [line, tags, starts] of [
    [
      'Topics common to the versions: introduction',
      ['@spec:common.security-and-examples'],
      ['/docs/introduction/'],
    ],
    [
      'Topics common to the versions: backend SDKs',
      ['@spec:common.topics'],
      ['/docs/sdks-n-libraries/backend-sdks/'],
    ],
    [
      'Topics common to the versions: categories, preferences, user',
      ['@spec:common.topics'],
      ['/docs/features/category/', '/docs/features/preference/', '/docs/features/user/'],
    ],
    [
      'Topics common to the versions: playgrounds',
      ['@spec:common.security-and-examples'],
      ['/docs/playgrounds/'],
    ],
    [
      'Topics common to the versions: security and troubleshooting',
      ['@spec:common.security-and-examples', '@spec:latest.resources'],
      ['/docs/additional-resources/security', '/docs/additional-resources/troubleshooting/'],
    ],
    [
      'Topics common to the versions: JavaScript core API reference',
      ['@spec:common.javascript-reference'],
      ['/docs/additional-resources/api-reference/javascript'],
    ],
    [
      'Topics common to the versions: React component and React hooks API references; REST API index',
      ['@spec:common.other-references'],
      ['react-component', 'react-hooks', 'rest-api'].map(
        folder => `/docs/additional-resources/api-reference/${folder}`,
      ),
    ],
    [
      'additional-resources/api-reference: javascript, react-component, react-hooks pages, rest-api index',
      ['@spec:latest.references'],
      ['/docs/additional-resources/api-reference/'],
    ],
    [
      'Topics common to the versions: in-app inbox',
      ['@spec:common.inbox-and-plugins'],
      ['/docs/features/in-app-inbox/'],
    ],
    [
      'Topics common to the versions: Bubble.io plugin section, Tooljet plugin page',
      ['@spec:common.inbox-and-plugins'],
      ['/docs/plugins/'],
    ],
    [
      'additional-resources: learn-by-examples',
      ['@spec:common.security-and-examples', '@spec:latest.resources'],
      ['/docs/additional-resources/learn-by-examples/'],
    ],
    [
      'concepts: data-region, environment, layouts, overview, version-control, workspace',
      ['@spec:latest.concepts'],
      ['/docs/concepts/'],
    ],
    [
      'engagespot-cli is the command-line tool section',
      ['@spec:latest.cli'],
      ['/docs/engagespot-cli/'],
    ],
    [
      'examples/api-and-sdk; features/category/what-are-categories; get-support',
      ['@spec:latest.examples'],
      [
        '/docs/examples/api-and-sdk',
        '/docs/features/category/what-are-categories',
        '/docs/get-support',
      ],
    ],
    [
      'features/channels',
      ['@spec:common.topics', '@spec:latest.channels'],
      ['/docs/features/channels/'],
    ],
    [
      'features: layouts, translations, version-control, templates, user, workflows and template-editor',
      ['@spec:common.topics', '@spec:latest.features'],
      [
        '/docs/features/layouts/',
        '/docs/features/translations/',
        '/docs/features/version-control/',
        '/docs/features/templates/',
        '/docs/features/workflows/',
      ],
    ],
    [
      'sdks-n-libraries/frontend: angular, browser-js, nextjs, react, vue',
      ['@spec:latest.frontend'],
      ['/docs/sdks-n-libraries/frontend/'],
    ],
  ] as const) {
    test(line, {tag: [...tags]}, () => expectPages(below(...starts)));
  }

  test('Every promised address is served with status 200', async ({baseURL}) => {
    // Hundreds of requests: seconds on a quiet machine, longer beside others.
    test.slow();
    for (const route of promisedRoutes) {
      const {status} = await fetch(new URL(route, baseURL), {method: 'HEAD', redirect: 'manual'});
      expect(status, route).toBe(200);
    }
  });

  test('Every promised address has a title and a description of its own in its version', () => {
    const seen = new Map<string, string>();
    const textOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.trim() ?? '';
    for (const route of promisedRoutes) {
      const html = written(route);
      const title = textOf(html, /<title[^>]*>([^<]+)<\/title>/);
      const description = textOf(html, /<meta[^>]*name="?description"?[^>]*content="([^"]+)"/);
      // The results page is for readers who search here, so search engines are not told of it.
      const version = /^\/docs\/\d[^/]*/.exec(route)?.[0] ?? '';
      for (const text of route === '/search' ? [title] : [title, description]) {
        expect(text, route).not.toBe('');
        const key = `${version} ${text}`;
        expect(seen.get(key), `${route} and ${seen.get(key)}: ${text}`).toBeUndefined();
        seen.set(key, route);
      }
    }
  });
});
