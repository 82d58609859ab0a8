import type {QueryClass} from './entry';
import {
  apiErrors,
  apiIntroduction,
  bubble,
  channels,
  features,
  frontend,
  troubleshooting,
} from './routes';

/** Names of headers, mostly pasted. */
export const headers: QueryClass = {
  name: 'header',
  entries: [
    {
      query: 'X-ENGAGESPOT-API-KEY',
      pages: [apiIntroduction],
      top: 1,
      reason: 'Nearly every page sends it, one explains it.',
    },
    {
      query: 'X-ENGAGESPOT-API-SECRET',
      pages: [apiIntroduction],
      top: 1,
      reason: 'Many pages send it, one explains it.',
    },
    {
      query: 'X-ENGAGESPOT-USER-ID',
      pages: [apiIntroduction],
      top: 1,
      reason: 'Many pages send it, one explains it.',
    },
    {
      query: 'X-ENGAGESPOT-DEVICE-ID',
      pages: ['/api/sdk/connect-sdk', apiIntroduction],
      top: 3,
      reason: 'Connecting a device requires it.',
    },
    {
      query: 'X-ENGAGESPOT-SECRET-KEY',
      pages: [
        `${apiIntroduction}#secret-key`,
        '/api/categories/create-category',
        '/api/categories/delete-category',
      ],
      top: 3,
      reason: 'Only the calls that manage categories take it.',
    },
    {
      query: 'X-ENGAGESPOT-USER-SIGNATURE',
      pages: [`${apiIntroduction}#user-signature`, `${features}/in-app-inbox/authentication#hmac`],
      top: 1,
      reason: 'Deprecated; the sections say what replaces it.',
    },
    {
      query: 'X-WEBHOOK-SIGNATURE',
      pages: [`${channels}/webhook/default-webhook-provider`],
      top: 1,
      reason: 'The header of the webhook channel.',
    },
    {
      query: 'Authorization: Bearer',
      pages: [apiIntroduction],
      top: 3,
      reason: 'How a user token is sent.',
    },
    {
      query: 'Content-Type: application/json',
      pages: [apiErrors, apiIntroduction],
      top: 3,
      reason: 'Required by the API; without it comes an error.',
    },
  ],
};

/** Status codes, codes of SDKs and providers, texts of messages. */
export const errors: QueryClass = {
  name: 'error',
  entries: [
    {
      query: 'notification must be an object',
      pages: [`${apiErrors}#validation-400`],
      top: 1,
      reason: 'The text of the message.',
    },
    {
      query: 'No auth params (or combination of params) were found in the request',
      pages: [`${apiErrors}#authentication-401`],
      top: 1,
      reason: 'The text of the message.',
    },
    {
      query: '400',
      pages: [apiErrors],
      top: 1,
      reason: 'A status that the page explains.',
    },
    {
      query: '401',
      pages: [apiErrors],
      top: 1,
      reason: 'A status that the page explains.',
    },
    {
      query: '404',
      pages: [apiErrors],
      top: 1,
      reason: 'A status that the page explains.',
    },
    {
      query: '413',
      pages: [apiErrors],
      top: 1,
      reason: 'A status that the page explains.',
    },
    {
      query: '415',
      pages: [apiErrors],
      top: 1,
      reason: 'A status that the page explains.',
    },
    {
      query: '422',
      pages: [apiErrors],
      top: 1,
      reason: 'A status that the page explains.',
    },
    {
      query: '401 unauthorized',
      pages: [apiErrors, '/docs/introduction/quick-start', troubleshooting],
      top: 1,
      reason: 'With the name of the status, which the API does not use.',
    },
    {
      query: 'ES1000',
      pages: [`${troubleshooting}#es1000`],
      top: 1,
      reason: 'A section has the name.',
    },
    {
      query: 'ES1004',
      pages: [`${troubleshooting}#es1004`],
      top: 1,
      reason: 'A section has the name.',
    },
    {
      query: 'ES10011',
      pages: [`${troubleshooting}#es10011`],
      top: 1,
      reason: 'A section has the name.',
    },
    {
      query: 'blocked by CORS policy',
      pages: [`${troubleshooting}#cors`],
      top: 1,
      reason: 'The text that browsers show.',
    },
    {
      query: 'something went wrong',
      pages: [`${troubleshooting}#something-went-wrong`, '/docs/introduction/quick-start'],
      top: 1,
      reason: 'The text that the panel shows.',
    },
    {
      query: 'Target container is not a DOM element',
      pages: [`${troubleshooting}#target-container`],
      top: 1,
      reason: 'The text of the error.',
    },
    {
      query: '202 but nobody receives anything',
      pages: [`${troubleshooting}#nobody-receives`],
      top: 1,
      reason: 'A section has nearly the name.',
    },
    {
      query: 'not_in_channel',
      pages: [`${channels}/slack/slack-provider`],
      top: 1,
      reason: 'What Slack answers.',
    },
    {
      query: '50001',
      pages: [`${channels}/discord`],
      top: 1,
      reason: 'The code of Discord for missing access.',
    },
    {
      query: '63016',
      pages: [`${channels}/whatsapp/twilio`],
      top: 1,
      reason: 'The code of Twilio outside of the 24-hour window.',
    },
    {
      query: 'MS42225',
      pages: [`${channels}/email/mailersend`],
      top: 1,
      reason: 'A code of MailerSend.',
    },
    {
      query: 'window is not defined',
      pages: [
        `${troubleshooting}#nextjs`,
        `${frontend}/using-nextjs-component`,
        `${frontend}/nextjs/quick-start`,
        `${frontend}/nextjs/features`,
        `${frontend}/using-javascript-ui-kit`,
        `${frontend}/using-vuejs-package`,
      ],
      top: 3,
      reason: 'The classic of server rendering.',
    },
    {
      query: 'bubble inbox is empty',
      pages: [`${bubble}/troubleshooting`],
      top: 1,
      reason: 'A section has nearly the name.',
    },
    {
      query: 'old text is sent',
      pages: [`${troubleshooting}#old-text`],
      top: 1,
      reason: 'A section has the name.',
    },
    {
      query: 'validation error',
      pages: [apiErrors],
      top: 1,
      reason: 'The error with that name.',
    },
  ],
};
