/** The web fonts, read from the style sheet that declares them. */
import {readFileSync} from 'node:fs';

/** Least width of a screen that has web fonts, in pixels; below it, Docusaurus shows the layout of phones. */
export const desktopWidth = 997;

const styleSheet = readFileSync(new URL('../src/css/fonts.css', import.meta.url), 'utf8');

/**
 * The address of a web font's file, which holds a hash of its content.
 *
 * @throws Error when the style sheet has no such font
 */
export function fontAddress(family: string): string {
  const face = new RegExp(`font-family: "${family}";[^}]*url\\("([^"]+)"\\)`);
  const address = face.exec(styleSheet)?.[1];
  if (!address) throw new Error(`src/css/fonts.css declares no web font ${family}`);
  return address;
}
