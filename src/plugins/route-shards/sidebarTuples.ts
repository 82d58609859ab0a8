type PackedPage = [label: string, path: string, docId?: string | 0];

/**
 * A sidebar as the browser gets it: tuples instead of objects, addresses without what they all begin with.
 *
 * - a page: `[label, path, docId]`, without the id where it is the path, with 0 where the link is no page; a path that
 *   begins with a slash is in the folder of the page before it in the same list
 * - a group: `[label, items, flags, other properties]`, where 1 means collapsible and 2 collapsed
 * - everything else: the item as it is
 */
export type PackedItem =
  | PackedPage
  | [label: string, items: PackedItem[], flags: number, others?: Record<string, unknown>]
  | SidebarItem;

export interface SidebarItem {
  type: string;
  label?: string | undefined;
  href?: string | undefined;
  docId?: string | undefined;
  unlisted?: boolean | undefined;
  items?: SidebarItem[] | undefined;
  collapsible?: boolean | undefined;
  collapsed?: boolean | undefined;
  [property: string]: unknown;
}

export type Sidebars = Record<string, SidebarItem[]>;

function isPage(item: PackedItem): item is PackedPage {
  return Array.isArray(item) && typeof item[1] === 'string';
}

function packLink(item: SidebarItem, base: string): PackedItem {
  const {type: _, label, href, docId, unlisted, ...others} = item;
  const isUsual = !unlisted && Object.keys(others).length === 0;
  if (!isUsual || label === undefined || !href?.startsWith(base)) return item;
  const path = href.slice(base.length);
  // The address of another host.
  if (path.startsWith('/')) return item;
  if (docId === path) return [label, path];
  return [label, path, docId ?? 0];
}

function packGroup(item: SidebarItem, base: string): PackedItem {
  const {type: _, label, items = [], collapsible, collapsed, ...others} = item;
  const isUsual = collapsible !== undefined && collapsed !== undefined;
  if (!isUsual || label === undefined) return item;
  const flags = (collapsible ? 1 : 0) + (collapsed ? 2 : 0);
  const packed = packItems(items, base);
  return Object.keys(others).length > 0 ? [label, packed, flags, others] : [label, packed, flags];
}

function packItem(item: SidebarItem, base: string): PackedItem {
  if (item.type === 'link') return packLink(item, base);
  return item.type === 'category' ? packGroup(item, base) : item;
}

/** The folder of a path: nothing where it has none. */
const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

function packItems(items: readonly SidebarItem[], base: string): PackedItem[] {
  let folder = '';
  return items.map(item => {
    const packed = packItem(item, base);
    if (!isPage(packed)) return packed;
    const [label, path, ...id] = packed;
    const before = folder;
    folder = folderOf(path);
    return folder && folder === before ? [label, path.slice(folder.length), ...id] : packed;
  });
}

/** @param base what the addresses of the version begin with, such as `/docs/` */
export function packSidebars(sidebars: Sidebars, base: string): Record<string, PackedItem[]> {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, packItems(items, base)]),
  );
}

function unpackItem(packed: PackedItem, base: string): SidebarItem {
  if (!Array.isArray(packed)) return packed;
  const [label, content, extra, others] = packed;
  if (typeof content === 'string') {
    const docId = extra === 0 ? undefined : String(extra ?? content);
    const link = {type: 'link', label, href: base + content, unlisted: false};
    return docId === undefined ? link : {...link, docId};
  }
  const items = unpackItems(content, base);
  const flags = Number(extra);
  return {
    type: 'category',
    label,
    items,
    collapsible: (flags & 1) > 0,
    collapsed: (flags & 2) > 0,
    ...others,
  };
}

function unpackItems(packed: readonly PackedItem[], base: string): SidebarItem[] {
  let folder = '';
  return packed.map(item => {
    if (!isPage(item)) return unpackItem(item, base);
    const [label, path, ...id] = item;
    const whole = path.startsWith('/') ? folder + path : path;
    folder = folderOf(whole);
    return unpackItem([label, whole, ...id], base);
  });
}

/** The sidebars as Docusaurus knows them. */
export function unpackSidebars(packed: Record<string, PackedItem[]>, base: string): Sidebars {
  return Object.fromEntries(
    Object.entries(packed).map(([name, items]) => [name, unpackItems(items, base)]),
  );
}
