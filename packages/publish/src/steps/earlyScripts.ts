import {transformSync} from 'esbuild';
import type {SiteSheets} from '../styles/siteStyles.ts';
import type {PageStep} from './step.ts';

const beforeApp = /^[\s\S]*?<div id="__docusaurus"/;
const inlineScript = /<script>([\s\S]*?)<\/script>\s*/g;

/**
 * Moves the inline scripts ahead of the app, such as the one for the color mode, to the style sheet of the site, as one
 * minified script ahead of it. A script behind a style sheet waits for it, and the browser reads no further meanwhile.
 */
export function advanceScripts(sheets: SiteSheets): PageStep {
  const minified = new Map<string, string>();
  function minify(code: string): string {
    const known = minified.get(code) ?? transformSync(code, {minify: true, target: 'es2022'}).code;
    minified.set(code, known);
    return known.trim();
  }

  return (html, {file}) => {
    const [start = ''] = beforeApp.exec(html) ?? [];
    const texts = [...start.matchAll(inlineScript)].map(([, text = '']) => text);
    const rest = start.replace(inlineScript, '');
    const link = new RegExp(`<link rel="stylesheet" href="${sheets.site}"[^>]*>`).exec(rest);
    if (!link) throw new Error(`${file} does not link ${sheets.site}`);
    if (texts.length === 0) return html;
    const script = `<script>${minify(texts.join('\n;'))}</script>`;
    return rest.slice(0, link.index) + script + rest.slice(link.index) + html.slice(start.length);
  };
}
