import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site.ts';

/**
 * The bar above the top bar. A reader who closes it does not see it again until `id` changes.
 * Colours come from the design tokens so that both colour modes keep their contrast.
 */
export const announcementBar = {
  id: 'release-1.5.x',
  content: `Engagespot 1.5.x brings workspaces, environments and version control. <a href="${site.baseUrl}docs/concepts/overview">Read the concepts</a>`,
  backgroundColor: 'var(--es-announcement-background)',
  textColor: 'var(--es-announcement-text)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];

/**
 * Forgets that a reader closed the bar when it now says something else. The theme does so too, but
 * only after its first paint has hidden the bar: this runs before. Without storage nothing is to be
 * forgotten.
 */
export const announcementScript = [
  `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(announcementBar.id)})`,
  `localStorage.removeItem('docusaurus.announcement.dismiss')}catch{}`,
].join('');
