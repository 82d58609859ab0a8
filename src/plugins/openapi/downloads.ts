import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import converter from 'openapi-to-postmanv2';
import {parse} from 'yaml';

/** A Postman collection of the document, its requests grouped by tag. */
function toPostman(yaml: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    converter.convertV2({type: 'string', data: yaml}, {folderStrategy: 'Tags'}, (error, result) => {
      if (error || !result.result) {
        reject(
          error ?? new Error(`The OpenAPI document cannot become a collection: ${result.reason}`),
        );
        return;
      }
      resolve(result.output[0]?.data);
    });
  });
}

/**
 * Writes the document for readers' own tools: engagespot.yaml, the same as .json, and a Postman
 * collection made from it.
 *
 * @param yaml the text of the document
 * @throws Error when it cannot become a collection
 */
export async function writeDownloads(folder: string, yaml: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'engagespot.yaml'), yaml);
  await writeFile(path.join(folder, 'engagespot.json'), JSON.stringify(parse(yaml), null, 2));
  await writeFile(
    path.join(folder, 'engagespot.postman.json'),
    JSON.stringify(await toPostman(yaml), null, 2),
  );
}
