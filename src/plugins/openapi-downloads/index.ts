import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import converter from 'openapi-to-postmanv2';
import {parse} from 'yaml';

interface Options {
  /** Path of the OpenAPI document in YAML, relative to the site. */
  document: string;
}

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
 * Publishes the OpenAPI document for readers' own tools: /openapi/engagespot.yaml, the same as .json, and a
 * Postman collection made from it.
 */
export default function openapiDownloads({siteDir}: LoadContext, {document}: Options): Plugin {
  return {
    name: 'openapi-downloads',
    async postBuild({outDir}) {
      const yaml = await readFile(path.join(siteDir, document), 'utf8');
      const folder = path.join(outDir, 'openapi');
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'engagespot.yaml'), yaml);
      await writeFile(path.join(folder, 'engagespot.json'), JSON.stringify(parse(yaml), null, 2));
      await writeFile(
        path.join(folder, 'engagespot.postman.json'),
        JSON.stringify(await toPostman(yaml), null, 2),
      );
    },
  };
}
