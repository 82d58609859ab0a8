import type {PluginConfig} from '@docusaurus/types';
import {environment} from './environment.ts';

const names = ['route-shards', 'first-paint', 'server-highlighting', 'light-client', 'icon-sprite'];

/**
 * Plugins that make pages lighter and change nothing else. LIGHT=off switches them off, to find out whether one of them
 * is the cause of a fault, and what they save.
 */
export const lightPlugins: PluginConfig[] = names.map(name => [
  `./src/plugins/${name}/index.ts`,
  {enabled: environment.LIGHT === 'on'},
]);
