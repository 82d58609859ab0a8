/** The list of all packages that this one is made with, in the format CycloneDX 1.6, from the lock file alone. */
import {createHash} from 'node:crypto';
import {isOwn, type Lock, type LockedPackage, nameOf} from './lock.ts';

/** An expression of SPDX names, or a name that SPDX does not know. */
type License = {expression: string} | {license: {name: string}};

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  group?: string;
  version: string;
  /** Whether it is needed to build the site, or by developers only. */
  scope: 'required' | 'excluded';
  purl: string;
  licenses?: License[];
  hashes?: {alg: 'SHA-512'; content: string}[];
}

export interface Sbom {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: number;
  metadata: {component: {type: 'application'; name: string; version: string; 'bom-ref': string}};
  components: Component[];
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** `sha512-` and base64, as npm has it, in the digits of CycloneDX. */
function hashesOf({integrity}: LockedPackage): Component['hashes'] {
  const [, digest] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  if (!digest) return undefined;
  return [{alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex')}];
}

function licenseOf(text: string): License {
  const names = text.replace(/[()]/g, '').split(/ (?:AND|OR|WITH) /);
  return names.every(name => /^[\w.+-]+$/.test(name))
    ? {expression: text}
    : {license: {name: text}};
}

function componentOf(folder: string, entry: LockedPackage): Component {
  const fullName = entry.name ?? nameOf(folder);
  const version = entry.version ?? '';
  const [group, name] = fullName.startsWith('@') ? fullName.split('/') : [undefined, fullName];
  return {
    type: 'library',
    'bom-ref': purlOf(fullName, version),
    ...(group && {group}),
    name: name ?? fullName,
    version,
    scope: entry.dev || entry.devOptional ? 'excluded' : 'required',
    purl: purlOf(fullName, version),
    ...(entry.license && {licenses: [licenseOf(entry.license)]}),
    hashes: hashesOf(entry),
  };
}

/** An identifier that follows from the content, so that equal lock files have equal lists. */
function serialOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

/** Lists each package once; it is required when any place that it is installed in is. */
export function makeSbom({packages}: Lock, project: {name: string; version: string}): Sbom {
  const components = new Map<string, Component>();
  for (const [folder, entry] of Object.entries(packages)) {
    if (isOwn(folder, entry)) continue;
    const component = componentOf(folder, entry);
    const known = components.get(component.purl);
    if (!known || component.scope === 'required') components.set(component.purl, component);
  }
  const sorted = [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  const {name, version} = project;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(JSON.stringify(sorted)),
    version: 1,
    metadata: {component: {type: 'application', name, version, 'bom-ref': `${name}@${version}`}},
    components: sorted,
  };
}

/** How many required packages have which license, most first. */
export function countLicenses({components}: Sbom): [license: string, count: number][] {
  const counts = new Map<string, number>();
  for (const {scope, licenses} of components) {
    if (scope !== 'required') continue;
    const [known] = licenses ?? [];
    const named = known && ('expression' in known ? known.expression : known.license.name);
    const license = named ?? 'not stated';
    counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}
