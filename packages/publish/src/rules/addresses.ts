/**
 * Which file answers for an address. The configuration of nginx says the same (nginx.ts); one table of cases holds
 * both to it.
 */
import {redirectTarget} from '../redirects.ts';
import {twinPath, twinSuffix} from '../twinAddress.ts';
import {variantFor} from './negotiation.ts';
import type {HostingRules} from './rules.ts';

export type Answer =
  /** The first of these files that exists, as paths on the host; none exists for an unknown address. */
  | {kind: 'files'; files: string[]}
  | {kind: 'redirect'; location: string}
  /** The request is broken. */
  | {kind: 'refused'};

/** Files that are there for servers, and names that are no addresses of pages. */
const hidden = [
  /\/\//,
  // Dot files, but not those that have a fixed place on every host.
  /\/\.(?!well-known\/)/,
  /\.(?:br|gz)$/,
  /\/(?:index|404|404\.html|404\.md|_headers|_redirects)(?:\/(?:index\.html)?)?$/,
];

/**
 * Decodes `%2F` and the like byte by byte, as servers do; undefined for what is no encoding.
 *
 * @param text bytes of a request, one in each character
 */
function decode(text: string): string | undefined {
  if (/%(?![0-9a-f]{2})|%00/i.test(text)) return undefined;
  const bytes = text.replace(/%([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Follows `.` and `..`; undefined when they lead out of the site. */
function withoutDots(pathname: string): string | undefined {
  const segments: string[] = [];
  const parts = pathname.slice(1).split('/');
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (part !== '.' && part !== '..') segments.push(part);
    else if (part === '..' && segments.pop() === undefined) return undefined;
    if (isLast && (part === '.' || part === '..')) segments.push('');
  }
  return `/${segments.join('/')}`;
}

/** The path of a request target: decoded and without dots; undefined when it is broken. */
export function pathOf(target: string): string | undefined {
  const [raw = ''] = target.replace(/^https?:\/\/[^/?#]+/i, '').split(/[?#]/);
  const isRoot = raw === '' && raw !== target;
  const decoded = decode(isRoot ? '/' : raw);
  return decoded?.startsWith('/') ? withoutDots(decoded) : undefined;
}

/** `/docs/`, `/docs.html` and `/docs/index.html` are the page `/docs`. */
function withoutSuffix(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

type AddressRules = Pick<HostingRules, 'redirects' | 'baseUrl'>;

/** Where an address has moved to; Markdown moves with its page. */
function movedTo({redirects, baseUrl}: AddressRules, pathname: string): string | undefined {
  if (pathname.endsWith(twinSuffix)) {
    const to = redirectTarget(redirects, pathname.slice(0, -twinSuffix.length));
    return to && twinPath(to, baseUrl);
  }
  return redirectTarget(redirects, withoutSuffix(pathname)) ?? redirectTarget(redirects, pathname);
}

/**
 * What answers for the target of a request.
 *
 * @param target as it stands in the request: `/docs/?a=b`
 * @param accept the `Accept` header of the request
 */
export function answerFor(rules: AddressRules, target: string, accept?: string): Answer {
  const pathname = pathOf(target);
  if (pathname === undefined) return {kind: 'refused'};
  const to = movedTo(rules, pathname);
  if (to !== undefined) {
    const query = /\?[^#]*/.exec(target)?.[0] ?? '';
    // What is no part of an address cannot be part of a header either.
    const location = to + query.replace(/[^\x21-\x7e]/g, encodeURIComponent);
    return {kind: 'redirect', location};
  }
  if (hidden.some(name => name.test(pathname))) return {kind: 'files', files: []};
  // An address that says HTML gets it.
  const isHtml = pathname.endsWith('.html');
  const variants = isHtml ? ['.html'] : [...new Set([variantFor(accept), '.html'])];
  const folder = /^(.*)\/(?:index\.html)?$/.exec(pathname)?.[1];
  const page = folder ?? pathname;
  const files = variants.flatMap(end =>
    page ? [page + end, `${page}/index${end}`] : `/index${end}`,
  );
  return {kind: 'files', files: folder === undefined ? [pathname, ...files] : files};
}
