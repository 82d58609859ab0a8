/** What the page needs to know of the orchestrator. */
export interface WidgetSettings {
  /** Address of the script; a path for the one of this site. */
  scriptUrl: string;
  /** What the script is initialised with. */
  endpoint: string;
  key: string;
  /** Name of the object on `window` that the script defines. */
  global: string;
  /** Hash that the script has to have, as in `integrity` of a script element. */
  integrity?: string;
}
