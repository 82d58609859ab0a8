/**
 * The addresses that the documentation promises to keep, written out on purpose: a page that is
 * renamed or lost fails a test, even if the sidebar forgets it as well.
 */
import {latestPages} from './latestPages.ts';
import {memberRoutes} from './memberRoutes.ts';
import {olderPages} from './olderPages.ts';

/** Pages of the REST reference by folder. */
const referencePages: Record<string, readonly string[]> = {
  'api-reference': ['errors', 'introduction'],
  notifications: [
    'delete-all-notifications',
    'delete-notification',
    'list-notification',
    'send-notification',
  ],
  preferences: ['get-preferences'],
  users: ['create-or-update-user', 'delete-user'],
  workflows: ['cancel-run'],
};

function addresses(base: string, folders: Record<string, readonly string[]>): string[] {
  return Object.entries(folders).flatMap(([folder, pages]) =>
    pages.map(page => [base, folder, page].filter(Boolean).join('/')),
  );
}

/** Every address of the specification, of all versions. */
export const promisedRoutes: readonly string[] = [
  '/',
  '/search',
  '/markdown-page',
  '/docs',
  '/api',
  ...addresses('/docs', latestPages),
  ...addresses('/docs/additional-resources', {'api-reference': [...memberRoutes, 'rest-api']}),
  ...addresses('/api', referencePages),
  ...Object.entries(olderPages).flatMap(([version, pages]) => addresses(`/docs/${version}`, pages)),
];
