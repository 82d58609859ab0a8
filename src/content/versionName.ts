/** A version as people name it in an address: `1.4`, `v1.4.x`, `1.4.2`, `latest`. */
const versionName = /^\/(?:v?(?<line>\d+\.\d+)(?:\.\w+)?|latest)(?=\/|$)/;

/** A version, and what follows its name. */
export interface VersionedPath<Version> {
  version: Version;
  /** Empty, or with a slash at its start. */
  rest: string;
}

/**
 * The version that the start of a path names, however loosely: `/v1.4/start` is `/start` of 1.4.x.
 *
 * @param versions newest first
 * @param path below the documentation
 * @returns undefined for a path that names no version, or one that does not exist
 */
export function takeVersion<Version extends {label: string}>(
  versions: readonly Version[],
  path: string,
): VersionedPath<Version> | undefined {
  const [name = '', line] = versionName.exec(path) ?? [];
  if (!name) return undefined;
  const version = line
    ? versions.find(({label}) => `${label}.`.startsWith(`${line}.`))
    : versions[0];
  return version && {version, rest: path.slice(name.length)};
}
