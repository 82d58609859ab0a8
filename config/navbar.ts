import type {ThemeConfig} from '@docusaurus/preset-classic';
import {logo} from './logo.ts';
import {site} from './site.ts';

export const navbar = {
  title: site.title,
  logo: {...logo, alt: ''},
  items: [
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left', label: 'Docs'},
    {
      type: 'docSidebar',
      docsPluginId: 'api',
      sidebarId: 'tutorialSidebar',
      position: 'left',
      label: 'API',
    },
    {type: 'docsVersionDropdown', position: 'right'},
    {
      href: site.githubUrl,
      position: 'right',
      className: 'navbar-github',
      // A reference to a shape takes the color of the text, as shapes in the page do.
      html: `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><use href="${site.baseUrl}img/github.svg#mark"/></svg>`,
      'aria-label': 'Engagespot on GitHub',
    },
  ],
} satisfies ThemeConfig['navbar'];
