/** The script of every page that leads on, the same text everywhere so that one hash in the policy allows it. */
const script = 'location.replace(document.links[0].href+location.search+location.hash)';

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * A page that leads on to another address, with query and hash, where a server knows no redirects. Without scripts it
 * leads on as well.
 *
 * @param from path on the host: titles have to differ, in search results and among tabs
 * @param to path on the host
 * @param canonical absolute address of the target
 */
export function redirectPage(from: string, to: string, canonical: string): string {
  const target = escapeAttribute(to);
  const title = `This page has moved: ${escapeAttribute(from)}`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>${title}</title>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    `</head><body><p>This page has moved to <a href="${target}">${target}</a>.</p>`,
    `<script>${script}</script></body></html>`,
  ].join('');
}
