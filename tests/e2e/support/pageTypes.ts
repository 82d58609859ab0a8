import {notFoundPath} from './site.ts';

/** One page of each type. */
export const pageTypes: readonly string[] = [
  '/',
  '/docs',
  '/docs/introduction/quick-start',
  '/docs/sdks-n-libraries/frontend/react',
  '/docs/additional-resources/api-reference/javascript/core.engagespot',
  '/docs/1.4.x/introduction/getting-started',
  '/api/notifications/send-notification',
  '/api/api-reference/errors',
  '/markdown-page',
  '/search',
  notFoundPath,
];
