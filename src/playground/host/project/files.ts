/** The code of a playground as a project of Vite, which installs and builds as it is. */
import type {Kit} from '../../kits';
import {backendFile} from './backend';
import {readme} from './readme';

export interface ProjectOptions {
  kit: Kit;
  /** Names the project. */
  preset: string;
  title: string;
  code: string;
  /** Whether the inbox needs a user token, which a small backend in the project signs. */
  secure: boolean;
}

type Versions = Record<string, string>;

const react: Record<18 | 19, {dependencies: Versions; types: Versions}> = {
  18: {
    dependencies: {react: '18.3.1', 'react-dom': '18.3.1'},
    types: {'@types/react': '18.3.8', '@types/react-dom': '18.3.7'},
  },
  19: {
    dependencies: {react: '^19.2.0', 'react-dom': '^19.2.0'},
    types: {'@types/react': '^19.2.0', '@types/react-dom': '^19.2.0'},
  },
};

/** Newer releases drop the styles of the bell of SDKs up to version 2. */
const stylesOfTheBell: Versions = {'styled-components': '6.1.19'};

function dependenciesOf({kit, secure}: ProjectOptions): Versions {
  const isOldInbox = kit.sdk === 'client' || (kit.sdk === 'react-component' && kit.react === 18);
  return {
    [kit.package]: kit.version,
    ...(kit.react && react[kit.react].dependencies),
    ...(isOldInbox && stylesOfTheBell),
    ...(secure && {'@engagespot/node': '1.7.0'}),
  };
}

function manifest(options: ProjectOptions): string {
  const {kit, preset, secure} = options;
  const content = {
    name: `engagespot-${preset}`,
    private: true,
    type: 'module',
    scripts: {dev: 'vite', build: 'vite build', preview: 'vite preview'},
    dependencies: dependenciesOf(options),
    devDependencies: {
      ...(kit.react && react[kit.react].types),
      ...(secure && {'@types/node': '^20.19.0'}),
      typescript: '~5.9.3',
      vite: '^7.0.0',
    },
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

function page(title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <main id="root"></main>
    <script type="module" src="/src/main.ts"></script>
  </body>
</html>
`;
}

const reactMain = `import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import App from './App';

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(App));
`;

const plainMain = `import * as preset from './preset';

const root = document.getElementById('root');
const {default: start} = preset as {default?: (root: HTMLElement) => unknown};
if (root) await start?.(root);
`;

/** Vite reads JSX by itself; it only has to be told where functions for it come from. */
const viteConfig = `import {defineConfig} from 'vite';

export default defineConfig({
  esbuild: {jsx: 'automatic'},
  build: {target: 'es2022'},
});
`;

const viteConfigWithBackend = `import {defineConfig} from 'vite';
import {inboxUser} from './backend';

export default defineConfig({
  esbuild: {jsx: 'automatic'},
  build: {target: 'es2022'},
  plugins: [inboxUser()],
});
`;

/** @returns text by path in the project */
export function projectFiles(options: ProjectOptions): Record<string, string> {
  const {kit, title, code, secure} = options;
  const file = kit.react ? 'src/App.tsx' : 'src/preset.ts';
  return {
    'README.md': readme({title, file, secure}),
    'package.json': manifest(options),
    'tsconfig.json': `${JSON.stringify({compilerOptions, include: ['src']}, undefined, 2)}\n`,
    'vite.config.ts': secure ? viteConfigWithBackend : viteConfig,
    ...(secure && {'backend.ts': backendFile}),
    'index.html': page(title),
    'src/main.ts': kit.react ? reactMain : plainMain,
    [file]: `${code}\n`,
    '.gitignore': 'node_modules\ndist\n.env\n',
  };
}
