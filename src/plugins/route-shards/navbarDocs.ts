interface NavbarItem {
  docId?: unknown;
  items?: readonly NavbarItem[];
}

function docsIn(items: readonly NavbarItem[]): string[] {
  return items.flatMap(({docId, items: children = []}) => [
    ...(typeof docId === 'string' ? [docId] : []),
    ...docsIn(children),
  ]);
}

/** The ids of the documents that items of the navbar lead to. */
export function navbarDocs(themeConfig: {navbar?: {items?: readonly NavbarItem[]}}): string[] {
  return docsIn(themeConfig.navbar?.items ?? []);
}
