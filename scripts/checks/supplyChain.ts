/**
 * Invariants of what npm installs, from package-lock.json:
 * - every package comes from the registry in an exact version, and with the hash of its archive, except those of other
 *   platforms that `npm run lock` added;
 * - no script of a package runs when it is installed, unless package.json allows it by name; none does;
 * - packages that the site is built from have licenses that allow it; others are named below, with the reason.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Check} from '../lib/check.ts';
import {type Lock, type LockedPackage, lockFile} from '../lib/lock.ts';
import {rootDirectory} from '../lib/paths.ts';

/** By their SPDX names: do what you like, but keep the notice. */
const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Licenses of single packages, and why they are fine. */
const exceptions: Readonly<Record<string, string>> = {
  '@fontsource-variable/inter': 'OFL-1.1: a font, drawn into pictures',
  'caniuse-lite': 'CC-BY-4.0: data about browsers, read when the site is built',
  'compute-gcd': 'MIT, in its file LICENSE',
  'compute-lcm': 'MIT, in its file LICENSE',
  eval: 'MIT, in its file LICENSE',
  format: 'MIT, in its file Readme.md',
  'require-like': 'MIT, in its file Readme.md',
  'validate.io-function': 'MIT, in its file LICENSE',
  'validate.io-integer': 'MIT, in its file LICENSE',
  'validate.io-integer-array': 'MIT, in its file LICENSE',
  'validate.io-number': 'MIT, in its file LICENSE',
};

/** MPL-2.0, LGPL-3.0: tools that run unchanged when the site is built, and their parts for each platform. */
const buildTool = /^(?:lightningcss|@img\/sharp)(?:-|$)/;

/** Packages of this project, and the links to them. */
const isOwn = (folder: string, {link}: LockedPackage) => link || !folder.includes('node_modules/');

const exactVersion = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

/** Whether one of the choices that a license gives is allowed: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. */
export function isAllowedLicense(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some(choice => choice.split(' AND ').every(name => allowedLicenses.has(name)));
}

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function originProblem({version, integrity, os}: LockedPackage): string | undefined {
  if (!version || !exactVersion.test(version)) return `has no exact version: ${version}`;
  return integrity?.startsWith('sha512-') || os ? undefined : 'has no hash of its archive';
}

/** Which packages may run scripts when they are installed, by name; `false` refuses, as npm reads it. */
type AllowedScripts = Readonly<Record<string, boolean>>;

/** One entry per package that breaks an invariant. */
export function supplyChainProblems({packages}: Lock, allowed: AllowedScripts): string[] {
  return Object.entries(packages)
    .filter(([folder, entry]) => !isOwn(folder, entry))
    .flatMap(([folder, entry]) => {
      const name = nameOf(folder);
      const ships = !entry.dev && !entry.devOptional;
      const license = entry.license ?? 'none';
      return [
        originProblem(entry),
        entry.hasInstallScript &&
          !(name in allowed) &&
          'runs a script when it is installed: npm install-scripts deny, or approve',
        ships &&
          !isAllowedLicense(license) &&
          !(name in exceptions) &&
          !buildTool.test(name) &&
          `has the license ${license}, which is not allowed in what ships`,
      ]
        .filter(Boolean)
        .map(problem => `${folder} ${problem}`);
    });
}

export const supplyChain: Check = {
  name: 'supply-chain',
  run: async () => {
    const manifest = JSON.parse(await readFile(path.join(rootDirectory, 'package.json'), 'utf8'));
    return supplyChainProblems(
      JSON.parse(await readFile(lockFile, 'utf8')),
      manifest.allowScripts ?? {},
    );
  },
};
