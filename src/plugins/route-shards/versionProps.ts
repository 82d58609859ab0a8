/** What every page of a version of the documentation gets: its sidebars, and a line on each of its pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {shapeError} from './generated.ts';
import type {SidebarItem, Sidebars} from './sidebarTuples.ts';

export interface VersionProps {
  version: {
    pluginId: string;
    version: string;
    docsSidebars: Sidebars;
    /** Title and description of each page, by its id. */
    docs: Record<string, unknown>;
    [property: string]: unknown;
  };
}

const sidebarItem: z.ZodType<SidebarItem> = z.looseObject({
  type: z.string(),
  label: z.string().optional(),
  href: z.string().optional(),
  docId: z.string().optional(),
  unlisted: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  get items() {
    return z.array(sidebarItem).optional();
  },
});

const versionProps = z.strictObject({
  version: z.looseObject({
    pluginId: z.string(),
    version: z.string(),
    docsSidebars: z.record(z.string(), z.array(sidebarItem)),
    docs: z.record(z.string(), z.unknown()),
  }),
});

/** Generated data of a version of a docs plugin, as opposed to that of one page. */
const versionModule = /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/;

/**
 * The properties of each version, by the name of their chunk.
 *
 * @param folder where Docusaurus generates files
 * @throws Error that names the file that has another shape
 */
export function readVersionProps(
  modules: ReadonlyMap<string, string>,
  folder: string,
): Map<string, VersionProps> {
  const found = new Map<string, VersionProps>();
  for (const [chunk, module] of modules) {
    if (!versionModule.test(module)) continue;
    const file = module.replace('@generated/', '');
    const json: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    // Indexes of groups have data there as well.
    if (!(json && typeof json === 'object' && 'version' in json)) continue;
    const result = versionProps.safeParse(json);
    if (!result.success) throw shapeError(file, z.prettifyError(result.error));
    found.set(chunk, result.data);
  }
  return found;
}
