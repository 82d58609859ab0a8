/**
 * The SDKs that run in playgrounds. Each has a frame of its own: a page with the published package and nothing
 * of the documentation.
 */
import {sdkVersionsOf} from '../content/sdkVersions';

/** SDKs by the last part of their package's name. */
export const sdks = ['react-component', 'react-hooks', 'core', 'client'] as const;
export type Sdk = (typeof sdks)[number];

export interface Kit {
  /** Name of its frame, in addresses: `react-component-3.0.1`. */
  name: string;
  sdk: Sdk;
  /** What the code imports. */
  package: string;
  version: string;
  /** Other packages that code can import, in the copies that the SDK itself uses. */
  companions: readonly string[];
  /** Major version of React that the SDK runs with, for code that uses React. */
  react?: 18 | 19;
}

/** Folder of the frames, below the site. */
export const framesFolder = 'playground';

/**
 * The React of a documentation version, by Docusaurus' name of that version. The SDKs of 1.0.0 are not here: what
 * they use for real time cannot be simulated.
 */
const reactByVersion = {current: 19, '1.4.x': 18, '1.3.x': 18} as const;

/** The ready-made blocks of version 3 fail, so code puts its own in their place. */
const companions: Readonly<Record<string, readonly string[]>> = {
  'react-component-3.0.1': ['@engagespot/template-blocks'],
};

const usesReact: ReadonlySet<Sdk> = new Set(['react-component', 'react-hooks']);

/**
 * The kit of an SDK in a documentation version; undefined when its package does not run in a frame.
 *
 * @param docsVersion Docusaurus' name of the documentation version
 */
export function findKit(sdk: Sdk, docsVersion: string): Kit | undefined {
  if (!Object.hasOwn(reactByVersion, docsVersion)) return undefined;
  const name = `@engagespot/${sdk}`;
  const version = sdkVersionsOf(docsVersion)[name];
  if (!version) return undefined;
  const kitName = `${sdk}-${version}`;
  return {
    name: kitName,
    sdk,
    package: name,
    version,
    companions: companions[kitName] ?? [],
    ...(usesReact.has(sdk) && {react: reactByVersion[docsVersion as keyof typeof reactByVersion]}),
  };
}

/** All kits, each once. */
export function allKits(): Kit[] {
  const kits = Object.keys(reactByVersion).flatMap(version =>
    sdks.flatMap(sdk => findKit(sdk, version) ?? []),
  );
  return [...new Map(kits.map(kit => [kit.name, kit])).values()];
}
