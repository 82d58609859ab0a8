import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {groupsOf, readDocument} from './src/openapi/pages/document.ts';

/** The sidebar of the REST reference: two pages by hand, then every operation by tag. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    {type: 'doc', id: 'index', label: 'Overview'},
    {
      type: 'category',
      label: 'API Reference',
      collapsible: false,
      items: ['api-reference/introduction', 'api-reference/errors'],
    },
    ...groupsOf(readDocument()).map(({title, operations}) => ({
      type: 'category' as const,
      label: title,
      collapsible: false,
      items: operations.map(({docId, title: label, method, deprecated}) => ({
        type: 'doc' as const,
        id: docId,
        label,
        className: `api-operation api-operation--${method.toLowerCase()}${deprecated ? ' api-operation--deprecated' : ''}`,
      })),
    })),
  ],
};

export default sidebars;
