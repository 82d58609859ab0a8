import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Lets this package be an ES module. Docusaurus writes its route registry into `.docusaurus` with calls of
 * `require.resolveWeak`, which the bundler refuses in files of a package of type "module"; this rule makes it
 * read the generated files as it would in any other package.
 */
export default function generatedModules({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'generated-modules',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.js$/,
            include: path.resolve(generatedFilesDir),
            type: 'javascript/auto',
            resolve: {fullySpecified: false},
          },
        ],
      },
    }),
  };
}
