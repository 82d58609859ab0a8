/** The types of navbar items that a site uses, and the module that maps them to components. */

export interface NavbarItem {
  type?: unknown;
  items?: readonly NavbarItem[];
}

const components: Record<string, string> = {
  default: '@theme/NavbarItem/DefaultNavbarItem',
  localeDropdown: '@theme/NavbarItem/LocaleDropdownNavbarItem',
  search: '@theme/NavbarItem/SearchNavbarItem',
  dropdown: '@theme/NavbarItem/DropdownNavbarItem',
  html: '@theme/NavbarItem/HtmlNavbarItem',
  doc: '@theme/NavbarItem/DocNavbarItem',
  docSidebar: '@theme/NavbarItem/DocSidebarNavbarItem',
  docsVersion: '@theme/NavbarItem/DocsVersionNavbarItem',
  docsVersionDropdown: '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
};

/** The type of an item as the theme finds it out. */
function typesOf({type, items}: NavbarItem): string[] {
  const own =
    typeof type === 'string' && type !== 'default' ? type : items ? 'dropdown' : 'default';
  return [own, ...(items ?? []).flatMap(typesOf)];
}

/**
 * Source of the module.
 *
 * @throws Error for a type that the theme does not have, with those that it has
 */
export function writeNavbarTypes(items: readonly NavbarItem[]): string {
  const types = [...new Set(items.flatMap(typesOf))].sort();
  const unknown = types.filter(type => !(type in components));
  if (unknown.length > 0) {
    throw new Error(
      `light-client: unknown type of navbar item: ${unknown.join(', ')}. Use one of ${Object.keys(components).join(', ')}, or add it to src/plugins/light-client/navbarTypes.ts.`,
    );
  }
  return [
    ...types.map(type => `import ${type} from '${components[type]}';`),
    `export default {${types.map(type => (type === 'default' ? 'default: defaultItem' : type)).join(', ')}};`,
  ]
    .join('\n')
    .replace('import default from', 'import defaultItem from');
}
