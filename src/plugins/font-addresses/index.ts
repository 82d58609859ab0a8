import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AtRule} from 'postcss';

/**
 * Docusaurus plugin: style sheets find the fonts of static/ also where the site lies below a path. The bundler leaves
 * their addresses alone, so that pages preload the very file that the style sheet names.
 */
export default function fontAddresses({baseUrl}: LoadContext): Plugin {
  return {
    name: 'font-addresses',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'font-addresses',
        AtRule: {
          'font-face': (rule: AtRule) =>
            rule.walkDecls('src', declaration => {
              declaration.value = declaration.value.replace(/url\("\/(?!\/)/g, `url("${baseUrl}`);
            }),
        },
      });
      return options;
    },
  };
}
