/**
 * Pages whose address has changed from one version of the documentation to another, and pages that the latest version
 * no longer has. The version menu, the banner of older versions, canonical addresses, the sitemap, the not-found page
 * and the comparison of versions follow it; the check `moved-pages` holds it to the pages that exist.
 *
 * Paths are below the version: `/user/profile` of 1.0.0 is `/docs/1.0.0/user/profile`.
 */
import type {MovedPages} from '../src/content/movedPages.ts';

const batching =
  'Batching is a function of workflows from 1.4.x on, and no setting of a template with pages of its own.';

export const movedPages: MovedPages = {
  moved: {
    '1.0.0': [
      {from: '/api-reference', to: '/additional-resources/api-reference'},
      {from: '/api-reference/*', to: '/additional-resources/api-reference/*'},
      {from: '/backend-sdks', to: '/sdks-n-libraries/backend-sdks'},
      {from: '/backend-sdks/*', to: '/sdks-n-libraries/backend-sdks/*'},
      {from: '/batching/*', to: '/features/batching/*'},
      {from: '/category/*', to: '/features/category/*'},
      {from: '/channels/configuring-providers', to: '/features/channels'},
      {from: '/channels/configuring-providers/*', to: '/features/channels/*'},
      {from: '/channels/what-are-channels', to: '/features/channels/concepts/understanding'},
      {
        from: '/introduction/android-ios-quick-start',
        to: '/sdks-n-libraries/frontend/android-ios-quick-start',
      },
      {
        from: '/introduction/quick-setup-javascript',
        to: '/sdks-n-libraries/frontend/browser-js/quick-start',
      },
      {from: '/introduction/using-api-to-send-notifications', to: '/features/workflows/sending'},
      {from: '/javascript-guide', to: '/sdks-n-libraries/frontend'},
      {from: '/javascript-guide/*', to: '/sdks-n-libraries/frontend/*'},
      {from: '/learn-by-examples', to: '/additional-resources/learn-by-examples'},
      {from: '/learn-by-examples/*', to: '/additional-resources/learn-by-examples/*'},
      {from: '/preference/*', to: '/features/preference/*'},
      {from: '/security', to: '/additional-resources/security'},
      {from: '/templates/*', to: '/features/templates/*'},
      {from: '/troubleshooting/*', to: '/additional-resources/troubleshooting/*'},
      {from: '/user/profile', to: '/features/user/profile'},
      {from: '/user/who-is-user', to: '/features/user/who-is-user'},
    ],
  },
  dropped: [
    {
      page: '/channels/what-are-providers',
      leadsTo: '/features/channels/concepts/understanding',
      because:
        'Its question, what a provider is, is answered by the page that defines channels and providers together.',
    },
    {
      page: '/features/batching/introduction',
      leadsTo: '/features/workflows/designing-workflow/batch-function',
      because: batching,
    },
    {
      page: '/features/batching/setup_batching',
      leadsTo: '/features/workflows/designing-workflow/batch-function',
      because: batching,
    },
    {
      page: '/introduction/sending-notification-from-dashboard',
      leadsTo: '/features/workflows/sending',
      because: 'Later versions send with workflows, not from a form of the dashboard.',
    },
    {
      page: '/introduction/whats-next',
      leadsTo: '/introduction/getting-started',
      because: 'Its list of next steps is part of the page that later versions begin with.',
    },
    {
      page: '/profile/what-are-user-profiles',
      leadsTo: '/features/user/profile',
      because: 'It has no content of its own: 1.0.0 describes profiles at /user/profile.',
    },
    {
      page: '/user/enabling-HMAC-authentication',
      leadsTo: '/features/in-app-inbox/authentication',
      because: 'User tokens replace the signature from 1.3.x on; HMAC is deprecated.',
    },
  ],
};
