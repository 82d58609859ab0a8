import {expect, test} from 'vitest';
import {renderedPage, sheets} from '../testSite.ts';
import {deferScripts} from './lateScripts.ts';

const assets = {
  scriptsOf: (path: string) => [`/assets/js/routes-1.3.js`, `/assets/js/page${path}.3.js`],
  stylesOf: () => [],
};
const page = {file: 'docs/a.html', path: '/a'};
const starter = "a.replace(/x/, '$&')";
const step = deferScripts(starter, sheets, assets);

const scripts =
  '<script src="/assets/js/runtime~main.1.js" defer></script>\n<script src="/assets/js/main.2.js" defer="defer"></script>';

test('the starter at the end of a page takes over its scripts, in their order', () => {
  const html = step(renderedPage('<p>Text $&amp;</p>', scripts), page) as string;
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(rules)).toHaveProperty('prefetch');
  expect(html).toBe(
    renderedPage('<p>Text $&amp;</p>').replace(
      '</body>',
      () =>
        `<script type="speculationrules">${rules}</script>` +
        '<script data-styles="/assets/css/later.1b.css" data-scripts="/assets/js/runtime~main.1.js /assets/js/routes-1.3.js /assets/js/page/a.3.js /assets/js/main.2.js">' +
        `${starter}</script></body>`,
    ),
  );
});

test('scripts in the body stay where they are', () => {
  const body = '<script src="/assets/js/other.js" defer></script>';
  expect(step(renderedPage(body, scripts), page)).toContain(`<div id="__docusaurus">${body}</div>`);
});

test('a page without scripts stops the build by its name, and says what to adapt', () => {
  expect(() => step(renderedPage(''), page)).toThrow(
    /docs\/a\.html does not load.*lateScripts\.ts/,
  );
});

test('so does a page that does not end', () => {
  const html = `<head>${scripts}</head><body>`;
  expect(() => step(html, page)).toThrow('docs/a.html has no </body>');
});
