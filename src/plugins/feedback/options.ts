import * as z from 'zod';
import {optionsOf} from '../../project/pluginOptions.ts';

const schema = z.strictObject({
  id: z.string().default('default'),
  /** Where feedback is posted. Without it, readers open an issue or write an email. */
  endpoint: z.url().optional(),
  /** Repository with an issue tracker. Without it, readers write an email. */
  repositoryUrl: z.url().optional(),
  email: z.email(),
});

export type FeedbackOptions = z.infer<typeof schema>;

export const validateOptions = optionsOf('feedback', schema);
