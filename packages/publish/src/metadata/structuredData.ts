/** What search engines read about a page, as JSON-LD. */
import type {BreadcrumbList, SearchAction, TechArticle, WebSite, WithContext} from 'schema-dts';
import type {PageFacts} from './pageFacts.ts';

/** What a site says about itself. */
export interface SiteFacts {
  /** Address of its home page. */
  address: string;
  name: string;
  /** Addresses of groups of the sidebar that are no page, by name: sections of a page that lists their pages. */
  groups: ReadonlyMap<string, string>;
}

/** Google's extension of the vocabulary, which names the part of the address that is typed. */
type TypedSearchAction = SearchAction & {'query-input': string};

export type StructuredData =
  | WithContext<BreadcrumbList>
  | WithContext<TechArticle>
  | WithContext<WebSite>;

const context = 'https://schema.org';

function webSite(page: PageFacts, site: SiteFacts): WithContext<WebSite> {
  const search: TypedSearchAction = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${site.address}search?q={query}`},
    'query-input': 'required name=query',
  };
  return {
    '@context': context,
    '@type': 'WebSite',
    name: `${site.name} documentation`,
    description: page.description,
    url: site.address,
    inLanguage: 'en',
    publisher: {'@type': 'Organization', name: site.name},
    potentialAction: search,
  };
}

function article(page: PageFacts, site: SiteFacts): WithContext<TechArticle> {
  return {
    '@context': context,
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: page.canonical,
    dateModified: page.modified,
    version: page.version,
    isPartOf: {'@type': 'WebSite', url: site.address},
  };
}

/** Search engines want an address for every step, so groups without one are left out. */
function breadcrumbs(
  {crumbs}: PageFacts,
  address: string,
  site: SiteFacts,
): WithContext<BreadcrumbList> {
  const steps = crumbs.flatMap(({name, path}, index) => {
    const item =
      index === crumbs.length - 1
        ? address
        : path === undefined
          ? site.groups.get(name)
          : new URL(path, site.address).href.replace(/\/$/, '');
    return item ? [{name, item}] : [];
  });
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, item}, index) => ({
      '@type': 'ListItem',
      name,
      item,
      position: index + 1,
    })),
  };
}

/**
 * The home page is the site, pages of the documentation are articles with their way from the start; others say nothing.
 *
 * @param address of the page itself, which differs from the canonical one on pages of older versions
 */
export function structuredData(
  page: PageFacts,
  address: string,
  site: SiteFacts,
): StructuredData[] {
  if (page.canonical === site.address) return [webSite(page, site)];
  return [
    ...(page.crumbs.length > 0 ? [breadcrumbs(page, address, site)] : []),
    ...(page.isArticle ? [article(page, site)] : []),
  ];
}
