import type {WidgetSettings} from './settings.ts';

/** What an orchestrator's script defines. */
export interface Orchestrator {
  init?(settings: {endpoint: string; key: string; baseUrl: string}): unknown;
  /** Of the script of this site: opens the panel and asks a question. */
  open?(question: string): void;
}

/** The object that the script defined, if it is there. */
export function orchestrator({global}: WidgetSettings): Orchestrator | undefined {
  return (window as unknown as Record<string, Orchestrator | undefined>)[global];
}

/**
 * Lets React take out nodes that a foreign script took out or moved before: otherwise the next page
 * would crash. The page stays as the script left it.
 */
function tolerateMissingNodes(): void {
  const {removeChild, insertBefore} = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const place = before?.parentNode === this ? before : null;
    return insertBefore.call(this, node, place) as T;
  };
}

/**
 * Adds the script of the orchestrator, and initialises it once it is there. Whatever goes wrong with
 * it leaves one warning in the console and nothing else.
 */
export function mountWidget(settings: WidgetSettings, baseUrl: string): void {
  const {scriptUrl, endpoint, key, integrity} = settings;
  let hasWarned = false;
  const warn = (reason: unknown): void => {
    if (!hasWarned) console.warn('The semantic search widget is not available:', reason);
    hasWarned = true;
  };
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.addEventListener('error', () => warn('its script cannot be loaded.'));
  script.addEventListener('load', () => {
    try {
      const defined = orchestrator(settings);
      if (typeof defined?.init !== 'function') throw new Error('its script defines no init.');
      Promise.resolve(defined.init({endpoint, key, baseUrl})).catch(warn);
    } catch (error) {
      warn(error);
    }
  });
  if (new URL(scriptUrl, window.location.href).origin !== window.location.origin) {
    tolerateMissingNodes();
  }
  document.head.append(script);
}
