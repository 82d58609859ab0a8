/**
 * An orchestrator of the semantic widget on loopback, played by the test, and the built site with its settings. The site
 * is built without one, so settings and policy are rewritten on their way to the browser.
 */
import {listen, type PlayedServer, startRewrittenSite} from './rewrittenSite.ts';

/** What the script request is answered with; `hang` never answers. */
export type Script = {status: number; body: string} | 'hang';

const key = 'PUBLIC_WIDGET_KEY';
const globalName = 'ForeignAsk';

/** A script that notes how it is initialised, and whether the page was loaded by then. */
export const goodScript = `window.${globalName} = {
  init(settings) {
    window.__asked = {settings, arguments: arguments.length, readyState: document.readyState};
  },
};`;

/** Starts the orchestrator. */
export function startOrchestrator(script: Script): Promise<PlayedServer> {
  return listen((_request, response) => {
    if (script === 'hang') return;
    response.writeHead(script.status, {
      'Content-Type': 'text/javascript',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(script.body);
  });
}

/** What a site is built with whose environment names this orchestrator. */
export function settingsFor(origin: string) {
  return {scriptUrl: `${origin}/widget.js?v=1`, endpoint: `${origin}/ask`, key, global: globalName};
}

const embedded = /\{"orchestrator":\{[^}]*\}\}/;

/** What the build would have written into its scripts and its policy, had it known the orchestrator. */
function withOrchestrator(text: string, origin: string, isAllowed: boolean): string {
  const settings = JSON.stringify({orchestrator: settingsFor(origin)});
  const configured = text.replace(embedded, () => settings);
  if (!isAllowed) return configured;
  return configured
    .replace("script-src 'self'", `script-src 'self' ${origin}`)
    .replace("connect-src 'self'", `connect-src 'self' ${origin}`);
}

/**
 * Serves the site as if it had been built with the orchestrator.
 *
 * @param siteUrl origin of the built site
 * @param isAllowed whether the policy names the orchestrator
 */
export function startConfiguredSite(
  siteUrl: string,
  origin: string,
  isAllowed = true,
): Promise<PlayedServer> {
  return startRewrittenSite(siteUrl, text => withOrchestrator(text, origin, isAllowed));
}
