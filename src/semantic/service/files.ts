/** The files of the embedded orchestrator: what the build writes and the service reads. */

/** Folder of the files inside the built site. */
export const semanticFolder = 'ask';
/** Beside the manifest: the script that a page loads, and the worker that it starts. */
export const widgetFile = 'widget.js';
export const workerFile = 'worker.js';
export const manifestFile = 'manifest.json';

export interface IndexFile {
  /** Tag of the pages, such as `docs-default-current`. */
  tag: string;
  /** What readers call the version, such as `1.5.x`. */
  label: string;
  /** Name beside the manifest. */
  file: string;
}

export interface SemanticManifest {
  /** The latest version comes first; it answers for pages without a version. */
  indexes: IndexFile[];
  /** Path of the site, with slashes at both ends. */
  baseUrl: string;
  /** Path of the manifest of the keyword search on this site; absent where a search server does that. */
  searchManifest?: string;
}

/** What is quoted of a page. */
export interface PageTexts {
  /** Its sections in order; the first one is the page itself. */
  sections: [anchor: string, heading: string, text: string][];
  /** Questions of readers that it answers. */
  questions: string[];
}

/** Where the texts of a page are, beside the manifest. @param path of the page below the base path */
export function textFile(path: string): string {
  return `text/${path.replace(/^\/|\/$/g, '') || 'index'}.json`;
}
