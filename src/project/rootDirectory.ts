import path from 'node:path';

/** The root folder of the repository. */
export const rootDirectory = path.resolve(import.meta.dirname, '../..');
