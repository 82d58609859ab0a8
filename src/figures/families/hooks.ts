/** What the samples for the hooks show. They bring their own markup, so most of it looks as the browser renders it. */
import type {Figure} from '../figure';
import {fullInbox} from '../inbox';

const sdk = '@engagespot/react-hooks';

export const hookFigures: readonly Figure[] = [
  {
    id: 'hooks-center',
    sdk,
    alt: 'A button with a bell and the number 2, and below it a list of comments and orders with plain buttons: Mark all as read, Mark as read and Delete. A bar at the left marks unread entries.',
    caption: 'The markup of the tutorial, before any styles of your own.',
    scene: {
      app: {
        kind: 'page',
        page: 'docs/sdks-n-libraries/frontend/react-hooks/integration-tutorial.mdx',
        file: 'src/App.tsx',
        styles: ['src/inbox/inbox.css'],
      },
      inbox: fullInbox,
      window: {width: 560, height: 760},
      steps: [{press: 'button'}, {see: 'text=Welcome'}, {wait: 500}],
      frame: {around: ['.review-inbox']},
    },
  },
  {
    id: 'hooks-preferences',
    sdk,
    alt: 'A form with a group per category, each with a checkbox per channel.',
    caption: 'The preference page of the sample, before any styles of your own.',
    scene: {
      app: {
        kind: 'page',
        page: 'docs/sdks-n-libraries/frontend/react-hooks/preference.mdx',
        file: 'src/preferences/PreferencePage.tsx',
        component: 'PreferencePage',
        inProvider: true,
      },
      inbox: [],
      window: {width: 760, height: 760},
      steps: [{see: 'text=Product news'}],
      frame: {around: ['fieldset >> nth=0', 'fieldset >> nth=2']},
    },
  },
];
