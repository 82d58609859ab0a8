import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';

/** What Docusaurus calls with the options of a plugin before it starts the plugin. */
type ValidateOptions<Options> = (context: OptionValidationContext<unknown, Options>) => Options;

/**
 * The `validateOptions` of a plugin.
 *
 * @returns a function that fills in defaults, and throws an error that names each wrong option and what is expected
 */
export function optionsOf<Schema extends z.ZodType>(
  plugin: string,
  schema: Schema,
): ValidateOptions<z.infer<Schema>> {
  return ({options}) => {
    const result = schema.safeParse(options);
    if (result.success) return result.data;
    throw new Error(`Wrong options of the plugin ${plugin}:\n${z.prettifyError(result.error)}`);
  };
}

/** The option of plugins that make pages lighter and change nothing else. */
export const enabledOption = {
  id: z.string().optional(),
  /** Without, the site is the same but heavier. */
  enabled: z.boolean().default(true),
};

export interface EnabledOption {
  enabled: boolean;
}
