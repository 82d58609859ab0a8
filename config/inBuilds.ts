import type {PluginConfig} from '@docusaurus/types';

/** A plugin whose work only a build needs. The development server starts sooner, and shows changes sooner, without it. */
export const inBuilds = (plugin: PluginConfig): PluginConfig =>
  process.env.NODE_ENV !== 'development' && plugin;
