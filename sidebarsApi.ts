import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the REST reference. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'index',
    {
      type: 'category',
      label: 'API Reference',
      collapsible: false,
      items: ['api-reference/introduction', 'api-reference/errors'],
    },
  ],
};

export default sidebars;
