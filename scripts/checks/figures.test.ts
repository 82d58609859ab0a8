import {expect, test} from 'vitest';
import type {Figure} from '../../src/figures/figure.ts';
import type {Manifest} from '../../src/figures/manifest.ts';
import {largestPicture} from '../figures/encodePicture.ts';
import {wantedTakes} from '../figures/wantedTakes.ts';
import {
  fileProblems,
  installedProblems,
  staleProblems,
  textProblems,
  unusedProblems,
} from './figures.ts';

const bell: Figure = {
  id: 'bell',
  sdk: '@engagespot/react-component',
  alt: 'A bell with a red badge that says how much is new.',
  caption: 'The bell.',
  scene: {
    app: {kind: 'inbox'},
    inbox: [{title: 'Welcome', minutesAgo: 1}],
    frame: {window: true},
  },
  older: {'1.4.x': {}},
};

/** What the command would have written. */
async function manifestOf(figures: readonly Figure[]): Promise<Manifest> {
  const manifest: Manifest = {};
  for (const {figure, version, sdk, hashes} of await wantedTakes(figures)) {
    const picture = (mode: 'light' | 'dark') => ({
      file: `${figure.id}.${sdk}.${mode}.0123abcd.avif`,
      scene: hashes[mode],
    });
    manifest[figure.id] = {
      ...manifest[figure.id],
      [version]: {sdk, width: 10, height: 10, light: picture('light'), dark: picture('dark')},
    };
  }
  return manifest;
}

function filesOf(manifest: Manifest) {
  return Object.values(manifest)
    .flatMap(versions => Object.values(versions))
    .flatMap(({light, dark}) => [light, dark])
    .map(({file}) => ({name: file, size: 100, hash: '0123abcd'}));
}

test('pictures that show what they should are fine', async () => {
  const manifest = await manifestOf([bell]);
  expect(staleProblems(await wantedTakes([bell]), manifest)).toEqual([]);
  expect(fileProblems(manifest, filesOf(manifest))).toEqual([]);
});

test('a picture of another SDK is stale', async () => {
  const manifest = await manifestOf([bell]);
  const current = manifest.bell?.current;
  if (current) current.sdk = '2.9.9';
  expect(staleProblems(await wantedTakes([bell]), manifest)).toEqual([
    'bell (current) shows @engagespot/react-component 2.9.9, not 3.0.1: run npm run figures',
  ]);
});

test('a picture is stale when its scene has changed, and when it was never taken', async () => {
  const manifest = await manifestOf([bell]);
  const changed = {...bell, scene: {...bell.scene, inbox: []}};
  expect(staleProblems(await wantedTakes([changed]), manifest)).toEqual([
    'bell (current) has changed since it was taken: run npm run figures',
    'bell (1.4.x) has changed since it was taken: run npm run figures',
  ]);
  expect(staleProblems(await wantedTakes([bell]), {})).toHaveLength(2);
});

test('the code on a page is part of the scene', async () => {
  const page = 'docs/sdks-n-libraries/frontend/react/styling.mdx';
  const styled: Figure = {
    ...bell,
    scene: {...bell.scene, app: {kind: 'page', page, file: 'src/NarrowInbox.tsx'}},
    older: {},
  };
  const other: Figure = {
    ...styled,
    scene: {...styled.scene, app: {kind: 'page', page, file: 'src/WorkshopInbox.tsx'}},
  };
  const [one, two] = await wantedTakes([styled, other]);
  expect(one?.hashes.light).not.toBe(two?.hashes.light);
});

test('a page without the code that a scene runs fails', async () => {
  const app = {kind: 'page', page: 'docs/get-support.mdx', file: 'src/Nothing.tsx'} as const;
  await expect(wantedTakes([{...bell, scene: {...bell.scene, app}}])).rejects.toThrow(
    'No fence has the title src/Nothing.tsx',
  );
});

test('the installed package has to be the one that the documentation describes', async () => {
  const wanted = await wantedTakes([bell]);
  const installed = new Map([
    ['@engagespot/react-component', '3.0.2'],
    ['@engagespot-2.3.2/react-component', '2.3.2'],
  ]);
  expect(installedProblems(wanted, installed)).toEqual([
    'bell (current): @engagespot/react-component 3.0.1 is not installed, but 3.0.2',
  ]);
});

test('files that are missing, changed, too large or left over are found', async () => {
  const manifest = await manifestOf([{...bell, older: {}}]);
  const files = [
    {name: 'bell.3.0.1.light.0123abcd.avif', size: largestPicture + 1, hash: 'ffffffff'},
    {name: 'belt.3.0.1.light.0123abcd.avif', size: 100, hash: '0123abcd'},
  ];
  expect(fileProblems(manifest, files)).toEqual([
    'bell.3.0.1.light.0123abcd.avif is not what was taken: run npm run figures',
    expect.stringContaining('bell.3.0.1.light.0123abcd.avif has'),
    'bell.3.0.1.dark.0123abcd.avif is missing: run npm run figures',
    'belt.3.0.1.light.0123abcd.avif belongs to no figure: run npm run figures',
  ]);
});

test('every figure is on a page of each of its versions', () => {
  expect(unusedProblems([bell], [{id: 'bell', version: 'current'}])).toEqual([
    'bell: no page of the documentation version 1.4.x shows it',
  ]);
});

test('texts say what is to be seen, in sentences', () => {
  expect(textProblems([bell])).toEqual([]);
  const alone = {...bell, older: {}};
  expect(textProblems([{...alone, alt: 'A bell.'}])[0]).toContain('7 characters');
  expect(
    textProblems([{...alone, alt: 'Screenshot of the bell that the component renders.'}])[0],
  ).toContain('says that it is a picture');
  expect(textProblems([{...alone, caption: 'The bell'}])[0]).toContain('full stop');
  expect(textProblems([alone, alone])).toContain('bell: two figures have this id');
});
