import type {ChangelogEntry} from './changelogSchema.ts';

/**
 * What changed on the site, in the SDKs and in the API; entries without a date newest first, others in any order. Only
 * facts: the days of the site are those of its commits. For the days on which packages and calls were published, there is
 * no source here that agrees with the order of the versions, so their entries have no date until somebody who knows it
 * adds one.
 */
export const changelog: readonly ChangelogEntry[] = [
  {
    id: 'read-offline',
    date: '2026-11-23',
    area: 'Site',
    title: 'Read offline',
    text: 'You can keep one version of the documentation on your device, with its search and the REST API reference, and read it without a network.',
    links: [{label: 'Read offline', href: '/offline'}],
  },
  {
    id: 'mcp-server',
    date: '2026-11-23',
    area: 'Site',
    title: 'Documentation for AI assistants',
    text: 'Assistants can ask this documentation over MCP: search it, read pages of any version, look up calls and symbols, and try requests on a sandbox.',
    links: [{label: 'Use the docs with AI assistants', href: '/docs/ai-assistants'}],
  },
  {
    id: 'page-actions-and-skills',
    date: '2026-11-23',
    area: 'Site',
    title: 'Pages to copy, and files for coding assistants',
    text: 'Beside the title of every page, you can copy it as Markdown or open it in ChatGPT or Claude. Coding assistants find skills, a catalog of the API and its main flows, and there is a Bruno collection.',
    links: [{label: 'REST API', href: '/api#the-document-behind-these-pages'}],
  },
  {
    id: 'changelog-and-feedback',
    date: '2026-11-23',
    area: 'Site',
    title: 'Changelog, feeds and feedback',
    text: 'This page lists what changed, and you can subscribe to it. At the end of every page of the documentation, you can say whether it helped.',
    links: [{label: 'Get support', href: '/docs/get-support'}],
  },
  {
    id: 'reference-of-current-packages',
    date: '2026-11-23',
    area: 'Site',
    title: 'Reference of the current SDK packages',
    text: 'Every export of `core`, `store`, `react-hooks`, `react-component` and `node` has an entry with its signature, its errors, and an example that has been run.',
    links: [
      {label: 'core', href: '/docs/additional-resources/api-reference/core'},
      {label: 'store', href: '/docs/additional-resources/api-reference/store'},
      {label: 'react-hooks', href: '/docs/additional-resources/api-reference/hooks'},
      {label: 'react-component', href: '/docs/additional-resources/api-reference/component'},
      {label: 'node', href: '/docs/additional-resources/api-reference/node'},
    ],
  },
  {
    id: 'changes-between-versions',
    date: '2026-11-23',
    area: 'Site',
    title: 'Upgrade guides, and changes between versions',
    text: 'Upgrade guides show code before and after. Every page that an older version also has shows what changed since then.',
    links: [
      {label: 'Upgrade to 1.5.x', href: '/docs/upgrade/to-1-5'},
      {label: "What's new in 1.5.x", href: '/docs/upgrade/whats-new-in-1-5'},
    ],
  },
  {
    id: 'limits-and-reliability',
    date: '2026-11-23',
    area: 'Site',
    title: 'Limits, retries and a comparison of the SDKs',
    text: 'New pages collect the published limits with their sources, explain what to do when a request fails, and compare the SDKs.',
    links: [
      {label: 'Limits', href: '/docs/additional-resources/limits'},
      {label: 'Reliability', href: '/docs/additional-resources/reliability'},
      {label: 'Compare SDKs', href: '/docs/sdks-n-libraries/compare'},
    ],
  },
  {
    id: 'documented-or-assumed',
    date: '2026-11-22',
    area: 'Site',
    title: 'Assumptions are marked',
    text: 'Statements that no public source confirms are marked. One page lists all of them and explains what each is based on.',
    links: [{label: 'Assumptions', href: '/docs/assumptions'}],
  },
  {
    id: 'questions-in-your-words',
    date: '2026-11-23',
    area: 'Site',
    title: 'Ask questions in your own words',
    text: 'The Ask button on every page finds the passages that answer a question, and quotes them.',
    links: [{label: 'Getting started', href: '/docs/introduction/getting-started'}],
  },
  {
    id: 'playgrounds',
    date: '2026-11-22',
    area: 'Site',
    title: 'Playgrounds that run the published SDKs',
    text: 'Change code in the page and run it with the React component, the hooks or plain JavaScript. You need no account: an imitation of the API runs in your browser.',
    links: [
      {label: 'React component', href: '/docs/playgrounds/react-component'},
      {label: 'React hooks', href: '/docs/playgrounds/react-hooks'},
      {label: 'JavaScript', href: '/docs/playgrounds/vanilla-javascript'},
    ],
  },
  {
    id: 'first-edition',
    date: '2026-11-21',
    area: 'Site',
    title: 'Guides for four versions, and the REST API reference',
    text: 'Guides for 1.5.x, 1.4.x, 1.3.x and 1.0.0, and a reference of the REST API with a console that sends requests from the page.',
    links: [
      {label: 'Documentation', href: '/docs'},
      {label: 'REST API', href: '/api'},
    ],
  },
  {
    id: 'api-1-5',
    area: 'API',
    title: 'Preferences version 4',
    text: '`GET /v4/preferences` and `PATCH /v4/preferences` read and change rules for channels, categories and workflows. The calls of version 3 remain. Documented since 1.5.x.',
    links: [
      {label: 'Get preferences', href: '/api/preferences/get-preferences'},
      {label: 'Update preferences', href: '/api/preferences/update-preferences'},
    ],
  },
  {
    id: 'sdk-1-5',
    area: 'SDK',
    title: 'Third generation of the front-end packages',
    text: '`core`, `react-hooks` and `react-component` 3.0.1, `store` 2.0.1 and `node` 1.7.0. Nearly every front-end call has a new name. Documented since 1.5.x.',
    links: [
      {label: "What's new in 1.5.x", href: '/docs/upgrade/whats-new-in-1-5#sdk-exports'},
      {label: 'Upgrade to 1.5.x', href: '/docs/upgrade/to-1-5'},
    ],
  },
  {
    id: 'api-1-4',
    area: 'API',
    title: 'Workflows and cancellation',
    text: '`POST /v3/notifications` takes `notification.workflow`, recipients as objects, and `sendAt`. `PATCH /v4/workflows/{identifier}/cancel-run` cancels waiting runs. Documented since 1.4.x.',
    links: [
      {label: 'Send a notification', href: '/api/notifications/send-notification'},
      {label: 'Cancel a workflow run', href: '/api/workflows/cancel-run'},
    ],
  },
  {
    id: 'sdk-1-4',
    area: 'SDK',
    title: 'Tenants and data regions in the front end',
    text: '`core` and `react-hooks` 1.4.2 and `react-component` 2.3.2. The options of `core` have `tenantIdentifier` and `dataRegion`. Documented since 1.4.x.',
    links: [
      {label: "What's new in 1.4.x", href: '/docs/upgrade/whats-new-in-1-4#sdk-exports'},
      {label: 'Upgrade to 1.4.x', href: '/docs/upgrade/to-1-4'},
    ],
  },
  {
    id: 'api-1-3',
    area: 'API',
    title: 'Template identifiers',
    text: '`POST /v3/notifications` takes `notification.templateIdentifier` instead of a number, and `sendTo.recipients` instead of `recipients`. Documented since 1.3.x.',
    links: [{label: "What's new in 1.3.x", href: '/docs/upgrade/whats-new-in-1-3#rest-api'}],
  },
  {
    id: 'sdk-1-3',
    area: 'SDK',
    title: 'User tokens and actionable notifications',
    text: '`core`, `react-hooks` and `react-component` 1.3.8, and `node` 1.5.2. Documented since 1.3.x.',
    links: [
      {label: "What's new in 1.3.x", href: '/docs/upgrade/whats-new-in-1-3#sdk-exports'},
      {label: 'Upgrade to 1.3.x', href: '/docs/upgrade/to-1-3'},
    ],
  },
];
