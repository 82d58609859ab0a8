import * as z from 'zod';
import {entity, text} from './explain.ts';
import {href, logo, to} from './links.ts';

/** The documented types of items; an item without one is a link, or a dropdown when it has items. */
export const navbarItemTypes = [
  'default',
  'dropdown',
  'html',
  'search',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
] as const;

/** What an item of a type cannot do without. */
const requiredKeys: Partial<Record<(typeof navbarItemTypes)[number], string>> = {
  dropdown: 'items',
  html: 'value',
  doc: 'docId',
  docSidebar: 'sidebarId',
};

const dropdowns = ['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'];

/** Other keys go to the link as they are: `className`, `aria-label`, `target`. */
const item = z.looseObject({
  type: z.enum(navbarItemTypes).optional(),
  position: z.enum(['left', 'right']).optional(),
  label: text.optional(),
  to: to.optional(),
  href: href.optional(),
});

type Item = z.infer<typeof item>;

function checkKeys(value: Item, context: z.RefinementCtx): void {
  const {type = 'items' in value ? 'dropdown' : 'default'} = value;
  const required = requiredKeys[type];
  if (required && value[required] === undefined) {
    context.addIssue({code: 'custom', path: [required], message: `must be set for "${type}"`});
  }
  if (type === 'default' && (value.to === undefined) === (value.href === undefined)) {
    const message = 'must be set: either this, a path of this site, or `href`, another address';
    context.addIssue({code: 'custom', path: ['to'], message});
  }
}

function checkNesting(value: Item, context: z.RefinementCtx): void {
  if ('items' in value || dropdowns.includes(value.type ?? '')) {
    const message = `must be no ${dropdowns.join(', ')}: menus cannot be nested`;
    context.addIssue({code: 'custom', path: ['type'], message});
  }
}

const itemOfMenu = item.superRefine(checkKeys).superRefine(checkNesting);

/** The bar at the top: items on its left or right. */
export const navbarEntity = entity({
  title: text.optional(),
  logo: logo.optional(),
  style: z.enum(['dark', 'primary']).optional(),
  hideOnScroll: z.boolean().optional(),
  items: z.array(item.extend({items: z.array(itemOfMenu).optional()}).superRefine(checkKeys)),
});
