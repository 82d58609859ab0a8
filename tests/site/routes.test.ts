/** The addresses that the specification names are pages of the build: in every version, with a sidebar, a title and a text of their own. */
import {describe, expect, test} from 'vitest';
import sidebars from '../../sidebars.ts';
import apiSidebars from '../../sidebarsApi.ts';
import {olderPages} from '../e2e/support/olderPages.ts';
import {promisedRoutes} from '../e2e/support/routes.ts';
import {builtPages, builtPaths} from '../e2e/support/site.ts';

const sidebar = /<nav aria-label="Docs sidebar"/g;

/** A page as the build wrote it. */
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

describe('Section 2: Screens and routes', () => {
  test('All routes are documentation pages, each with one sidebar (named tutorialSidebar)', {
    tags: '@spec:routes.exact',
  }, () => {
    for (const route of below('/docs', '/api')) {
      expect(written(route).match(sidebar), route).toHaveLength(1);
    }
    expect(Object.keys(sidebars)).toEqual(['tutorialSidebar']);
    expect(Object.keys(apiSidebars)).toEqual(['tutorialSidebar']);
  });
});

describe('Section 2: Site-level routes', () => {
  for (const [line, tag, route, title] of [
    ['/markdown-page generic markdown page', '@spec:routes.markdown-page', '/markdown-page', /\S/],
    ['/docs latest docs root (1.5.x)', '@spec:routes.docs', '/docs', /\S/],
    ['/docs/get-support support page', '@spec:routes.support', '/docs/get-support', /support/i],
    ['/api API reference root', '@spec:routes.api', '/api', /API/],
  ] as const) {
    test(line, {tags: tag}, () => {
      expect(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(written(route))?.[1]).toMatch(title);
    });
  }
});

describe('Section 2: API reference (/api)', () => {
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
    test(route, {tags: tag}, () => expectPages(below(route)));
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

describe('Section 2: 1.4.x page set (prefix /docs/1.4.x)', () => {
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
    test(line, {tags: tag}, () => {
      const routes = addressesOf(line).map(address => `/docs/1.4.x/${address}`);
      expect(routes.filter(route => !promisedRoutes.includes(route))).toEqual([]);
      expectPages(routes);
    });
  }

  test('Earlier parts of the 1.4.x set (additional-resources, category and others) follow the same families as the latest version', {
    tags: '@spec:v1.4.families',
  }, () => {
    const found = publishedPages('1.4.x');
    for (const family of ['additional-resources', 'features/category', 'features/channels']) {
      expect(found.filter(page => page.startsWith(`${family}/`))).not.toEqual([]);
    }
    expect(found.filter(page => !builtPages().has(`/docs/${page}`))).toEqual([]);
  });
});

describe('Section 2: Documentation versions', () => {
  test('1.5.x /docs latest (isLast); adds Vue, Next.js and Angular pages and more', {
    tags: '@spec:versions.latest',
  }, () => {
    const frontend = '/docs/sdks-n-libraries/frontend/';
    expectPages(below(`${frontend}vue`, `${frontend}nextjs`, `${frontend}angular`));
    expect(written('/docs')).toMatch(/<html[^>]*docs-version-current/);
  });

  for (const [version, tag] of [
    ['1.4.x', '@spec:versions.1.4'],
    ['1.3.x', '@spec:versions.1.3'],
    ['1.0.0', '@spec:versions.1.0'],
  ] as const) {
    test(`${version} at /docs/${version}: default doc is the getting-started page`, {
      tags: [tag, '@spec:limits.older-versions'],
    }, () => {
      // That the start of the version leads there is in the table of addresses of hosting.spec.ts.
      const html = written(`/docs/${version}/introduction/getting-started`);
      expect(html).toContain('which is no longer actively maintained');
      expect(/<html[^>]*\bclass="([^"]*)"/.exec(html)?.[1]?.split(' ')).toContain(
        `docs-version-${version}`,
      );
    });
  }

  test('1.3.x at /docs/1.3.x: like 1.4.x but without web-push advanced-configuration, workflow and template-editor pages; has batching pages', {
    tags: '@spec:versions.1.3',
  }, () => {
    const added = ['features/batching/introduction', 'features/batching/setup_batching'];
    const removed = /^features\/(?:channels\/web-push\/advanced-configuration$|workflows\/)/;
    const common = publishedPages('1.4.x').filter(page => !removed.test(page));
    expect(publishedPages('1.3.x')).toEqual([...common, ...added].toSorted());
  });

  test("1.0.0 at /docs/1.0.0: no 'additional-resources' or 'features' prefix", {
    tags: '@spec:versions.1.0',
  }, () => {
    const found = publishedPages('1.0.0');
    expect(found).toContain('templates/introduction');
    expect(found.filter(page => /^(?:additional-resources|features)\//.test(page))).toEqual([]);
  });

  test('Every older version has all the pages that it promises, and no other', {
    tags: '@spec:versions.1.0',
  }, () => {
    for (const [version, folders] of Object.entries(olderPages)) {
      const promised = Object.entries(folders).flatMap(([folder, pages]) =>
        pages.map(page => (folder ? `${folder}/${page}` : page)),
      );
      expect(publishedPages(version), version).toEqual(promised.toSorted());
    }
  });
});

describe('Section 2: Latest version (/docs)', () => {
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
    test(line, {tags: [...tags]}, () => expectPages(below(...starts)));
  }

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
