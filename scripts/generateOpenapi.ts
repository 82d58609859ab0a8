/**
 * Writes src/openapi/generated/ from openapi/engagespot.yaml and says what changed. The files are
 * committed, so that nothing has to run before the editor, the tests and the site know the
 * interface.
 *
 *   npm run generate:openapi
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {openapiModules} from './lib/openapiModules.ts';
import {rootDirectory} from './lib/paths.ts';

for (const {file, content} of await openapiModules()) {
  const target = path.join(rootDirectory, file);
  const current = await readFile(target, 'utf8').catch(() => undefined);
  const size = `${(content.length / 1024).toFixed(1)} KB`;
  if (current === content) {
    console.log(`${file}: unchanged (${size})`);
    continue;
  }
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, content);
  console.log(`${file}: written (${size})`);
}
