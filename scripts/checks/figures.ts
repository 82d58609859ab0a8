/**
 * Invariants of the pictures, so that none shows what no longer is:
 * - every figure was taken, of the SDK that its documentation version describes and that is installed, since its scene
 *   last changed;
 * - every file is there, unchanged and small enough, and every file belongs to a figure;
 * - every figure is on a page of every version that it was taken for, and says in words what it shows.
 */
import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {docsVersionOf, sdkAlias} from '../../src/content/sdkVersions.ts';
import {colorModes, type Figure, variantOf, versionsOf} from '../../src/figures/figure.ts';
import {figures as allFigures} from '../../src/figures/figures.ts';
import {type Manifest, pictureFolder, readManifest} from '../../src/figures/manifest.ts';
import {readSources} from '../../src/project/projectFiles.ts';
import {largestPicture} from '../figures/encodePicture.ts';
import {type WantedTake, wantedTakes, whyStale} from '../figures/wantedTakes.ts';
import type {Check} from '../lib/check.ts';
import {rootDirectory} from '../lib/paths.ts';

const remedy = 'run npm run figures';

/** A file in the folder of the pictures. */
export interface PictureFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Eight hexadecimal digits of its SHA-256. */
  hash: string;
}

/** A figure on a page. */
export interface FigureUse {
  id: string;
  /** Documentation version of the page. */
  version: string;
}

/** Figures whose texts do not do for somebody who cannot see them. */
export function textProblems(figures: readonly Figure[]): string[] {
  const ids = figures.map(({id}) => id);
  const doubles = ids.filter((id, index) => ids.indexOf(id) !== index);
  const texts = figures.flatMap(figure =>
    versionsOf(figure).flatMap(version => {
      const {alt} = variantOf(figure, version);
      const name = `${figure.id} (${version})`;
      return [
        ...(alt.length < 40 || alt.length > 280
          ? [`${name}: the alternative text has ${alt.length} characters, not 40 to 280`]
          : []),
        ...(/^(?:an? )?(?:image|picture|screenshot|photo) of/i.test(alt)
          ? [`${name}: the alternative text says that it is a picture, which readers know`]
          : []),
        ...(/\.$/.test(alt) && /\.$/.test(figure.caption)
          ? []
          : [`${name}: alternative text and caption are sentences, with a full stop`]),
      ];
    }),
  );
  return [...doubles.map(id => `${id}: two figures have this id`), ...texts];
}

/** Figures that have no picture of what they should show. */
export function staleProblems(wanted: readonly WantedTake[], manifest: Manifest): string[] {
  return wanted.flatMap(take => {
    const reason = whyStale(take, manifest);
    return reason ? [`${take.figure.id} (${take.version}) ${reason}: ${remedy}`] : [];
  });
}

/** Figures for which another version of the SDK is installed than the documentation describes. */
export function installedProblems(
  wanted: readonly WantedTake[],
  installed: ReadonlyMap<string, string>,
): string[] {
  return wanted.flatMap(({figure, version, sdk}) => {
    const found = installed.get(sdkAlias(figure.sdk, sdk));
    return found === sdk
      ? []
      : [`${figure.id} (${version}): ${figure.sdk} ${sdk} is not installed, but ${found}`];
  });
}

/** Files that are missing, changed, too large or left over. */
export function fileProblems(manifest: Manifest, files: readonly PictureFile[]): string[] {
  const takes = Object.values(manifest).flatMap(versions => Object.values(versions));
  const listed = new Set(takes.flatMap(take => colorModes.map(mode => take[mode].file)));
  const found = new Map(files.map(file => [file.name, file]));
  const problems = [...listed].flatMap(name => {
    const file = found.get(name);
    if (!file) return [`${name} is missing: ${remedy}`];
    return [
      ...(name.includes(`.${file.hash}.`) ? [] : [`${name} is not what was taken: ${remedy}`]),
      ...(file.size > largestPicture
        ? [`${name} has ${file.size} bytes, more than ${largestPicture}: show less of the window`]
        : []),
    ];
  });
  const superfluous = files.filter(({name}) => !listed.has(name));
  return [...problems, ...superfluous.map(({name}) => `${name} belongs to no figure: ${remedy}`)];
}

/** Figures that no page of a version shows. */
export function unusedProblems(figures: readonly Figure[], uses: readonly FigureUse[]): string[] {
  const used = new Set(uses.map(({id, version}) => `${id} ${version}`));
  return figures.flatMap(figure =>
    versionsOf(figure)
      .filter(version => !used.has(`${figure.id} ${version}`))
      .map(version => `${figure.id}: no page of the documentation version ${version} shows it`),
  );
}

async function readPictures(): Promise<PictureFile[]> {
  const folder = path.join(rootDirectory, pictureFolder);
  const names = await readdir(folder);
  return Promise.all(
    names.map(async name => {
      const content = await readFile(path.join(folder, name));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      return {name, size: content.length, hash};
    }),
  );
}

async function readUses(): Promise<FigureUse[]> {
  const pages = await readSources(/^(?:docs|api|src\/pages|versioned_docs)\/.*\.mdx?$/);
  return pages.flatMap(({file, text}) =>
    [...text.matchAll(/<Figure id="([^"]*)"/g)].map(([, id = '']) => ({
      id,
      version: docsVersionOf(file),
    })),
  );
}

/** Versions in node_modules, by the names under which packages are installed. */
async function readInstalled(wanted: readonly WantedTake[]): Promise<Map<string, string>> {
  const names = new Set(wanted.map(({figure, sdk}) => sdkAlias(figure.sdk, sdk)));
  return new Map(
    await Promise.all(
      [...names].map(async name => {
        const file = path.join(rootDirectory, 'node_modules', name, 'package.json');
        const {version} = JSON.parse(await readFile(file, 'utf8')) as {version: string};
        return [name, version] as const;
      }),
    ),
  );
}

export const figures: Check = {
  name: 'figures',
  async run() {
    const [wanted, files, uses] = await Promise.all([
      wantedTakes(allFigures),
      readPictures(),
      readUses(),
    ]);
    const manifest = readManifest();
    return [
      ...textProblems(allFigures),
      ...installedProblems(wanted, await readInstalled(wanted)),
      ...staleProblems(wanted, manifest),
      ...fileProblems(manifest, files),
      ...unusedProblems(allFigures, uses),
    ];
  },
};
