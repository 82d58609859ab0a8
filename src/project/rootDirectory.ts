import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * The root folder of the repository. Taken from `import.meta.url`, because Docusaurus' loader of the
 * configuration knows no `import.meta.dirname`.
 */
export const rootDirectory = path.resolve(fileURLToPath(import.meta.url), '../../..');
