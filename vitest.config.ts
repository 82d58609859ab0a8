import {availableParallelism} from 'node:os';
import {configDefaults, defineConfig} from 'vitest/config';
import {specificationTags} from './scripts/specification/table.ts';
import {docusaurusModules} from './tests/support/docusaurusModules.ts';

// npm says 'production', where React has no tools for tests and Vite no modules of Node.js: see .npmrc.
process.env.NODE_ENV = 'test';

/**
 * Four kinds of tests:
 * - unit: plain modules in Node;
 * - components: React components inside the real site's contexts, in happy-dom;
 * - build: what stops a real build, and what it takes over from the one before;
 * - site: what the files of the built site say and what its searches find, which needs no browser.
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
          exclude: [...configDefaults.exclude, 'tests/{build,site,markdown,search,semantic}/**'],
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
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/{site,markdown,search,semantic}/**/*.test.ts'],
          environment: 'node',
          // Files share the pages and the searches, which are read once.
          isolate: false,
          // Some tests read a thousand pages.
          testTimeout: 300_000,
        },
      },
    ],
  },
});
