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
  document.head.append(script);
}
