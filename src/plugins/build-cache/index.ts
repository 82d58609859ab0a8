import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Where Rspack says how long what it keeps counts; the types of Docusaurus are those of webpack. */
interface CacheExperiment {
  cache?: {version: string};
}

/**
 * Docusaurus plugin: what the bundler keeps from the last build counts only as long as our plugins, their options, the
 * figures and the path of the site are the same, since they tell it what to read and to write.
 */
export default function buildCache({siteConfig, siteDir}: LoadContext): Plugin {
  const sources = ['src/plugins', 'src/figures'].flatMap(name => {
    const folder = path.join(siteDir, name);
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter(file => /(?<!\.test)\.(tsx?|mjs|json)$/.test(file))
      .map(file => path.join(folder, file));
  });
  const {baseUrl, plugins} = siteConfig;
  const options = createHash('sha256')
    .update(JSON.stringify([baseUrl, plugins]))
    .digest('hex');
  return {
    name: 'build-cache',
    configureWebpack({experiments}) {
      const {cache} = (experiments ?? {}) as CacheExperiment;
      if (!cache) return {};
      const version = `${cache.version}-${options.slice(0, 8)}`;
      return {experiments: {cache: {buildDependencies: sources, version}} as object};
    },
  };
}
