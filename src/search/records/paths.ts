/** Where the index is. A module of its own: what only asks for the index needs nothing of what reads it. */

/** Folder of the index inside the built site. */
export const indexFolder = 'search';
/** Path of the manifest inside the built site. */
export const manifestPath = `${indexFolder}/manifest.json`;
