import {fileURLToPath} from 'node:url';
import {prepareWork} from '@engagespot-docs/cache/work';
import {allKits, type Kit} from '../kits.ts';
import {versionOfFrames} from './bundle.ts';

/**
 * The frames of all kits: HTML by file name.
 *
 * @throws Error that names the module that a kit lacks
 */
export async function makeFrames(): Promise<Map<string, string>> {
  const module = fileURLToPath(new URL('./frameWork.ts', import.meta.url));
  const work = prepareWork<undefined, Kit, string>(module, undefined);
  const kits = allKits();
  const version = await versionOfFrames(kits);
  const frames = kits.map(async kit => {
    const html = await work.run(kit, [kit, version]);
    return [`${kit.name}.html`, html] as const;
  });
  return new Map(await Promise.all(frames));
}
