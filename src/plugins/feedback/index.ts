/**
 * Docusaurus plugin of "Was this page helpful?". It tells the browser where answers go
 * (`@generated/feedback/default/settings.json`), and, with an endpoint, publishes /feedback.json, which tells programs
 * how to send theirs.
 */
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {type FeedbackSettings, feedbackSchema} from '../../content/feedback.ts';
import type {FeedbackOptions} from './options.ts';

export {validateOptions} from './options.ts';

/** What the browser needs of the options. */
export function feedbackSettings({
  endpoint,
  repositoryUrl,
  email,
}: Pick<FeedbackOptions, 'endpoint' | 'repositoryUrl' | 'email'>): FeedbackSettings {
  const subject = encodeURIComponent('Feedback: ');
  return {
    feedbackLink: repositoryUrl
      ? `${repositoryUrl}/issues/new?title=${subject}`
      : `mailto:${email}?subject=${subject}`,
    ...(endpoint && {feedbackEndpoint: endpoint}),
  };
}

/** How programs send feedback. */
export function feedbackDescription(endpoint: string): string {
  const description = {
    endpoint,
    method: 'POST',
    contentType: 'application/json',
    success: 'any status from 200 to 299',
    body: feedbackSchema,
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

export default function feedback(
  _context: LoadContext,
  options: FeedbackOptions,
): PublishingPlugin<void> {
  const {endpoint} = options;
  return {
    name: 'feedback',

    async contentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify(feedbackSettings(options)));
    },

    publish: () => new Map(endpoint ? [['feedback.json', feedbackDescription(endpoint)]] : []),
  };
}
