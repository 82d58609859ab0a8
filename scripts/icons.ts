/**
 * Renders the bitmap fallbacks of our marks: favicon.ico, the touch icon, the manifest's icons and the social
 * card. Their sources are static/img/mark.svg and the card below; run it after either changed and commit
 * the results.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {chromium} from 'playwright-core';
import {fontAddress} from '../config/fonts.ts';
import {chromiumArguments, ensureChromium} from './chromium.ts';

const mark = await readFile('static/img/mark.svg', 'utf8');

const socialCard = `<style>
  @font-face {font-family: Inter; src: url(data:font/woff2;base64,${(await readFile(`static${fontAddress('Inter')}`)).toString('base64')}); font-weight: 400 700}
  body {margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 96px; font-family: Inter; color: #edeef0;
    background: radial-gradient(circle at 85% 10%, #2a2a5c, transparent 55%), #111113; display: flex; flex-direction: column; justify-content: space-between}
  header {display: flex; align-items: center; gap: 24px; font-size: 44px; font-weight: 680; letter-spacing: -.02em}
  svg {width: 72px; height: 72px}
  h1 {font-size: 84px; line-height: 1.06; letter-spacing: -.03em; margin: 0; font-weight: 700}
  p {font-size: 32px; color: #b0b4ba; margin: 0}
</style>
<header>${mark} Engagespot</header><h1>One API for every<br>notification your<br>product sends</h1><p>Documentation</p>`;

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArguments,
});

/** Renders markup to a PNG of the given size; the background stays transparent where nothing is drawn. */
async function render(markup: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(`<!doctype html><meta charset="utf-8">${markup}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({omitBackground: true});
  await page.close();
  return png;
}

const renderMark = (edge: number) =>
  render(
    `<style>body{margin:0}svg{display:block;width:${edge}px;height:${edge}px}</style>${mark}`,
    edge,
    edge,
  );

/** An .ico file with one PNG image of 32 × 32 pixels (a header of 6 bytes, one entry of 16). */
function icoFromPng(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await writeFile('static/img/favicon.ico', icoFromPng(await renderMark(32)));
await writeFile('static/img/apple-touch-icon.png', await renderMark(180));
await writeFile('static/img/icon-192.png', await renderMark(192));
await writeFile('static/img/icon-512.png', await renderMark(512));
await writeFile('static/img/social-card.png', await render(socialCard, 1200, 630));
await browser.close();
