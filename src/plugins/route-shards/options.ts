import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';

const optionsSchema = z.strictObject({
  id: z.string().optional(),
  /** Whether routes are sharded; without, the site is the same but heavier. */
  enabled: z.boolean().default(true),
  /** Pages of a shard, on average: more make each shard heavier, fewer make their list longer. */
  pagesPerShard: z.int().min(1).max(500).default(24),
  /** A part of the site with fewer pages keeps them in the table that every reader gets. */
  minimumPages: z.int().min(1).default(10),
});

export type RouteShardsOptions = z.infer<typeof optionsSchema>;

/** @throws Error that names each wrong option and what is expected */
export function validateOptions({
  options,
}: OptionValidationContext<unknown, RouteShardsOptions>): RouteShardsOptions {
  const result = optionsSchema.safeParse(options);
  if (result.success) return result.data;
  throw new Error(`Wrong options of the plugin route-shards:\n${z.prettifyError(result.error)}`);
}
