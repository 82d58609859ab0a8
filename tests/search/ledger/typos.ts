import type {QueryClass} from './entry';
import {backend, channels, features, frontend, steps, tutorials, workflows} from './routes';

/** Letters swapped, doubled, left out or hit beside. */
export const typos: QueryClass = {
  name: 'typo',
  entries: [
    {
      query: 'quik start',
      pages: ['/docs/introduction/quick-start'],
      top: 1,
      reason: 'A letter is missing.',
    },
    {
      query: 'authentification',
      pages: [`${features}/in-app-inbox/authentication`, '/api/api-reference/introduction'],
      top: 3,
      reason: 'How speakers of French and German write it.',
    },
    {
      query: 'preferances',
      pages: [`${features}/preference/what-are-preferences`],
      top: 3,
      reason: 'A common mistake.',
    },
    {
      query: 'worklfows',
      pages: [`${workflows}/introduction`],
      top: 3,
      reason: 'Two letters are swapped.',
    },
    {
      query: 'webook',
      pages: [`${channels}/webhook/default-webhook-provider`],
      top: 1,
      reason: 'A letter is missing.',
    },
    {
      query: 'templetes',
      pages: [`${features}/templates/introduction`],
      top: 3,
      reason: 'A common mistake.',
    },
    {
      query: 'sendgird',
      pages: [`${channels}/email/sendgrid-provider`],
      top: 1,
      reason: 'Two letters are swapped.',
    },
    {
      query: 'twillio',
      pages: [`${channels}/sms/twilio`, `${channels}/whatsapp/twilio`],
      top: 1,
      reason: 'The name is written with two l more often than not.',
    },
    {
      query: 'attachement',
      pages: [`${channels}/email/attachments`],
      top: 1,
      reason: 'A common mistake.',
    },
    {
      query: 'envrionment',
      pages: ['/docs/concepts/environment'],
      top: 3,
      reason: 'Two letters are swapped.',
    },
    {
      query: 'chanels and providers',
      pages: [`${channels}/concepts/understanding`, channels],
      top: 1,
      reason: 'A letter is missing. Both pages have this title.',
    },
    {
      query: 'catagory',
      pages: [`${features}/category/what-are-categories`],
      top: 3,
      reason: 'A common mistake.',
    },
    {
      query: 'glosary',
      pages: ['/docs/glossary'],
      top: 1,
      reason: 'A letter is missing.',
    },
    {
      query: 'pyhton',
      pages: [`${backend}/python`],
      top: 1,
      reason: 'Two letters are swapped.',
    },
    {
      query: 'anuglar',
      pages: [
        `${frontend}/angular`,
        `${frontend}/angular/quick-start`,
        `${frontend}/using-angular-package`,
      ],
      top: 3,
      reason: 'Two letters are swapped.',
    },
    {
      query: 'cancelation key',
      pages: [`${workflows}/cancelling`, '/api/workflows/cancel-run'],
      top: 1,
      reason: 'A letter is missing.',
    },
    {
      query: 'serivce worker',
      pages: [
        `${channels}/web-push/default-web-push-provider`,
        `${channels}/web-push/advanced-configuration`,
      ],
      top: 3,
      reason: 'Two letters are swapped.',
    },
    {
      query: 'multipel providers',
      pages: [`${channels}/concepts/multiple-providers-and-routes`],
      top: 1,
      reason: 'Two letters are swapped.',
    },
    {
      query: 'firbase',
      pages: [`${channels}/mobile-push/FCM-provider`],
      top: 1,
      reason: 'A letter is missing.',
    },
    {
      query: 'postmrk',
      pages: [`${channels}/email/postmark`],
      top: 1,
      reason: 'A letter is missing.',
    },
    {
      query: 'wokspace',
      pages: ['/docs/concepts/workspace'],
      top: 1,
      reason: 'A letter is missing.',
    },
    {
      query: 'bacth function',
      pages: [`${steps}/batch-function`],
      top: 1,
      reason: 'Two letters are swapped.',
    },
    {
      query: 'secue mode',
      pages: [`${features}/in-app-inbox/authentication`],
      top: 3,
      reason: 'A letter is missing.',
    },
    {
      query: 'actionble notification',
      pages: [`${features}/in-app-inbox/actionable-notifications`],
      top: 3,
      reason: 'A letter is missing, and it is a singular.',
    },
    {
      query: 'onFeeditmClick',
      pages: [
        `${frontend}/react/props`,
        `${frontend}/browser-js/props`,
        `${tutorials}/react-component/customizing-notification`,
      ],
      top: 3,
      reason: 'An identifier typed from memory.',
    },
    {
      query: 'subscribtion preferences',
      pages: [
        `${features}/preference/what-are-preferences`,
        `${tutorials}/notification-preference-center/concepts`,
      ],
      top: 3,
      reason: 'One word is misspelled, the other one decides.',
    },
    {
      query: 'translatoin',
      pages: [`${features}/translations/overview`],
      top: 3,
      reason: 'Two letters are swapped.',
    },
    {
      query: 'discrod',
      pages: [`${channels}/discord`],
      top: 1,
      reason: 'Two letters are swapped.',
    },
  ],
};
