/**
 * Takes the pictures of the documentation: plays the scenes of src/figures with the published SDKs on the sandbox, in
 * Chromium, in both color modes. Writes static/figures and src/figures/manifest.json.
 *
 *   npm run figures                        those that are missing or no longer show what they should
 *   npm run figures -- bell inbox-open     these
 *   npm run figures -- --all               all
 */
import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {type Browser, chromium} from '@playwright/test';
import {colorModes} from '../src/figures/figure.ts';
import {figures} from '../src/figures/figures.ts';
import {
  type Manifest,
  manifestFile,
  pictureFolder,
  readManifest,
  type Take,
} from '../src/figures/manifest.ts';
import {chromiumArguments, ensureChromium} from './chromium.ts';
import {bundleScene} from './figures/bundleScene.ts';
import {encodePicture} from './figures/encodePicture.ts';
import {systemFontEnvironment} from './figures/systemFonts.ts';
import {takePicture} from './figures/takePicture.ts';
import {type WantedTake, wantedTakes, whyStale} from './figures/wantedTakes.ts';
import {exitWithMessage} from './lib/exit.ts';
import {rootDirectory} from './lib/paths.ts';

const folder = path.join(rootDirectory, pictureFolder);

/** Takes both pictures of a figure, of the same part of the window. */
async function take(browser: Browser, wanted: WantedTake): Promise<Take> {
  const {figure, version, sdk, stagings, hashes} = wanted;
  const {scene, code} = stagings.light;
  const script = await bundleScene(figure.sdk, version, scene.app, code.modules);
  const [light, dark] = await Promise.all(
    colorModes.map(mode => takePicture(browser, stagings[mode], script)),
  );
  if (!light || !dark) throw new Error('A picture is missing');
  const isSame = isDeepStrictEqual(light.clip, dark.clip);
  const photographs = {
    light,
    dark: isSame ? dark : await takePicture(browser, stagings.dark, script, light.clip),
  };
  const written = await Promise.all(
    colorModes.map(async mode => {
      const content = await encodePicture(photographs[mode].png);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const file = `${figure.id}.${sdk}.${mode}.${hash}.avif`;
      await writeFile(path.join(folder, file), content);
      console.log(`${file}  ${(content.length / 1024).toFixed(1)} KB`);
      return [mode, {file, scene: hashes[mode]}] as const;
    }),
  );
  const {width, height} = light.clip;
  return {sdk, width, height, ...(Object.fromEntries(written) as Pick<Take, 'light' | 'dark'>)};
}

/** @throws Error that lists the figures for an id that none has */
function select(all: readonly WantedTake[], names: readonly string[], manifest: Manifest) {
  if (names.includes('--all')) return [...all];
  const ids = new Set(all.map(({figure}) => figure.id));
  const unknown = names.filter(name => !ids.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown figure ${unknown.join(', ')}. The figures are: ${[...ids].join(', ')}`,
    );
  }
  return all.filter(wanted =>
    names.length > 0 ? names.includes(wanted.figure.id) : whyStale(wanted, manifest),
  );
}

/** The entries of what is wanted, in the order of the figures. */
function ordered(all: readonly WantedTake[], taken: Manifest): Manifest {
  const result: Manifest = {};
  for (const {figure, version} of all) {
    const entry = taken[figure.id]?.[version];
    if (entry) result[figure.id] = {...result[figure.id], [version]: entry};
  }
  return result;
}

async function save(manifest: Manifest): Promise<void> {
  const file = path.join(rootDirectory, manifestFile);
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  const used = new Set(
    Object.values(manifest)
      .flatMap(versions => Object.values(versions))
      .flatMap(({light, dark}) => [light.file, dark.file]),
  );
  const superfluous = (await readdir(folder)).filter(name => !used.has(name));
  await Promise.all(superfluous.map(name => rm(path.join(folder, name))));
}

async function takeFigures(names: readonly string[]): Promise<void> {
  const all = await wantedTakes(figures);
  const manifest = readManifest();
  const selected = select(all, names, manifest);
  await mkdir(folder, {recursive: true});
  const executablePath = await ensureChromium();
  const env = {...process.env, ...(await systemFontEnvironment())} as Record<string, string>;
  const browser = await chromium.launch({executablePath, args: chromiumArguments, env});
  const failed: string[] = [];
  try {
    for (const wanted of selected) {
      const {figure, version} = wanted;
      try {
        const entry = await take(browser, wanted);
        manifest[figure.id] = {...manifest[figure.id], [version]: entry};
      } catch (error) {
        const [message] = String(error).split('\nCall log');
        const reason = `${figure.id} (${version}): ${message}`;
        console.error(reason);
        failed.push(reason);
      }
    }
  } finally {
    await browser.close();
  }
  await save(ordered(all, manifest));
  if (failed.length > 0) throw new Error(`These pictures were not taken:\n${failed.join('\n')}`);
  console.log(`${selected.length} of ${all.length} figures taken.`);
}

await takeFigures(process.argv.slice(2)).catch(exitWithMessage);
