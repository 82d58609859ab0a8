import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: what the bundler keeps from the last build counts only as long as our plugins are the same, since
 * they tell it what to read.
 */
export default function buildCache({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/plugins');
  const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(file => /(?<!\.test)\.(tsx?|mjs)$/.test(file))
    .map(file => path.join(folder, file));
  return {
    name: 'build-cache',
    configureWebpack: ({experiments}) => {
      const hasCache = experiments && 'cache' in experiments;
      return hasCache ? {experiments: {cache: {buildDependencies: sources}} as object} : {};
    },
  };
}
