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
} from '../redirects.ts';
import {twinPath, twinSuffix} from '../twinAddress.ts';
import {defaultVariant, variantRules} from './negotiation.ts';
import {filesOfRule, type HostingRules, type PathValue} from './rules.ts';

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

/** The same for its Markdown. Below what moved as a whole, it keeps its end like a page. */
function twinRedirect(rule: Redirect, baseUrl: string): string[] {
  if (isMovedSubtree(rule)) return [];
  const to = quoted(twinPath(rule.to, baseUrl));
  const end = `${escaped(twinSuffix)}\\z`;
  const start = isWildcard(rule) ? `${escaped(subtreeStart(rule.from))}.*` : escaped(rule.from);
  return [`${pattern(`^${start}${end}`)} ${to}`];
}

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

/** What decides: another variable, or a text with variables. */
const fileAddress = '$uri';

function map(
  variable: string,
  fallback: string,
  entries: readonly string[],
  source = fileAddress,
): string {
  return [
    `map ${source} $${variable} {`,
    ...[`default ${fallback}`, ...entries].map(line => `  ${line};`),
    '}',
  ].join('\n');
}

function valueMap(variable: string, fallback: string, others: readonly PathValue[]): string {
  return map(
    variable,
    quoted(fallback),
    others.map(({path, value}) => `${pathPattern(path)} ${quoted(value)}`),
  );
}

const note = '# Made by `npm run build`. Settings: config/headers.ts, config/redirects.ts.';

/** The variable with the value of a header that only some files have. */
const headerVariable = (name: string) => `site_${name.toLowerCase().replaceAll('-', '_')}`;

/** Names of the headers that only some files have. Their types are not among them: nginx has a setting of its own. */
function partialHeaders({markdown, files}: HostingRules): string[] {
  const all = [markdown.headers, ...files.map(({headers}) => headers)].flatMap(Object.keys);
  return [...new Set(all)].filter(name => name !== 'Content-Type');
}

/** The values of a header that only some files have. */
function partialHeaderMap({markdown, files}: HostingRules, name: string): string {
  const isMarkdown = pattern(`(?:${markdown.ends.map(escaped).join('|')})\\z`);
  const ofMarkdown = markdown.headers[name];
  return map(headerVariable(name), '""', [
    ...(ofMarkdown ? [`${isMarkdown} ${quoted(ofMarkdown)}`] : []),
    ...files.flatMap(rule => {
      const value = rule.headers[name];
      return value ? filesOfRule(rule).map(file => `${pathPattern(file)} ${quoted(value)}`) : [];
    }),
  ]);
}

/** The variables for Markdown: which variant of a page is wanted, and how long it may be kept. */
function markdownMaps({markdown}: HostingRules): string[] {
  const {negotiatedCaching} = markdown;
  return [
    map(
      'site_variant',
      quoted(defaultVariant),
      variantRules.map(rule => `"~*${rule.pattern}" ${quoted(rule.variant)}`),
      '$http_accept',
    ),
    // Whether the address itself is that of Markdown, and not that of a page.
    map('site_asked', '""', [`${pattern('^[^?]*\\.md(?:\\?|\\z)')} "markdown"`], '$request_uri'),
    map(
      'site_caching',
      '$site_file_caching',
      [
        `${pattern('/404\\.md\\z')} $site_file_caching`,
        `${pattern('^ .*\\.md\\z')} ${quoted(negotiatedCaching)}`,
      ],
      '"$site_asked $uri"',
    ),
    // Who asks for Markdown is told in Markdown that there is none.
    map(
      'site_missing',
      '".html"',
      [`${pattern('md|markdown')} ".md"`],
      '"$site_asked$site_variant"',
    ),
    map('site_vary', '""', [`${pattern('\\.(?:html|md)\\z')} "Accept"`]),
  ];
}

/** What belongs into `http { … }`. */
export function nginxHttp(rules: HostingRules): string {
  const {baseUrl, policy, caching, redirects} = rules;
  const notFound = ['html', 'md'].map(end => ({
    path: `${baseUrl}404.${end}`,
    value: caching.notFound,
  }));
  // A fixed address counts before a wildcard that covers it too.
  const ordered = [...redirects].sort((a, b) => Number(isWildcard(a)) - Number(isWildcard(b)));
  return [
    note,
    map(
      'site_redirect',
      '""',
      ordered.flatMap(rule => [...twinRedirect(rule, baseUrl), redirectEntry(rule)]),
    ),
    valueMap('site_file_caching', caching.pages, [...caching.others, ...notFound]),
    valueMap('site_policy', policy.pages, policy.others),
    ...markdownMaps(rules),
    ...partialHeaders(rules).map(name => partialHeaderMap(rules, name)),
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

/** Files without an ending that tells their type. */
function typedLocations({files}: HostingRules): string[] {
  return files.flatMap(({path, headers}) => {
    const type = headers['Content-Type'];
    return type ? [`location = ${path} { default_type ${quoted(type)}; }`] : [];
  });
}

/** Folders of files that only pages of the same build ask for. Readers may have a page of the build before. */
const deploymentFolders = ['assets', 'page-files'];

/** What belongs into `server { … }`, which has to name the folder as `root`. */
export function nginxServer(rules: HostingRules): string {
  const {baseUrl, headers, contentTypes} = rules;
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
    'add_header Vary $site_vary always;',
    ...partialHeaders(rules).map(name => `add_header ${name} $${headerVariable(name)} always;`),
    `error_page 404 ${baseUrl}404$site_missing;`,
    'if ($request_method !~ "^(?:GET|HEAD)\\z") { return 405; }',
    'if ($site_redirect) { return 301 $site_redirect$is_args$args; }',
    `location = ${baseUrl}404.html { internal; }`,
    `location = ${baseUrl}404.md { internal; }`,
    'location = / { try_files /index$site_variant /index.html =404; }',
    'location ~ "//|/\\.(?!well-known/)|\\.(?:br|gz)\\z|/(?:index|404|404\\.html|404\\.md|_headers|_redirects)(?:/(?:index\\.html)?)?\\z" { return 404; }',
    'location ~ "^(?<site_page>/.+)/index\\.html\\z" { try_files $site_page.html $site_page/index.html =404; }',
    'location ~ "^(?<site_page>/.+)/\\z" { try_files $site_page$site_variant $site_page/index$site_variant $site_page.html $site_page/index.html =404; }',
    'location = /index.html { }',
    ...typedLocations(rules),
    ...deploymentFolders.map(
      folder => `location ${baseUrl}${folder}/ { try_files $uri @previous; }`,
    ),
    'location / { try_files $uri $uri$site_variant $uri/index$site_variant $uri.html $uri/index.html =404; }',
    '',
  ].join('\n');
}
