import {hashSource, policyTagText} from '@engagespot-docs/publish/policy';
import {framePolicy} from './policy.ts';

/** Plain, so that what an SDK brings along is what a reader sees. */
const style = [
  'html{color-scheme:light;background:#fff;color:#1c2024}',
  'html[data-theme=dark]{color-scheme:dark;background:#111113;color:#edeef0}',
  'body{margin:0;padding:16px;font:15px/1.5 system-ui,sans-serif}',
].join('');

/** What a script must not contain to stand in HTML; a backslash changes nothing in strings and patterns. */
function inHtml(script: string): string {
  return script.replace(/<(?=\/script|!--)/gi, '\\x3c');
}

/**
 * The HTML of a frame, complete in itself. The policy stands in it, for hosts that send no headers of ours.
 *
 * @param title what assistive technology calls it
 */
export function framePage(title: string, bundle: string): string {
  const script = inHtml(bundle);
  const policy = policyTagText(framePolicy([hashSource(script)]));
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    `<style>${style}</style>`,
    '<main id="root"></main>',
    `<script>${script}</script>`,
    '</html>',
    '',
  ].join('\n');
}
