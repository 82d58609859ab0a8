import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * The root folder of the repository. Not from `import.meta.dirname`, which the loader of
 * Docusaurus' configuration does not know.
 */
export const rootDirectory = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));
