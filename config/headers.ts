/**
 * What a server says besides the content of a file, in one place for every host: the build makes `_headers`, the
 * configuration of nginx, the rules of `npm run preview` and the policy in each page of it (packages/publish).
 */
import {readFileSync} from 'node:fs';
import type {InlineCode, Policy} from '@engagespot-docs/publish/policy';
import {parse} from 'yaml';
import * as z from 'zod';
import {apiCatalog, apiCatalogType, skillsIndex} from '../src/content/agentFiles.ts';
import {versionsFile} from '../src/content/publishedVersions.ts';
import {documentFile} from '../src/openapi/documentFile.ts';
import {environment} from './environment.ts';
import {site} from './site.ts';

/** Other origins that pages may talk to; nothing else is allowed. */
export interface ForeignOrigins {
  /** Where scripts may send requests. */
  connect: readonly string[];
  /** Where scripts may come from. */
  script: readonly string[];
}

const {
  TYPESENSE_NODES: nodes = [],
  TYPESENSE_NEAREST_NODE: nearest,
  SEMANTIC_WIDGET_SCRIPT_URL: widgetScript,
  SEMANTIC_WIDGET_ENDPOINT: widgetEndpoint,
  FEEDBACK_ENDPOINT: feedbackEndpoint,
} = environment;

function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.flatMap(address => (address ? new URL(address).origin : [])))];
}

/** What is read of the OpenAPI document. */
const withServers = z.object({servers: z.array(z.object({url: z.url()}))});

/**
 * What is configured of the search servers, the orchestrator of the semantic widget and the endpoint of feedback, and
 * the hosts of the API, to which the console sends a reader's requests.
 */
export function readForeignOrigins(): ForeignOrigins {
  const document = readFileSync(new URL(`../${documentFile}`, import.meta.url), 'utf8');
  const {servers} = withServers.parse(parse(document));
  return {
    connect: originsOf([
      ...nodes,
      nearest,
      ...servers.map(({url}) => url),
      widgetEndpoint,
      feedbackEndpoint,
    ]),
    script: originsOf([widgetScript]),
  };
}

/**
 * The policy of the pages. Nothing is allowed that is not named, no script runs that the build did not write, and no
 * other site may show a page in a frame.
 */
export function pagePolicy(
  {scripts, styleAttributes}: InlineCode,
  foreign: ForeignOrigins,
): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...foreign.script, ...scripts],
    'style-src': ["'self'"],
    // Style attributes that the theme writes, each by its text. What scripts set needs no permission.
    ...(styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...styleAttributes],
    }),
    // The style sheet of the theme holds the shapes of a few icons.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...foreign.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The frames of playgrounds, which in turn may go nowhere else.
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/**
 * The policy of style sheets, fonts and images, which browsers don't apply: short, because the policy of the pages
 * would make a style sheet a tenth longer on the way to a reader. Scripts have that of the pages, since a worker
 * obeys the policy of its own file.
 */
export const subresourcePolicy: Policy = {'default-src': ["'none'"], 'frame-ancestors': ["'none'"]};

/** Abilities of browsers that no page uses. Copying needs `clipboard-write`, which is not among them. */
const refusedAbilities = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Sent with every answer. */
export const everywhere: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedAbilities.map(ability => `${ability}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sent with Markdown and with the lists of it besides: anyone may read it, and search engines find the pages. */
export const markdownHeaders: Readonly<Record<string, string>> = {
  'X-Robots-Tag': 'noindex',
  'Access-Control-Allow-Origin': '*',
};

const catalogLink = `<${site.baseUrl}${apiCatalog}>; rel="api-catalog"`;

/**
 * Sent with single files and folders, by their paths below that of the site; a path ends in `/*` for all below it. Pages
 * of others may read what describes the API and this documentation.
 */
export const fileHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {Link: catalogLink},
  [apiCatalog]: {
    'Content-Type': apiCatalogType,
    Link: catalogLink,
    'Access-Control-Allow-Origin': '*',
  },
  [skillsIndex]: {'Access-Control-Allow-Origin': '*'},
  [versionsFile]: {'Access-Control-Allow-Origin': '*'},
  'openapi/*': {'Access-Control-Allow-Origin': '*'},
};

/** How long browsers and caches may keep a file. */
export const caching = {
  /** Pages and whatever is not named below: a browser asks each time whether there is a newer one. */
  pages: 'public, max-age=0, must-revalidate',
  /** Files whose names change with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pictures whose names stay when they change: those of the site's frame are asked for on every page. */
  pictures: 'public, max-age=3600',
  /** Markdown at the address of a page: only for who asked, in case a cache between ignores that there are two. */
  negotiated: 'private, max-age=0, must-revalidate',
  /** An address that is not found today may be a page tomorrow. */
  notFound: 'no-store',
} as const;

/** Types by the ends of file names: all that the site publishes. */
export const contentTypes: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  rss: 'application/rss+xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};
