/**
 * The published packages that each documentation version describes. The pages say these numbers,
 * the samples of a version are checked against exactly these packages.
 */

/** Versions by package name. */
export type SdkVersions = Readonly<Record<string, string>>;

/**
 * By Docusaurus' name of the documentation version. The packages of `current` are installed under
 * their own names, the older ones under aliases, see `sdkAlias`; `template-blocks` comes along with
 * the React component.
 *
 * `@engagespot/client` is published in one version only, which brings a 1.x React component along.
 */
export const sdkVersions = {
  current: {
    '@engagespot/core': '3.0.1',
    '@engagespot/store': '2.0.1',
    '@engagespot/react-hooks': '3.0.1',
    '@engagespot/react-component': '3.0.1',
    '@engagespot/template-blocks': '2.0.1',
    '@engagespot/client': '1.1.9',
    '@engagespot/node': '1.7.0',
  },
  '1.4.x': {
    '@engagespot/core': '1.4.2',
    '@engagespot/react-hooks': '1.4.2',
    '@engagespot/react-component': '2.3.2',
    '@engagespot/template-blocks': '1.4.2',
    '@engagespot/client': '1.1.9',
    '@engagespot/node': '1.5.2',
  },
  '1.3.x': {
    '@engagespot/core': '1.3.8',
    '@engagespot/react-hooks': '1.3.8',
    '@engagespot/react-component': '1.3.8',
    '@engagespot/template-blocks': '1.3.8',
    '@engagespot/client': '1.1.9',
    '@engagespot/node': '1.5.2',
  },
  '1.0.0': {
    '@engagespot/core': '1.1.9',
    '@engagespot/react-hooks': '1.1.8',
    '@engagespot/react-component': '1.1.9',
    '@engagespot/client': '1.1.9',
    '@engagespot/node': '1.2.0',
  },
} satisfies Record<string, SdkVersions>;

const byVersion: Readonly<Record<string, SdkVersions>> = sdkVersions;

/**
 * The packages of a documentation version.
 *
 * @throws Error for a documentation version without an entry
 */
export function sdkVersionsOf(docsVersion: string): SdkVersions {
  const versions = byVersion[docsVersion];
  if (!versions) throw new Error(`sdkVersions has no entry for the docs version ${docsVersion}`);
  return versions;
}

/** The documentation version that a page belongs to, by its path; `current` for all other pages. */
export function docsVersionOf(file: string): string {
  return /(?:^|\/)versioned_docs\/version-([^/]+)\//.exec(file)?.[1] ?? 'current';
}

/** `@engagespot/core`, `1.4.2` → `@engagespot-1.4.2/core`: its folder in node_modules. */
export function sdkAlias(name: string, version: string): string {
  const isCurrent = sdkVersionsOf('current')[name] === version;
  return isCurrent ? name : name.replace('/', `-${version}/`);
}
