import * as z from 'zod';
import {optionsOf} from '../../project/pluginOptions.ts';

const schema = z.strictObject({
  id: z.string().default('default'),
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
});

export type SemanticWidgetOptions = z.infer<typeof schema>;

/** What the configuration says of the orchestrator. */
export type OrchestratorOptions = Pick<z.input<typeof schema>, 'orchestrator'>;

export const validateOptions = optionsOf('semantic-widget', schema);
