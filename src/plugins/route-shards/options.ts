import * as z from 'zod';
import {enabledOption, optionsOf} from '../../project/pluginOptions.ts';

const optionsSchema = z.strictObject({
  ...enabledOption,
  /** Pages of a shard, on average: more make each shard heavier, fewer make more files. */
  pagesPerShard: z.int().min(1).max(500).default(6),
  /** A part of the site with fewer pages keeps them in the table that every reader gets. */
  minimumPages: z.int().min(1).default(10),
});

export type RouteShardsOptions = z.infer<typeof optionsSchema>;

export const validateOptions = optionsOf('route-shards', optionsSchema);
