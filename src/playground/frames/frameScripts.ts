import {hashSource} from '@engagespot-docs/publish/policy';
import {framesFolder} from '../kits.ts';

const script = /<script>([\s\S]*?)<\/script>/g;

/** The sources for the scripts in all frames, for the policy with which a server sends them. */
export function frameScripts(files: ReadonlyMap<string, string | Buffer>): string[] {
  const frames = [...files].filter(([file]) => file.startsWith(`${framesFolder}/`));
  const texts = frames.flatMap(([, html]) => [...String(html).matchAll(script)]);
  return texts.map(([, text = '']) => hashSource(text)).sort();
}
