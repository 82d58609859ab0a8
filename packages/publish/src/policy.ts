/** How a Content-Security-Policy is written: in a header, in a page, and the sources for inline code. */
import {createHash} from 'node:crypto';

/** The directives of a Content-Security-Policy with their sources, in their order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What a build found written into its pages, as sources of a policy: `'sha256-…'`. */
export interface InlineCode {
  scripts: readonly string[];
  styleAttributes: readonly string[];
}

/** Directives that browsers obey only in a header. */
const headerOnly: ReadonlySet<string> = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/** A policy as the text of a header. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** A policy as the text of a meta tag, for hosts that send no headers of ours. */
export function policyTagText(policy: Policy): string {
  const entries = Object.entries(policy).filter(([directive]) => !headerOnly.has(directive));
  return policyText(Object.fromEntries(entries));
}

/** The source that allows an inline script or style attribute with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
