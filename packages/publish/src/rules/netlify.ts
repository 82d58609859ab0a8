/** The rules of a site as the files `_headers` and `_redirects`, which Netlify and Cloudflare Pages read. */
import {isMovedSubtree, isWildcard, subtreeStart} from '../redirects.ts';
import {twinPath} from '../twinAddress.ts';
import type {HostingRules, PathValue} from './rules.ts';

/** A longer line is left out by Cloudflare Pages. */
const longestLine = 2000;

function block(path: string, lines: readonly string[]): string {
  return [path, ...lines.map(line => `  ${line}`), ''].join('\n');
}

function valueBlock(name: string, {path, value}: PathValue, isReplacement: boolean): string {
  // Cloudflare sends the values of all rules that fit, unless one is taken back.
  return block(path, [...(isReplacement ? [`! ${name}`] : []), `${name}: ${value}`]);
}

/**
 * Text of `_headers`. Rules of both hosts add to each other, so no header stands in two that fit the same path:
 * `Cache-Control` of pages is left to the hosts, which send what we would.
 *
 * @throws Error for a line that Cloudflare Pages would leave out
 */
export function headersFile({headers, policy, caching, markdown, files}: HostingRules): string {
  const everywhere = {...headers, 'Content-Security-Policy': policy.pages};
  const lines = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  const text = [
    block('/*', lines(everywhere)),
    ...markdown.ends.map(end => block(`/*${end.replace(/^\//, '')}`, lines(markdown.headers))),
    ...files.map(({path, headers: own}) => block(path, lines(own))),
    ...caching.others.map(rule => valueBlock('Cache-Control', rule, false)),
    ...policy.others.map(rule => valueBlock('Content-Security-Policy', rule, true)),
  ].join('\n');
  const tooLong = text.split('\n').find(line => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `_headers: Cloudflare Pages reads ${longestLine} characters of a line, this one has ${tooLong.length}: ${tooLong.slice(0, 60)}…`,
    );
  }
  return text;
}

/**
 * Text of `_redirects`: fixed addresses with and without a slash at the end and those of their Markdown, then wildcards,
 * which lead to pages: they know no end behind the star.
 */
export function redirectsFile({redirects, baseUrl}: HostingRules): string {
  const fixed = redirects.filter(rule => !isWildcard(rule));
  const wildcards = redirects.filter(isWildcard);
  return [
    ...fixed.flatMap(({from, to}) => [
      `${from} ${to} 301`,
      `${from}/ ${to} 301`,
      `${twinPath(from, baseUrl)} ${twinPath(to, baseUrl)} 301`,
    ]),
    ...wildcards.map(rule => {
      const to = isMovedSubtree(rule) ? `${subtreeStart(rule.to)}:splat` : rule.to;
      return `${rule.from} ${to} 301`;
    }),
    '',
  ].join('\n');
}
