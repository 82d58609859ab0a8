/** The code of a playground as a project of Vite, which installs and builds as it is. */
import type {Kit} from '../../kits';
import {backendFile, environmentFile} from './backend';
import {manifest} from './manifest';
import {indexPage} from './page';
import {readme} from './readme';
import {viteConfig} from './viteConfig';

export interface ProjectOptions {
  kit: Kit;
  /** Names the project. */
  preset: string;
  title: string;
  code: string;
  /** Whether the inbox needs a user token, which a small backend in the project signs. */
  secure: boolean;
  /** Address of the page with the playground. */
  page: string;
}

const reactMain = `import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import App from './App';

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(App));
`;

const plainMain = `import * as preset from './preset';

/** A preset is a function that gets the element to render into, or does everything when it is loaded. */
const {default: start} = preset as {default?: (root: HTMLElement) => unknown};
const root = document.getElementById('root');
if (root) await start?.(root);
`;

function tsconfig({kit, secure}: ProjectOptions): string {
  const content = {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: ['vite/client', ...(secure ? ['node'] : [])],
      ...(kit.react && {jsx: 'react-jsx'}),
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      ...(secure && {allowImportingTsExtensions: true}),
    },
    include: ['src', 'vite.config.ts'],
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** Name of the project: of its folder, its zip file and its package. */
export function projectName(preset: string): string {
  return `engagespot-${preset}`;
}

/** @returns text by path in the project */
export function projectFiles(options: ProjectOptions): Record<string, string> {
  const {kit, preset, title, code, secure} = options;
  const file = kit.react ? 'src/App.tsx' : 'src/preset.ts';
  return {
    'README.md': readme({...options, file}),
    'package.json': manifest({kit, name: projectName(preset), code, secure}),
    'tsconfig.json': tsconfig(options),
    'vite.config.ts': viteConfig(options),
    ...(secure && {'backend.ts': backendFile, '.env.example': environmentFile}),
    'index.html': indexPage(title),
    'src/main.ts': kit.react ? reactMain : plainMain,
    [file]: `${code}\n`,
    '.gitignore': 'node_modules\ndist\n.env\n',
  };
}
