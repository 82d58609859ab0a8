import * as z from 'zod';
import {entity, text} from './explain.ts';
import {href, logo, to} from './links.ts';

const oneAddress = 'must be set: exactly one of `to`, `href` and `html`';

const link = z
  .looseObject({
    label: text.optional(),
    to: to.optional(),
    href: href.optional(),
    html: text.optional(),
  })
  .refine(value => [value.to, value.href, value.html].filter(Boolean).length === 1, {
    path: ['to'],
    error: oneAddress,
  })
  .refine(value => value.html !== undefined || value.label !== undefined, {
    path: ['label'],
    error: 'must be set beside `to` and `href`',
  });

const column = entity({
  title: text,
  className: text.optional(),
  items: z.array(link),
});

function hasColumns(footer: unknown): boolean {
  const first = (footer as {links?: unknown[]} | undefined)?.links?.[0];
  return typeof first === 'object' && first !== null && 'items' in first;
}

/** The footer: links in columns or links alone, all of the kind of the first. */
export function footerEntity(footer: unknown) {
  return entity({
    style: z.enum(['light', 'dark']).optional(),
    logo: logo.optional(),
    links: z.array(hasColumns(footer) ? column : link).optional(),
    copyright: text.optional(),
  });
}
