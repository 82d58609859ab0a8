/** What the code of a page shows: the scenes run the fences of that page as they are printed. */
import type {Figure, SceneStep} from '../figure';
import {fullInbox} from '../inbox';

const sdk = '@engagespot/react-component';
const styling = 'docs/sdks-n-libraries/frontend/react/styling.mdx';
const extended = 'docs/sdks-n-libraries/frontend/react/extended.mdx';

const open: readonly SceneStep[] = [{press: 'bell'}, {see: 'panel'}, {away: true}, {wait: 1600}];
const bellAndPanel = {around: ['bell', 'panel']};

export const sampleFigures: readonly Figure[] = [
  {
    id: 'theme-lilac',
    sdk,
    alt: 'The panel has a lilac header with a dark violet title, and the bar below the active tab is violet.',
    caption: 'The five groups of the sample theme.',
    scene: {
      app: {kind: 'page', page: styling, file: 'src/StyledInbox.tsx', component: 'StyledInbox'},
      inbox: fullInbox,
      dark: 'page',
      steps: open,
      frame: bellAndPanel,
    },
  },
  {
    id: 'theme-narrow',
    sdk,
    alt: 'A panel of 20 rem with short entries that have no pictures.',
    caption: 'The narrow panel, without pictures.',
    scene: {
      app: {kind: 'page', page: styling, file: 'src/NarrowInbox.tsx', component: 'NarrowInbox'},
      inbox: fullInbox,
      dark: 'page',
      steps: open,
      frame: bellAndPanel,
    },
  },
  {
    id: 'bell-envelope',
    sdk,
    alt: 'An envelope instead of the bell, with the same red badge.',
    caption: 'A drawing of your own in the button. The badge stays.',
    scene: {
      app: {kind: 'page', page: styling, file: 'src/WorkshopInbox.tsx', component: 'WorkshopInbox'},
      inbox: fullInbox,
      window: {width: 960, height: 400},
      steps: [{see: 'bell >> text=2'}],
      frame: {around: ['bell'], space: 24},
    },
  },
  {
    id: 'inbox-dates',
    sdk,
    alt: 'The entries show dates such as 31 Jan, 08:58 instead of 2 minutes ago.',
    caption: 'Absolute dates from formatDate.',
    scene: {
      app: {
        kind: 'page',
        page: 'docs/sdks-n-libraries/frontend/react/props.mdx',
        file: 'src/DatedInbox.tsx',
        component: 'DatedInbox',
      },
      inbox: fullInbox,
      dark: 'page',
      steps: open,
      frame: {around: ['bell', 'panel'], cutAt: 420},
    },
  },
  {
    id: 'inbox-german',
    sdk,
    alt: 'The panel is titled Mitteilungen, and its menu is in German: Einstellungen, Alle als gelesen markieren, Alle löschen.',
    caption: 'The German texts of the sample.',
    scene: {
      app: {
        kind: 'page',
        page: 'docs/sdks-n-libraries/frontend/react/translation.mdx',
        file: 'src/BookingInbox.tsx',
        component: 'BookingInbox',
        props: {language: 'de'},
      },
      inbox: fullInbox,
      language: 'de',
      dark: 'page',
      steps: [...open, {press: 'panel >> button[aria-label="More"]'}, {wait: 400}],
      frame: {around: ['bell', 'panel'], cutAt: 420},
    },
  },
  {
    id: 'inbox-incident',
    sdk,
    alt: 'A notification, Checkout is down, has a text field and two buttons, Acknowledge and Escalate.',
    caption: 'The block components of this page in an incident.',
    scene: {
      app: {
        kind: 'page',
        page: 'docs/sdks-n-libraries/frontend/react/actionable.mdx',
        file: 'src/IncidentInbox.tsx',
        component: 'IncidentInbox',
        before: ['src/inboxBlocks.tsx'],
        styles: ['src/inboxBlocks.css'],
      },
      inbox: [
        {
          title: 'Checkout is down',
          message: 'The payment service does not respond.',
          icon: 'siren',
          data: {incidentId: 'inc_77', service: 'checkout'},
          minutesAgo: 1,
          blocks: [
            {id: 'incident_opened_b0_state_1_i0', type: 'textarea', text: 'Add a note'},
            {
              id: 'incident_opened_b1_state_1_i0',
              type: 'button',
              text: 'Acknowledge',
              variant: 'primary',
            },
            {
              id: 'incident_opened_b1_state_1_i1',
              type: 'button',
              text: 'Escalate',
              variant: 'secondary',
            },
          ],
        },
        ...fullInbox.slice(0, 1),
      ],
      categories: false,
      dark: 'page',
      steps: [
        ...open,
        {fill: 'textarea', text: 'Looking into it'},
        {press: 'h4'},
        {away: true},
        {wait: 400},
      ],
      frame: {around: ['bell', 'panel'], cutAt: 420},
    },
  },
  {
    id: 'inbox-tickets',
    sdk,
    alt: 'An entry about a ticket has a field for a reply and a Send button; the entry below looks as usual.',
    caption: 'TicketEntry replaces the body of entries with a ticket.',
    scene: {
      app: {kind: 'page', page: extended, file: 'src/TicketInbox.tsx', component: 'TicketInbox'},
      inbox: [
        {
          title: 'The invoice shows the wrong address',
          icon: 'comment',
          data: {ticketId: 'T-318'},
          minutesAgo: 6,
        },
        ...fullInbox.slice(0, 2),
      ],
      categories: false,
      dark: 'page',
      steps: open,
      frame: {around: ['bell', 'panel'], cutAt: 420},
    },
  },
  {
    id: 'support-desk',
    sdk,
    alt: 'A link, Inbox (2), next to a bell with the badge 2.',
    caption: 'The link and the badge share one count.',
    scene: {
      app: {
        kind: 'page',
        page: extended,
        file: 'src/SupportDesk.tsx',
        component: 'SupportDesk',
        props: {children: null},
      },
      inbox: fullInbox,
      window: {width: 960, height: 400},
      steps: [{see: 'text=Inbox (2)'}, {see: 'bell >> text=2'}],
      frame: {around: ['bell', 'text=Inbox (2)'], space: 24},
    },
  },
  {
    id: 'inbox-page',
    sdk,
    alt: 'The panel is 40 rem wide, has no bell and no shadow, and is part of the page.',
    caption: 'The inbox as a page.',
    scene: {
      app: {kind: 'page', page: extended, file: 'src/InboxPage.tsx', component: 'InboxPage'},
      inbox: fullInbox,
      window: {width: 960, height: 800},
      dark: 'page',
      steps: [{see: 'text=Welcome'}, {wait: 800}],
      frame: {around: ['panel'], cutAt: 520},
    },
  },
  {
    id: 'draft-room',
    sdk,
    alt: 'A page with the heading Launch plan. A bell with the badge 1 is at its top right, and the last line says: Mateo commented on Launch plan.',
    caption: 'The comment arrives: on the bell, and as a line on the page.',
    scene: {
      app: {
        kind: 'page',
        page: 'docs/additional-resources/learn-by-examples/react-component/simple-notification.mdx',
        file: 'src/App.tsx',
      },
      inbox: [],
      window: {width: 640, height: 400},
      steps: [
        {see: 'bell'},
        {wait: 1000},
        {
          send: 'comment_added',
          data: {
            author: 'Mateo',
            document: 'Launch plan',
            documentId: 'doc_31',
            comment: 'The date collides with the fair.',
          },
        },
        {see: 'text=Mateo commented on Launch plan'},
        {see: 'bell >> text=1'},
      ],
      frame: {window: true},
    },
  },
  {
    id: 'draft-room-styled',
    sdk,
    alt: 'The panel of Draft Room in warm paper colors, with square pictures and a teal bar below the active tab.',
    caption: 'Draft Room after the first part.',
    scene: {
      app: {
        kind: 'page',
        page: 'docs/additional-resources/learn-by-examples/react-component/customizing-notification.mdx',
        file: 'src/App.tsx',
        styles: ['src/index.css'],
      },
      inbox: fullInbox,
      steps: open,
      frame: bellAndPanel,
    },
  },
];
