/** What is changed in the HTML of a page, as text: see README.md. */

/** A script of the site in the head, as the template of Docusaurus writes it, minified or not. */
const scriptTag = /<script src="?([^"\s>]+)"? defer(?:="?defer"?)?\s*><\/script>/g;

const speculationRules = JSON.stringify({
  prefetch: [{source: 'document', where: {href_matches: '/*'}, eagerness: 'moderate'}],
});

/** The HTML of a page in its parts. */
interface PageHtml {
  /** The addresses of the scripts of the site, in their order. */
  scripts: string[];
  /** The page without them. */
  html: string;
}

const bodyEnd = (html: string) => html.lastIndexOf('</body>');

/** @throws Error for HTML that loads no scripts, which Docusaurus never writes */
function takeScripts(html: string, file: string): PageHtml {
  // They are looked for where they are: all of a page takes ten times as long.
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const scripts = [...head.matchAll(scriptTag)].map(([, address = '']) => address);
  if (scripts.length === 0 || bodyEnd(html) < 0) {
    throw new Error(
      `first-paint: ${file} does not load the scripts of the site as expected. Docusaurus has changed its template: adapt src/plugins/first-paint/html.ts, or switch the plugin off with \`enabled: false\`.`,
    );
  }
  return {scripts, html: head.replace(scriptTag, '') + html.slice(end)};
}

/** What a page loads when the browser has time for it. */
export interface Deferred {
  /** Addresses of the scripts with the content of the page. */
  own: readonly string[];
  /** Address of the style sheet for what scripts make appear. */
  styles: string;
  /** The script that loads all of them, minified. */
  starter: string;
}

/** Lets a page load its scripts when the browser has time for them. */
export function deferScripts(
  source: string,
  {own, styles, starter}: Deferred,
  file: string,
): string {
  const {scripts, html} = takeScripts(source, file);
  // The site's own script comes last: it finds the parts of the page that are there already.
  const all = [...scripts.slice(0, -1), ...own, ...scripts.slice(-1)].join(' ');
  const added = [
    `<script type="speculationrules">${speculationRules}</script>`,
    `<script data-styles="${styles}" data-scripts="${all}">${starter}</script>`,
  ].join('');
  const end = bodyEnd(html);
  return html.slice(0, end) + added + html.slice(end);
}

/** Lets a page ask for its own scripts at once, not when the site's script has found out which they are. */
export function preloadScripts(source: string, own: readonly string[], file: string): string {
  takeScripts(source, file);
  const links = own.map(address => `<link rel="preload" as="script" href="${address}">`).join('');
  return source.replace(
    scriptTag,
    first => (first === source.match(scriptTag)?.[0] ? links : '') + first,
  );
}

/** The link to a style sheet of a page's own, as `addStyles` writes it. */
function styleLink(address: string): string {
  return `<link rel="stylesheet" href="${address}">`;
}

/**
 * Adds the style sheets of a page behind those of the site. A sheet that the page links already is
 * left out: browsers would read its faces of fonts anew and exchange the fonts of painted text.
 */
export function addStyles(source: string, styles: readonly string[], file: string): string {
  if (!source.includes('</head>')) throw new Error(`first-paint: ${file} has no end of its head`);
  const links = styles
    .filter(address => !source.includes(address))
    .map(styleLink)
    .join('');
  return source.replace('</head>', `${links}</head>`);
}

/** The style sheets among these addresses that a page links as its own. */
export function ownStyles(source: string, styles: readonly string[]): string[] {
  return styles.filter(address => source.includes(styleLink(address)));
}

/** @throws Error for a page that does not link the style sheet of the site */
function siteStyleLink(source: string, site: string, file: string): string {
  const links = source.matchAll(/<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/g);
  const link = [...links].find(([, address]) => address === site);
  if (link) return link[0];
  throw new Error(
    `first-paint: ${file} does not link ${site} as expected. Docusaurus has changed its template: adapt src/plugins/first-paint/html.ts, or switch the plugin off with \`enabled: false\`.`,
  );
}

const beforeApp = /^[\s\S]*?<div id="?__docusaurus"?/;
const inlineScript = /<script>[\s\S]*?<\/script>/g;

/** The scripts as one, which needs one hash in the policy of the page. */
function joinScripts(scripts: readonly string[]): string {
  const texts = scripts.map(script => script.slice('<script>'.length, -'</script>'.length));
  return texts.length > 0 ? `<script>${texts.join('\n;')}</script>` : '';
}

/**
 * Moves the inline scripts ahead of the app, such as the one for the color mode, to the style sheet of the site, as one
 * ahead of it. A script behind a style sheet waits for it, and the browser reads no further meanwhile.
 *
 * @param site address of the style sheet of the site
 * @throws Error for a page that does not link it
 */
export function advanceScripts(source: string, site: string, file: string): string {
  const link = siteStyleLink(source, site, file);
  const scripts = beforeApp.exec(source)?.[0].match(inlineScript) ?? [];
  const html = scripts.reduce((rest, script) => rest.replace(script, ''), source);
  return html.replace(link, () => joinScripts(scripts) + link);
}

/**
 * Hides the shapes of the theme with an attribute of SVG. A style in an attribute would need a hash in the policy of
 * each page.
 */
export function hideShapes(source: string): string {
  return source.replace(/<svg style="display: ?none;?">/, '<svg display="none">');
}

/** Leaves out the empty classes that the theme gives links and items of lists. */
export function dropEmptyClasses(source: string): string {
  return source.replace(/(<[a-z][^<>]*) class=""/g, '$1');
}

/** Style sheets, and the one that holds them all. */
export interface JoinedStyles {
  /** Address of the site's style sheet. */
  site: string;
  /** Addresses of the page's own ones. */
  own: readonly string[];
  /** Address of the file with all of them. */
  joined: string;
}

/**
 * Lets a page link one style sheet instead of several. The link names the parts for the script of the site, which
 * would load them again: see `clientEntry.ts`.
 *
 * @throws Error for a page that does not link the style sheet of the site
 */
export function joinStyles(
  source: string,
  {site, own, joined}: JoinedStyles,
  file: string,
): string {
  const siteLink = siteStyleLink(source, site, file);
  return own
    .reduce((html, address) => html.replace(styleLink(address), ''), source)
    .replace(siteLink, `<link rel="stylesheet" href="${joined}" data-parts="${own.join(' ')}">`);
}
