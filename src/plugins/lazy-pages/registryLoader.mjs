/**
 * Loader for the route registry of Docusaurus:
 * - takes out the calls of `require.resolveWeak`, with which a server finds the parts of a page and for which the
 *   bundler compiles them all;
 * - puts what stands for pages that nobody has opened yet into one file, instead of one file for each of them, which the
 *   bundler would look at again after every change.
 *
 * @param {string} source
 * @returns {string}
 */
export default function registryLoader(source) {
  return source
    .replaceAll(/\brequire\.resolveWeak\("[^"]*"\)/g, 'null')
    .replaceAll(/(webpackChunkName: )"content---[^"]*"/g, '$1"pages"');
}
