/**
 * Parts of the theme that wait for scripts, although what a reader does with them early is kept here: the button of the
 * color mode is disabled, the buttons of code blocks are missing. They are there from the start.
 */
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;

/** What each part asks whether scripts run, and what answers in its place. */
const answers = [
  {part: 'ColorModeToggle', asks: '@docusaurus/useIsBrowser', answer: 'isAlwaysBrowser.ts'},
  {part: 'CodeBlock/Buttons', asks: '@docusaurus/BrowserOnly', answer: 'Everywhere.tsx'},
];

/** @param folder of this plugin */
export function startControls(bundler: Bundler, folder: string): BundlerPlugin[] {
  return answers.map(({part, asks, answer}) => {
    const theme = path.join('theme-classic', 'lib', 'theme', ...part.split('/'));
    return new bundler.NormalModuleReplacementPlugin(new RegExp(`^${asks}$`), resource => {
      if (resource.context.endsWith(theme)) resource.request = path.join(folder, answer);
    });
  });
}
