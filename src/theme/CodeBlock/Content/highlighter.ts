/**
 * The highlighter of the browser. Pages come with their code highlighted, so it loads only for code that is new: after
 * a change of page without a load. The build uses highlighter.server.ts in its place (src/plugins/server-highlighting).
 */
type Highlight = typeof import('./highlight')['highlight'];

let loaded: Highlight | undefined;

/** The highlighter, once it is loaded. */
export function highlighter(): Highlight | undefined {
  return loaded;
}

/** @throws Error when it does not arrive */
export async function loadHighlighter(): Promise<Highlight> {
  const {highlight} = await import(/* webpackChunkName: "highlighter" */ './highlight');
  loaded = highlight;
  return highlight;
}
