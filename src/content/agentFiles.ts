/** Where programs look for what a host offers them, below the path of the site. */

/** Folder of the skills, with their list (agent-skills-discovery 0.2.0). */
export const skillsFolder = '.well-known/agent-skills';
export const skillsIndex = `${skillsFolder}/index.json`;

/** The catalogue of the interfaces (RFC 9727). */
export const apiCatalog = '.well-known/api-catalog';

/** Type of the catalogue: its file has no ending that would tell. */
export const apiCatalogType =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** What people paste into the AGENTS.md of their project. */
export const agentsFile = 'agents.md';
