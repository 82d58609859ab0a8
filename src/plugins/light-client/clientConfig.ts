import type {DocusaurusConfig} from '@docusaurus/types';

/** The settings that the theme and the client of Docusaurus read in the browser. */
const clientKeys = [
  'title',
  'tagline',
  'titleDelimiter',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'favicon',
  'trailingSlash',
  'noIndex',
  'i18n',
  'customFields',
] as const satisfies (keyof DocusaurusConfig)[];

/** The configuration without what only builds need; of the highlighter, the colors are in style sheets. */
export function clientConfig(config: DocusaurusConfig): Record<string, unknown> {
  const {prism, ...themeConfig} = config.themeConfig as {prism?: Record<string, unknown>};
  const {theme: _light, darkTheme: _dark, ...highlighter} = prism ?? {};
  return {
    ...Object.fromEntries(clientKeys.map(key => [key, config[key]])),
    // Of what is to come, the browser asks only which addresses the site has.
    future: {experimental_router: config.future?.experimental_router},
    themeConfig: {...themeConfig, prism: highlighter},
  };
}
