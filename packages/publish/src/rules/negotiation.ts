/**
 * Which variant of a page a client asks for: HTML, or Markdown for one whose `Accept` header names it. The rule is a
 * list of patterns, because that is what nginx can follow; the preview server follows the same.
 */

/** The end of the file with a variant of a page. */
type Variant = '.html' | '.md';

/** A type with its other parameters, up to its weight. */
const named = (type: string) => String.raw`(?:^|,)\s*${type}\s*(?:;(?!\s*q\s*=)[^,;]*)*`;

/** The end of what a client likes most. */
const mostLiked = String.raw`(?:;\s*q\s*=\s*1(?:\.0*)?\s*)?(?:,|$)`;

interface Rule {
  /** Pattern for the header, whatever its letter case. */
  pattern: string;
  variant: Variant;
}

/** The first that fits counts. */
export const variantRules: readonly Rule[] = [
  // HTML is among what the client likes most, and comes before Markdown.
  {pattern: `${named('text/html')}${mostLiked}.*text/markdown`, variant: '.html'},
  // Markdown is among what the client likes most.
  {pattern: named('text/markdown') + mostLiked, variant: '.md'},
  // It likes Markdown less than something else, which HTML may be. No weights are compared: nginx cannot.
  {pattern: String.raw`(?:^|,)\s*text/html\s*(?:[,;]|$)`, variant: '.html'},
  // A weight of 0 refuses.
  {pattern: String.raw`${named('text/markdown')};\s*q\s*=\s*0\.0*[1-9]`, variant: '.md'},
];

/** What everyone else gets. */
export const defaultVariant: Variant = '.html';

/** @param accept the header of the request */
export function variantFor(accept: string | undefined): Variant {
  const rule = variantRules.find(({pattern}) => new RegExp(pattern, 'i').test(accept ?? ''));
  return rule?.variant ?? defaultVariant;
}

/** Files of which each address has two, so that caches have to keep both. */
export const negotiated = /\.(?:html|md)$/;
