/** The `vite.config.ts` of a project. */
import type {Kit} from '../../kits';

interface ViteConfigOptions {
  kit: Kit;
  /** Whether a backend in the project signs a user token. */
  secure: boolean;
}

export function viteConfig({kit, secure}: ViteConfigOptions): string {
  const imports = [
    kit.react && `import react from '@vitejs/plugin-react';`,
    `import {defineConfig} from 'vite';`,
    secure && `import {inboxUser} from './backend.ts';`,
  ];
  const plugins = [kit.react && 'react()', secure && 'inboxUser()'].filter(Boolean);
  const settings = [
    plugins.length > 0 && `plugins: [${plugins.join(', ')}],`,
    '// The SDK and its libraries become one file.',
    'build: {chunkSizeWarningLimit: 1000},',
  ];
  return [
    ...imports,
    '',
    'export default defineConfig({',
    ...settings.map(setting => setting && `  ${setting}`),
    '});',
    '',
  ]
    .filter(line => line !== undefined && line !== false)
    .join('\n');
}
