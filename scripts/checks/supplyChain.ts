/**
 * Invariants of what npm installs, from package-lock.json:
 * - every package comes from the registry in an exact version, and with the hash of its archive;
 * - no script of a package runs when it is installed, unless package.json allows it by name; none does;
 * - packages that the site is built from have licenses that allow it; others are named below, with the reason. None is
 *   deprecated;
 * - they are not too many: everybody who wants to see the site waits for them.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Check} from '../lib/check.ts';
import {isOwn, type Lock, type LockedPackage, lockFile, nameOf} from '../lib/lock.ts';
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
  '@engagespot/template-blocks':
    'AGPL-3.0, in its file LICENSE: the product itself, which playgrounds run',
  '@engagespot/web-components':
    'AGPL-3.0, in its file LICENSE: the product itself, which playgrounds run',
  '@fontsource-variable/inter': 'OFL-1.1: a font, drawn into pictures',
  'caniuse-lite': 'CC-BY-4.0: data about browsers, read when the site is built',
  eval: 'MIT, in its file LICENSE',
  'fast-shallow-equal': 'Unlicense, in its file LICENSE',
  format: 'MIT, in its file Readme.md',
  'react-universal-interface': 'Unlicense, in its file LICENSE',
  'require-like': 'MIT, in its file Readme.md',
  'xmlhttprequest-ssl': 'MIT, in its file LICENSE',
};

/** MPL-2.0, LGPL-3.0: tools that run unchanged when the site is built, and their parts for each platform. */
const buildTool = /^(?:lightningcss|@img\/sharp)(?:-|$)/;

/** As many as the site may need, those of single platforms not counted. */
const mostPackages = 1650;

const exactVersion = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

/** Whether one of the choices that a license gives is allowed: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. */
export function isAllowedLicense(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some(choice => choice.split(' AND ').every(name => allowedLicenses.has(name)));
}

function originProblem({version, integrity, link}: LockedPackage): string | undefined {
  if (link) return 'is a link to a folder';
  if (!version || !exactVersion.test(version)) return `has no exact version: ${version}`;
  return integrity?.startsWith('sha512-') ? undefined : 'has no hash of its archive: npm run lock';
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
        ships && entry.deprecated && `is deprecated: ${entry.deprecated}`,
      ]
        .filter(Boolean)
        .map(problem => `${folder} ${problem}`);
    });
}

/** One entry if `npm ci` installs more packages than that, those of single platforms not counted. */
export function countProblems({packages}: Lock, limit: number): string[] {
  const installed = Object.entries(packages).filter(
    ([folder, entry]) => !isOwn(folder, entry) && !entry.dev && !entry.os,
  );
  if (installed.length <= limit) return [];
  return [
    `npm ci installs ${installed.length} packages, more than ${limit}: move those that only checks and tests need to devDependencies, or try npm dedupe`,
  ];
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}

export const supplyChain: Check = {
  name: 'supply-chain',
  run: async () => {
    const {allowScripts = {}} = await readJson(path.join(rootDirectory, 'package.json'));
    const lock: Lock = await readJson(lockFile);
    return [...supplyChainProblems(lock, allowScripts), ...countProblems(lock, mostPackages)];
  },
};
