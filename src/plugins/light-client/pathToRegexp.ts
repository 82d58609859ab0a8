/**
 * In the browser, instead of `path-to-regexp`, which the router asks for the pattern of a route. Addresses of this
 * site have no parameters: a route is a fixed path, or `*` for all addresses without a page.
 */

interface Options {
  /** Whether the address ends where the path ends. */
  end?: boolean;
  /** Whether a slash at the end counts. */
  strict?: boolean;
  /** Whether upper case counts. */
  sensitive?: boolean;
}

const special = /[.+*?=^!:${}()[\]|/\\]/g;

/** @throws Error for a path with parameters: Docusaurus has changed its routes, and this file has to follow */
function refuseParameters(path: string): void {
  if (/[:(*?+]/.test(path)) {
    throw new Error(
      `light-client: ${path} has parameters, for which src/plugins/light-client/pathToRegexp.ts has no pattern`,
    );
  }
}

/** The pattern of the addresses that a path stands for; the list of parameters stays empty. */
export default function pathToRegexp(
  path: string,
  _parameters: unknown[],
  {end = true, strict = false, sensitive = false}: Options = {},
): RegExp {
  // An address may hold line breaks.
  if (path === '*') return /^(.*)$/s;
  refuseParameters(path);
  const fixed = strict ? path : path.replace(/\/$/, '');
  const slash = strict ? '' : String.raw`(?:\/(?=$))?`;
  const close = strict && path.endsWith('/') ? '' : String.raw`(?=\/|$)`;
  const source = `^${fixed.replace(special, String.raw`\$&`)}${slash}${end ? '$' : close}`;
  return new RegExp(source, sensitive ? '' : 'i');
}

/** How to write the address of a path: as it is. */
pathToRegexp.compile = (path: string) => {
  refuseParameters(path);
  return (): string => path;
};
