/** A small site for tests. */
import type {PublishOptions} from './options.ts';
import type {SiteSheets} from './styles/siteStyles.ts';

/** A page as Docusaurus renders it. */
export function renderedPage(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>A page</title>${head}</head><body class="a"><div id="__docusaurus">${body}</div></body></html>`;
}

/** Addresses of its style sheets. */
export const sheets: SiteSheets = {
  bundled: '/assets/css/styles.0a.css',
  site: '/assets/css/styles.1b.css',
  later: '/assets/css/later.1b.css',
};

export const settings: PublishOptions = {
  redirects: [
    {from: '/old', to: '/docs'},
    {from: '/docs/rest-api/*', to: '/docs/start'},
  ],
  headers: {
    everywhere: {'X-Content-Type-Options': 'nosniff'},
    caching: {pages: 'max-age=0', negotiated: 'private', notFound: 'no-store'},
    cachedFiles: files => [
      {path: 'assets/*', value: 'immutable'},
      ...[...files.keys()]
        .filter(file => file.endsWith('.svg'))
        .map(path => ({path, value: 'max-age=3600'})),
    ],
    markdown: {'X-Robots-Tag': 'noindex'},
    files: {'': {Link: '</catalog>'}},
    contentTypes: {
      html: 'text/html; charset=utf-8',
      js: 'text/javascript; charset=utf-8',
      md: 'text/markdown; charset=utf-8',
      svg: 'image/svg+xml; charset=utf-8',
    },
  },
  pagePolicy: ({scripts, styleAttributes}) => ({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src-attr': styleAttributes,
    'frame-ancestors': ["'none'"],
  }),
  otherPolicies: files => [
    {
      path: 'frames/*',
      policy: {'script-src': [`'${files.has('frames/a.html') ? 'self' : 'none'}'`]},
    },
  ],
  light: false,
  versionLabels: {current: '1.5.x'},
  sitemap: {},
};
