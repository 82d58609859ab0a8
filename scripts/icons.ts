/**
 * Renders the bitmap fallbacks of our mark: favicon.ico, the touch icon and the manifest's icons. Their source is
 * static/img/mark.svg; run it after that changed and commit the results.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {chromium} from 'playwright-core';
import {chromiumArguments, ensureChromium} from './chromium.ts';

const mark = await readFile('static/img/mark.svg', 'utf8');

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArguments,
});

/** Renders markup to a PNG of the given size; the background stays transparent where nothing is drawn. */
async function render(markup: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(`<!doctype html><meta charset="utf-8">${markup}`);
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
await browser.close();
