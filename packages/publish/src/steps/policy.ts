import {type InlineTexts, scriptSources} from '../inlineCode.ts';
import {type InlineCode, type Policy, policyTagText} from '../policy.ts';
import type {PageStep} from './step.ts';

const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Writes the policy of a page behind its character set, before everything that it is about, for hosts that send no
 * headers of ours. A page allows its own scripts, which run only when it is loaded as a document, but the style
 * attributes of all pages, which it may show later.
 *
 * @param texts of all pages, by file
 * @param all sources for the texts of all pages
 */
export function addPolicy(
  policyFor: (inline: InlineCode) => Policy,
  texts: ReadonlyMap<string, InlineTexts>,
  all: InlineCode,
): PageStep {
  return (html, {file}) => {
    const [tag = ''] = charset.exec(html) ?? [];
    const start = html.indexOf(tag);
    if (!tag || /<script|<link|<body/i.test(html.slice(0, start))) {
      throw new Error(`${file} does not name its character set before everything else in its head`);
    }
    const content = policyTagText(policyFor({...all, scripts: scriptSources(texts.get(file))}));
    const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
    const end = start + tag.length;
    return html.slice(0, end) + meta + html.slice(end);
  };
}
