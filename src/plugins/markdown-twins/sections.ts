/** The pages of a version as its sidebar groups them. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, {type: 'category'}>;
type Doc = LoadedVersion['docs'][number];

export interface ListedPage {
  /** Its path on the host. */
  path: string;
  /** How many groups of the sidebar it is in; the index of a group counts as a page beside it. */
  depth: number;
  /** Pages that only this index lists. */
  further: number;
}

export interface ListedSection {
  title: string;
  /** Name of a file. */
  slug: string;
  /** What a file that lists the pages names. */
  pages: readonly ListedPage[];
  /** Paths of all its pages. */
  paths: readonly string[];
}

/** What comes before the first heading of a sidebar. */
const firstTitle = 'Overview';

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Pages about one member of a class each, hundreds of them: the index of their group names them. */
const isMember = (doc: Doc | undefined) => doc?.frontMatter.content_type === 'api-member';

/** Reads the items of one sidebar. */
class Reader {
  readonly #docs: ReadonlyMap<string, Doc>;

  constructor(docs: readonly Doc[]) {
    this.#docs = new Map(docs.map(doc => [doc.id, doc]));
  }

  /** The page that an item leads to itself. */
  own(item: SidebarItem): string | undefined {
    return this.#permalink(item)?.replace(/(?<=.)\/$/, '');
  }

  #permalink(item: SidebarItem): string | undefined {
    if (item.type === 'doc' || item.type === 'ref') return this.#docs.get(item.id)?.permalink;
    if (item.type !== 'category' || !item.link) return undefined;
    return item.link.type === 'doc' ? this.#docs.get(item.link.id)?.permalink : item.link.permalink;
  }

  /** Paths of an item and all inside it. */
  paths(item: SidebarItem): string[] {
    const inside = item.type === 'category' ? item.items.flatMap(each => this.paths(each)) : [];
    return [this.own(item) ?? [], inside].flat();
  }

  #hasOnlyMembers({items}: Category): boolean {
    return items.every(item =>
      item.type === 'category'
        ? this.#hasOnlyMembers(item)
        : 'id' in item && isMember(this.#docs.get(item.id)),
    );
  }

  list(item: SidebarItem, depth = 0): ListedPage[] {
    const path = this.own(item);
    const page = (further: number) => (path === undefined ? [] : [{path, depth, further}]);
    if (item.type !== 'category') return page(0);
    if (path !== undefined && this.#hasOnlyMembers(item)) {
      return page(this.paths(item).length - 1);
    }
    return [...page(0), ...item.items.flatMap(each => this.list(each, depth + 1))];
  }
}

/** The words of a heading, which is HTML in a sidebar. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** A section for each heading of the sidebar; for each group of one without headings. */
export function sectionsOf({
  sidebars,
  docs,
}: Pick<LoadedVersion, 'sidebars' | 'docs'>): ListedSection[] {
  const reader = new Reader(docs);
  const groups: {title: string; items: SidebarItem[]}[] = [];
  for (const sidebar of Object.values(sidebars)) {
    const hasHeadings = sidebar.some(({type}) => type === 'html');
    groups.push({title: firstTitle, items: []});
    for (const item of sidebar) {
      if (item.type === 'html') groups.push({title: wordsOf(item.value), items: []});
      else if (item.type === 'category' && !hasHeadings)
        groups.push({title: item.label, items: [item]});
      else groups.at(-1)?.items.push(item);
    }
  }
  return groups
    .filter(({items}) => items.length > 0)
    .map(({title, items}) => ({
      title,
      slug: slugOf(title),
      pages: items.flatMap(item => reader.list(item)),
      paths: items.flatMap(item => reader.paths(item)),
    }));
}
