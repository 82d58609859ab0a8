import type {QueryClass} from './entry';
import {
  apiIntroduction,
  channels,
  features,
  frontend,
  inEveryFramework,
  members,
  steps,
  tutorials,
  workflows,
} from './routes';

/** A query in the middle of being typed: the last word is not finished. */
export const asTyped: QueryClass = {
  name: 'as typed',
  entries: [
    {
      query: 'quick st',
      pages: ['/docs/introduction/quick-start'],
      top: 1,
      reason: 'Nothing else begins so.',
    },
    {
      query: 'authent',
      pages: [`${features}/in-app-inbox/authentication`, apiIntroduction],
      top: 3,
      reason: 'Inbox and API are what most have to authenticate; the command line is rarer.',
    },
    {
      query: 'workfl',
      pages: [`${workflows}/introduction`],
      top: 3,
      reason: 'Half of the pages hold the word, one introduces it.',
    },
    {
      query: 'webh',
      pages: [`${channels}/webhook/default-webhook-provider`],
      top: 1,
      reason: 'The channel has the name.',
    },
    {
      query: 'prefer',
      pages: [`${features}/preference/what-are-preferences`],
      top: 3,
      reason: 'The concept before hooks and calls.',
    },
    {
      query: 'templ',
      pages: [`${features}/templates/introduction`, `${workflows}/template-editor/overview`],
      top: 3,
      reason: 'What templates are, or where they are written.',
    },
    {
      query: 'sendg',
      pages: [`${channels}/email/sendgrid-provider`],
      top: 1,
      reason: 'Only SendGrid begins so.',
    },
    {
      query: 'twil',
      pages: [`${channels}/sms/twilio`, `${channels}/whatsapp/twilio`],
      top: 1,
      reason: 'Twilio delivers over two channels.',
    },
    {
      query: 'glos',
      pages: ['/docs/glossary'],
      top: 1,
      reason: 'Nothing else begins so.',
    },
    {
      query: 'bat',
      pages: [`${steps}/batch-function`],
      top: 3,
      reason: 'Batch is the only part of the product that begins so.',
    },
    {
      query: 'environm',
      pages: ['/docs/concepts/environment'],
      top: 3,
      reason: 'The concept, before environment variables.',
    },
    {
      query: 'transl',
      pages: [`${features}/translations/overview`],
      top: 3,
      reason: 'The feature before its use in one framework.',
    },
    {
      query: 'actiona',
      pages: [`${features}/in-app-inbox/actionable-notifications`],
      top: 3,
      reason: 'The concept before templates and frameworks.',
    },
    {
      query: 'usePref',
      pages: [
        `${frontend}/react-hooks/preference`,
        `${frontend}/react-hooks/reference`,
        `${tutorials}/notification-preference-center/getting-and-updating-preferences`,
      ],
      top: 1,
      reason: 'usePreferences is a hook: its page, the reference or the tutorial.',
    },
    {
      query: 'markAsRe',
      pages: [
        '/api/notifications/mark-notification-as-read',
        `${members}/core/notifications`,
        `${members}/store/actions`,
        `${members}/hooks/actions-and-events`,
        `${frontend}/react-hooks/reference`,
        `${frontend}/using-javascript-core-api`,
      ],
      top: 3,
      reason: 'A method of the SDKs, and a call of the API.',
    },
    {
      query: 'cancellationK',
      pages: [`${workflows}/cancelling`, '/api/workflows/cancel-run'],
      top: 1,
      reason: 'The guide and the call that take the key.',
    },
    {
      query: 'data reg',
      pages: ['/docs/concepts/data-region'],
      top: 1,
      reason: 'The concept before frameworks.',
    },
    {
      query: 'flut',
      pages: [`${frontend}/using-flutter-library`],
      top: 1,
      reason: 'Only Flutter begins so.',
    },
    {
      query: 'dark mo',
      pages: [
        ...inEveryFramework('styling'),
        `${tutorials}/react-component/customizing-notification`,
      ],
      top: 1,
      reason: 'Nobody knows the framework yet, so any page that shows how.',
    },
    {
      query: 'mailj',
      pages: [`${channels}/email/mailjet`],
      top: 1,
      reason: 'Only Mailjet begins so.',
    },
    {
      query: 'X-ENGAGESPOT-API-S',
      pages: [apiIntroduction],
      top: 1,
      reason: 'The header with the secret is explained there.',
    },
    {
      query: 'step cond',
      pages: [`${steps}/step-conditions`],
      top: 1,
      reason: 'Title of the page.',
    },
    {
      query: 'how to cancel a workf',
      pages: [`${workflows}/cancelling`, '/api/workflows/cancel-run'],
      top: 1,
      reason: 'The question is clear before its last word is.',
    },
    {
      query: 'mobile pu',
      pages: [`${channels}/mobile-push/overview`],
      top: 1,
      reason: 'The overview before the providers.',
    },
  ],
};
