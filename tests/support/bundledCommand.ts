import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {cacheDirectory, rootDirectory} from '../../scripts/lib/paths.ts';

/** Leaves packages where they are, other than those of this repository, which are TypeScript. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup({onResolve}) {
    onResolve({filter: /^[^./]/}, ({path: name}) =>
      name.startsWith('@engagespot-docs/') ? undefined : {path: name, external: true},
    );
  },
};

/**
 * A command of scripts/ as one file, because tests start it many times: tsx would compile it anew each time.
 *
 * @param name of the script, without its ending
 * @returns the path of a module, as deep below the root as what reads files beside itself
 */
export async function bundledCommand(name: string): Promise<string> {
  const outfile = path.join(cacheDirectory, 'commands', `${name}.mjs`);
  const entryPoint = path.join(rootDirectory, 'scripts', `${name}.ts`);
  await build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [installedPackages],
  });
  return outfile;
}
