import * as z from 'zod';
import {entity, text} from './explain.ts';

/** Address of a page of this site. */
export const to = z.string().regex(/^\/(?!\/)/, 'must be a path of this site, such as "/docs"');

/** Address of another site. */
export const href = z
  .string()
  .regex(/^(https?:\/\/|mailto:)\S+$/, 'must be an address, such as "https://example.com"');

const length = z.union([z.number(), text], 'must be a number of pixels or a CSS length');

/** The picture of navbar and footer; `src` is a path in static/ or an address. */
export const logo = entity({
  alt: z.string().optional(),
  src: text,
  srcDark: text.optional(),
  href: text.optional(),
  target: text.optional(),
  width: length.optional(),
  height: length.optional(),
  className: text.optional(),
});
