import {availableParallelism} from 'node:os';
import {configDefaults, defineConfig} from 'vitest/config';
import {specificationTags} from './scripts/specification/table.ts';
import {docusaurusModules} from './tests/support/docusaurusModules.ts';

// npm says 'production', where React has no tools for tests and Vite no modules of Node.js: see .npmrc.
process.env.NODE_ENV = 'test';

/**
 * Seven kinds of tests:
 * - unit: plain modules in Node;
 * - components: React components inside the real site's contexts, in happy-dom;
 * - build: broken pages, each of which must stop a real build;
 * - search: what readers find in the built site;
 * - semantic: which pages of the built site come closest to readers' questions;
 * - markdown: whether the Markdown of the built site says what its pages say;
 * - site: what the files of the built site say, which needs no browser.
 */
export default defineConfig({
  test: {
    // A limit against hanging, not a measure of speed: machines that build at the same time are slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Both cores of the smallest machine: by default, Vitest leaves one free.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    tags: await specificationTags(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{config,packages,scripts,src,tests}/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            'tests/build/**',
            'tests/search/**',
            'tests/semantic/**',
            'tests/markdown/**',
            'tests/site/**',
          ],
          environment: 'node',
          // Files share what they import: to load it for each would take a third of the time.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        plugins: [docusaurusModules()],
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'components',
          include: ['{src,tests/support}/**/*.test.tsx'],
          environment: 'happy-dom',
          globalSetup: ['tests/support/loadSiteData.ts'],
          setupFiles: ['tests/support/componentSetup.ts'],
          isolate: false,
          css: {modules: {classNameStrategy: 'non-scoped'}},
          server: {deps: {inline: [/docusaurus/]}},
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          maxConcurrency: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'search',
          include: ['tests/search/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'semantic',
          include: ['tests/semantic/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'markdown',
          include: ['tests/markdown/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          // Some tests read a thousand pages.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          // Files share the pages, which are read once.
          isolate: false,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
