/** What the packages load from other hosts, from packages of this project: scenes have no network. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {rootDirectory} from '../lib/paths.ts';
import {iconAt} from './icons.ts';

export interface ForeignFile {
  contentType: string;
  body: string | Buffer;
}

const modules = path.join(rootDirectory, 'node_modules');
const publicSans = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
const shoelaceLight = '@shoelace-style/shoelace/cdn/themes/light.css';

async function fontSheet(): Promise<string> {
  const font = await readFile(path.join(modules, publicSans), 'base64');
  return `@font-face { font-family: "Public Sans"; font-weight: 100 900; src: url("data:font/woff2;base64,${font}"); }`;
}

/**
 * The file at an address: pictures of notifications, and the font and the style sheet of the older generation.
 *
 * @throws Error for an address that no scene has a reason to ask
 */
export async function foreignFile(address: string): Promise<ForeignFile> {
  const {hostname, pathname} = new URL(address);
  if (hostname === 'app.example.com' && pathname.startsWith('/icons/')) {
    return {contentType: 'image/svg+xml', body: iconAt(address)};
  }
  if (hostname === 'fonts.googleapis.com' && address.includes('Public+Sans')) {
    return {contentType: 'text/css', body: await fontSheet()};
  }
  if (hostname === 'cdn.jsdelivr.net' && pathname.endsWith('/cdn/themes/light.css')) {
    return {contentType: 'text/css', body: await readFile(path.join(modules, shoelaceLight))};
  }
  throw new Error(`The scene asks for ${address}`);
}
