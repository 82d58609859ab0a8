import {environment} from './environment.ts';

const {origin, pathname} = new URL(environment.SITE_URL);

/** Names and addresses of the product and of this site, used by several configuration files. */
export const site = {
  title: 'Engagespot',
  tagline: 'One API for every notification your product sends',
  /** Without a path. */
  url: origin,
  /** The path below which the site lies on its host; begins and ends with a slash. */
  baseUrl: pathname.endsWith('/') ? pathname : `${pathname}/`,
  repositoryUrl: environment.REPOSITORY_URL,
  githubUrl: 'https://github.com/Engagespot',
  consoleUrl: 'https://console.engagespot.co',
  blogUrl: 'https://engagespot.co/blog/',
  supportEmail: 'support@engagespot.co',
} as const;

/** Where a page's source can be edited; undefined hides the edit link. */
export const editUrl = site.repositoryUrl ? `${site.repositoryUrl}/edit/main/` : undefined;
