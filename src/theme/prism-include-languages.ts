import includeLanguages from '@theme-original/prism-include-languages';
import type * as PrismNamespace from 'prismjs';

/** The theme's languages; single-file components of Vue are highlighted as the markup they are. */
export default function includeLanguagesAndVue(prism: typeof PrismNamespace): void {
  includeLanguages(prism);
  if (prism.languages.markup) prism.languages.vue = prism.languages.markup;
}
