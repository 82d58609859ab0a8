import {environment} from './environment.ts';
import {site} from './site.ts';

/** Where "Was this page helpful?" sends answers. */
export const feedback = {
  endpoint: environment.FEEDBACK_ENDPOINT,
  repositoryUrl: site.repositoryUrl,
  email: site.supportEmail,
};
