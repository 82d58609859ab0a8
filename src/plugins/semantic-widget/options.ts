import * as z from 'zod';
import {optionsOf} from '../../project/pluginOptions.ts';
import {optionsSchema as pagesSchema} from '../search-index/options.ts';

const schema = z.strictObject({
  id: z.string().optional(),
  /** The orchestrator that answers questions; without one, this site does. */
  orchestrator: z
    .strictObject({
      scriptUrl: z.string().min(1),
      endpoint: z.string().min(1),
      key: z.string().min(1),
      global: z.string().min(1),
      integrity: z.string().min(1).optional(),
    })
    .optional(),
  /** How pages are read: the options of the plugin `search-index`. */
  pages: pagesSchema,
});

export type SemanticWidgetOptions = z.infer<typeof schema>;

export const validateOptions = optionsOf('semantic-widget', schema);
