import * as z from 'zod';
import {entity} from './explain.ts';

/** Which colours a reader sees who chose none, and whether there is a choice. */
export const colorModeEntity = entity({
  defaultMode: z.enum(['light', 'dark']),
  disableSwitch: z.boolean(),
  respectPrefersColorScheme: z.boolean(),
});
