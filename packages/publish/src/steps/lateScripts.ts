import type {PageAssets} from '../pageAssets.ts';
import type {SiteSheets} from '../styles/siteStyles.ts';
import {insertBefore, type PageStep} from './step.ts';

/** A script of the site in the head, as the template of Docusaurus writes it. */
const scriptTag = /<script src="([^"]+)" defer(?:="defer")?><\/script>\s*/g;

const speculationRules = JSON.stringify({
  prefetch: [{source: 'document', where: {href_matches: '/*'}, eagerness: 'moderate'}],
});

/**
 * Lets a page load its scripts when the browser has time for them: the tags in the head give way to a starter at the end
 * of the page, the same text on each page. Until then, the browser fetches the pages of links that a reader points at.
 *
 * @param starter the script that loads the others, minified
 */
export function deferScripts(starter: string, sheets: SiteSheets, assets: PageAssets): PageStep {
  return (html, {file, path}) => {
    const end = html.indexOf('</head>');
    const head = html.slice(0, end);
    const scripts = [...head.matchAll(scriptTag)].map(([, address = '']) => address);
    if (scripts.length === 0) {
      throw new Error(
        `${file} does not load the scripts of the site as expected. Docusaurus has changed its template: adapt packages/publish/src/steps/lateScripts.ts.`,
      );
    }
    // The site's own script comes last: it finds the parts of the page that are there already.
    const all = [...scripts.slice(0, -1), ...assets.scriptsOf(path), ...scripts.slice(-1)].join(
      ' ',
    );
    const added = [
      `<script type="speculationrules">${speculationRules}</script>`,
      `<script data-styles="${sheets.later}" data-scripts="${all}">${starter}</script>`,
    ].join('');
    return insertBefore(head.replace(scriptTag, '') + html.slice(end), '</body>', added, file);
  };
}
