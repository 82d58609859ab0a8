/**
 * The scripts in the text of a page, which are the same in all pages, are minified once. Docusaurus would minify them in
 * each page, which takes three times as long as all the rest of its HTML.
 */
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {getSwcHtmlMinifier} from '@docusaurus/faster';

/** Of no type that a minifier or a browser knows as a script. */
const setAsideType = 'text/set-aside';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const setAside = new RegExp(`<script type="?${setAsideType}"?>([\\s\\S]*?)</script>`, 'g');

/**
 * The template of Docusaurus, which sets the scripts of plugins and of the configuration aside until `bringScripts`.
 *
 * @throws Error for a template without the places that are expected
 */
export function settingAside(source: string = template): string {
  return ['headTags', 'preBodyTags'].reduce((text, tags) => {
    const place = `<%~ it.${tags} %>`;
    if (!text.includes(place)) {
      throw new Error(
        `first-paint: the template of Docusaurus has no ${place}. Docusaurus has changed it: adapt src/plugins/first-paint/inlineScripts.ts, or leave \`ssrTemplate\` out of docusaurus.config.ts.`,
      );
    }
    const aside = `<script type="${setAsideType}">`;
    return text.replace(place, `<%~ it.${tags}.replaceAll('<script>', '${aside}') %>`);
  }, source);
}

/**
 * Minifies the scripts in these tags.
 *
 * @param tags what Docusaurus writes into each page
 * @returns minified scripts by the script as it was
 */
export async function minifyScripts(tags: string): Promise<Map<string, string>> {
  const minify = await getSwcHtmlMinifier();
  const minified = new Map<string, string>();
  for (const [tag, script = ''] of tags.matchAll(inlineScript)) {
    const {code} = await minify(Buffer.from(`<body>${tag}`), {minifyJs: true});
    const [, text = script] = [...code.matchAll(inlineScript)][0] ?? [];
    minified.set(script, text);
  }
  return minified;
}

/**
 * Brings back the scripts that the template has set aside.
 *
 * @throws Error for a script that is not among the minified ones
 */
export function bringScripts(
  html: string,
  minified: ReadonlyMap<string, string>,
  file: string,
): string {
  return html.replace(setAside, (_, script: string) => {
    const text = minified.get(script);
    if (text !== undefined) return `<script>${text}</script>`;
    throw new Error(`first-paint: ${file} has a script that stands in no other page: ${script}`);
  });
}
