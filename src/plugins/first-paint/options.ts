import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';

const optionsSchema = z.strictObject({
  id: z.string().optional(),
  /** Whether scripts wait until the page is shown; without, the site is the same but later to show. */
  enabled: z.boolean().default(true),
});

export type FirstPaintOptions = z.infer<typeof optionsSchema>;

/** @throws Error that names each wrong option and what is expected */
export function validateOptions({
  options,
}: OptionValidationContext<unknown, FirstPaintOptions>): FirstPaintOptions {
  const result = optionsSchema.safeParse(options);
  if (result.success) return result.data;
  throw new Error(`Wrong options of the plugin first-paint:\n${z.prettifyError(result.error)}`);
}
