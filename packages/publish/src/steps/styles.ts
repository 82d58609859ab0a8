import type {PageAssets} from '../pageAssets.ts';
import type {SiteSheets} from '../styles/siteStyles.ts';
import {insertBefore, type PageStep} from './step.ts';

/** Lets a page link the style sheet that its site needs, and the style sheets of its own behind it. */
export function linkStyles(sheets: SiteSheets, {stylesOf}: PageAssets): PageStep {
  return (html, {file, path}) => {
    const linked = html.replaceAll(sheets.bundled, sheets.site);
    if (linked === html) throw new Error(`${file} does not link ${sheets.bundled}`);
    const links = stylesOf(path)
      .filter(address => !html.includes(address))
      .map(address => `<link rel="stylesheet" href="${address}">`)
      .join('');
    return insertBefore(linked, '</head>', links, file);
  };
}
