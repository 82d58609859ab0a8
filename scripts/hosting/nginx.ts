/**
 * The rules of a site as configuration of nginx, in two parts: one for `http { … }`, one for `server { … }`. What
 * depends on the machine (ports, folders, certificates, compression) is in deploy/nginx.
 */
import {
  addressCharacters,
  isMovedSubtree,
  isWildcard,
  type Redirect,
  subtreeStart,
} from '../../src/content/redirects.ts';
import type {HostingRules, PathValue} from './rules.ts';

/** A text in quotes. nginx knows no way to write a dollar sign, so no value may have one. */
function quoted(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx cannot be told ${JSON.stringify(text)}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A text in quotes that ends with what a pattern has captured under the name `end`. */
function quotedWithEnd(text: string): string {
  return `${quoted(text).slice(0, -1)}$end"`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
}

/** A pattern in quotes, in which nginx leaves backslashes alone. */
function pattern(source: string): string {
  return `"~${source.replaceAll('"', '\\"')}"`;
}

/** A path, or one that ends in `/*`; `\z` because `$` would also fit before a line break. */
function pathPattern(path: string): string {
  return path.endsWith('/*')
    ? pattern(`^${escaped(path.slice(0, -1))}`)
    : pattern(`^${escaped(path)}\\z`);
}

/** The end of an address in each form in which a page answers. */
const suffix = '(?:/|\\.html|/index\\.html)?\\z';

/** An address that moved, and where it leads. */
function redirectEntry(rule: Redirect): string {
  const {from, to} = rule;
  if (isMovedSubtree(rule)) {
    const end = `(?<end>${addressCharacters}+?)`;
    const source = `^${escaped(subtreeStart(from))}${end}${suffix}`;
    return `${pattern(source)} ${quotedWithEnd(subtreeStart(to))}`;
  }
  const source = isWildcard(rule) ? pathPattern(from) : pattern(`^${escaped(from)}${suffix}`);
  return `${source} ${quoted(to)}`;
}

function map(variable: string, fallback: string, entries: readonly string[]): string {
  return [
    `map $uri $${variable} {`,
    ...[`default ${quoted(fallback)}`, ...entries].map(line => `  ${line};`),
    '}',
  ].join('\n');
}

function valueMap(variable: string, fallback: string, others: readonly PathValue[]): string {
  return map(
    variable,
    fallback,
    others.map(({path, value}) => `${pathPattern(path)} ${quoted(value)}`),
  );
}

const note = '# Made by `npm run build`. Settings: config/headers.ts, config/redirects.ts.';

/** What belongs into `http { … }`. */
export function nginxHttp({baseUrl, policy, caching, redirects}: HostingRules): string {
  const notFound = {path: `${baseUrl}404.html`, value: caching.notFound};
  // A fixed address counts before a wildcard that covers it too.
  const ordered = [...redirects].sort((a, b) => Number(isWildcard(a)) - Number(isWildcard(b)));
  return [
    note,
    map('site_redirect', '', ordered.map(redirectEntry)),
    valueMap('site_caching', caching.pages, [...caching.others, notFound]),
    valueMap('site_policy', policy.pages, policy.others),
    '',
  ].join('\n');
}

function typesBlock(contentTypes: HostingRules['contentTypes']): string[] {
  const byType = Object.entries(contentTypes).map(
    ([end, type]) => `  ${type.replace(/; .*/, '')} ${end};`,
  );
  const texts = Object.values(contentTypes).filter(type => type.includes('charset=utf-8'));
  const names = texts.map(type => type.replace(/; .*/, '')).filter(type => type !== 'text/html');
  return [
    'types {',
    ...byType,
    '}',
    'charset utf-8;',
    `charset_types ${[...new Set(names)].join(' ')};`,
  ];
}

/** What belongs into `server { … }`, which has to name the folder as `root`. */
export function nginxServer({baseUrl, headers, contentTypes}: HostingRules): string {
  return [
    note,
    ...typesBlock(contentTypes),
    'merge_slashes off;',
    'absolute_redirect off;',
    'server_tokens off;',
    ...Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    'add_header Content-Security-Policy $site_policy always;',
    'add_header Cache-Control $site_caching always;',
    `error_page 404 ${baseUrl}404.html;`,
    'if ($request_method !~ "^(?:GET|HEAD)\\z") { return 405; }',
    'if ($site_redirect) { return 301 $site_redirect$is_args$args; }',
    `location = ${baseUrl}404.html { internal; }`,
    `location = / { try_files /index.html =404; }`,
    'location ~ "//|/\\.(?!well-known/)|\\.(?:br|gz)\\z|/(?:index|404|404\\.html|_headers|_redirects)(?:/(?:index\\.html)?)?\\z" { return 404; }',
    'location ~ "^(?<site_page>/.+)/(?:index\\.html)?\\z" { try_files $site_page.html $site_page/index.html =404; }',
    'location = /index.html { }',
    `location ${baseUrl}assets/ { try_files $uri @previous; }`,
    'location / { try_files $uri $uri.html $uri/index.html =404; }',
    '',
  ].join('\n');
}
