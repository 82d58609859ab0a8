import type {ThemeConfig} from '@docusaurus/preset-classic';
import {logo} from './logo.ts';
import {site} from './site.ts';

export const footer = {
  logo: {...logo, alt: site.title, href: '/'},
  links: [
    {
      title: 'Start',
      items: [
        {label: 'Getting started', to: '/docs/introduction/getting-started'},
        {label: 'Quick start', to: '/docs/introduction/quick-start'},
        {label: 'Understanding concepts', to: '/docs/introduction/understanding-concepts'},
      ],
    },
    {
      title: 'Build',
      items: [
        {label: 'In-app inbox', to: '/docs/features/in-app-inbox/introduction'},
        {label: 'Channels', to: '/docs/features/channels/concepts/understanding'},
        {label: 'REST API', to: '/api'},
        {label: 'API errors', to: '/api/api-reference/errors'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Support', to: '/docs/get-support'},
        {label: 'Changelog', to: '/changelog'},
        {label: 'Read offline', to: '/offline'},
        {label: 'Console', href: site.consoleUrl},
        {label: 'Blog', href: site.blogUrl},
        {label: 'GitHub', href: site.githubUrl},
      ],
    },
  ],
  copyright: `Copyright © ${new Date().getFullYear()} Engagespot, Inc.`,
} satisfies ThemeConfig['footer'];
