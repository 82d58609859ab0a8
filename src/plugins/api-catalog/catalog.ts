/** The catalogue of the interfaces of this site (RFC 9727): for each host of the API, what describes it. */

interface Target {
  href: string;
  type: string;
}

/** A set of links (RFC 9264) that start at the same address. */
interface LinkContext {
  anchor: string;
  item?: {href: string}[];
  'service-desc'?: Target[];
  'service-doc'?: Target[];
  'service-meta'?: Target[];
}

export interface Linkset {
  linkset: LinkContext[];
}

interface Addresses {
  /** Of the catalogue itself. */
  catalog: string;
  /** Hosts of the API. */
  hosts: readonly string[];
  /** Of the site, with its path and a slash at the end. */
  site: string;
}

const json = 'application/json';
const yaml = 'application/yaml';

/** The first set names the interfaces, as scanners expect; then there is a set for each of them. */
export function catalogOf({catalog, hosts, site}: Addresses): Linkset {
  const target = (file: string, type: string): Target => ({href: site + file, type});
  return {
    linkset: [
      {anchor: catalog, item: hosts.map(href => ({href}))},
      ...hosts.map(anchor => ({
        anchor,
        'service-desc': [
          target('openapi/engagespot.json', json),
          target('openapi/engagespot.yaml', yaml),
        ],
        'service-doc': [target('api', 'text/html'), target('api.md', 'text/markdown')],
        'service-meta': [
          target('openapi/engagespot.arazzo.json', json),
          target('openapi/engagespot.arazzo.yaml', yaml),
        ],
      })),
    ],
  };
}
