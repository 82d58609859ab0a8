/**
 * Loader for components of the theme: takes out what they tell translators about a text. Readers get the text alone.
 *
 * @param {string} source
 * @returns {string}
 */
export default function withoutDescriptions(source) {
  return source.replaceAll(inCalls, '$1').replaceAll(inElements, '$1');
}

const string = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;

/** `description: '…'` in the argument of `translate`. */
const inCalls = new RegExp(
  `(\\btranslate\\(\\s*\\{(?:${string}|[^'"}])*?)\\bdescription:\\s*(?:${string})\\s*,?`,
  'g',
);

/** `description="…"` of `<Translate>`. */
const inElements = /(<Translate\b[^>]*?)\s+description="[^"]*"/g;
