import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The one sidebar of the documentation, grouped for people; every page is in it. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    {type: 'doc', id: 'index', label: 'Overview'},
    {
      type: 'category',
      label: 'Getting Started',
      collapsible: false,
      items: [
        'introduction/getting-started',
        'introduction/quick-start',
        'introduction/understanding-concepts',
      ],
    },
    {
      type: 'category',
      label: 'Concepts',
      collapsible: false,
      items: [
        'concepts/overview',
        'concepts/workspace',
        'concepts/environment',
        'concepts/version-control',
        'concepts/layouts',
        'concepts/data-region',
      ],
    },
    {
      type: 'category',
      label: 'In-App Inbox',
      collapsible: false,
      items: [
        'features/in-app-inbox/introduction',
        'features/in-app-inbox/authentication',
        'features/in-app-inbox/actionable-notifications',
      ],
    },
    {
      type: 'category',
      label: 'Channels and Providers',
      collapsible: false,
      items: [
        'features/channels/concepts/understanding',
        'features/channels/concepts/enabling-a-channel',
        'features/channels/concepts/multiple-providers-and-routes',
      ],
    },
    {type: 'category', label: 'Help', collapsible: false, items: ['get-support']},
  ],
};

export default sidebars;
