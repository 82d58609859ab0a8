import type {PluginConfig} from '@docusaurus/types';
import {environment} from './environment.ts';
import {inBuilds} from './inBuilds.ts';

const enabled = environment.LIGHT === 'on';

/**
 * Plugins that make pages lighter and change nothing else. LIGHT=off switches them off, to find out whether one of them
 * is the cause of a fault, and what they save.
 */
export const lightPlugins: PluginConfig[] = [
  inBuilds(['./src/plugins/route-shards/index.ts', {enabled}]),
  inBuilds(['./src/plugins/first-paint/index.ts', {enabled}]),
  ['./src/plugins/server-highlighting/index.ts', {enabled}],
  inBuilds(['./src/plugins/light-client/index.ts', {enabled}]),
  inBuilds(['./src/plugins/icon-sprite/index.ts', {enabled}]),
];
