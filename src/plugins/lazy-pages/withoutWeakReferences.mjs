/**
 * Loader for the route registry of Docusaurus: takes out the calls of `require.resolveWeak`, with which a server
 * finds the parts of a page and for which the bundler compiles them all.
 *
 * @param {string} source
 * @returns {string}
 */
export default function withoutWeakReferences(source) {
  return source.replaceAll(/\brequire\.resolveWeak\("[^"]*"\)/g, 'null');
}
