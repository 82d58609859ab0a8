/** What search engines read about a page, as JSON-LD. Docusaurus writes the breadcrumbs. */
import type {SearchAction, TechArticle, WebSite, WithContext} from 'schema-dts';
import type {PageFacts} from './pageFacts.ts';

/** What a site says about itself. */
export interface SiteFacts {
  /** Address of its home page. */
  address: string;
  name: string;
}

/** Google's extension of the vocabulary, which names the part of the address that is typed. */
type TypedSearchAction = SearchAction & {'query-input': string};

export type StructuredData = WithContext<TechArticle> | WithContext<WebSite>;

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

/** The home page is the site, pages of the documentation are articles; others say nothing. */
export function structuredData(page: PageFacts, site: SiteFacts): StructuredData | undefined {
  if (page.canonical === site.address) return webSite(page, site);
  return page.isArticle ? article(page, site) : undefined;
}
