import {readDataTexts} from '../dataFiles.ts';
import {parseData, textOf} from '../readPackages.ts';
import {
  type ReferencePackage,
  type ReferencePage,
  referenceFolders,
  referencePackageSchema,
  referencePageSchema,
} from './model.ts';

/** Every package of the reference with its pages; files are read anew at each call. */
export function readReference(texts = readDataTexts()): ReferencePackage[] {
  function readPage(folder: string, page: string, namedBy: string): ReferencePage {
    const file = `members/reference/${folder}/${page}.yaml`;
    const data = parseData(referencePageSchema, textOf(texts, file, namedBy), file);
    return {...data, file, page};
  }

  return referenceFolders.map(folder => {
    const file = `members/reference/${folder}.yaml`;
    const source = textOf(texts, file, 'src/members/reference/model.ts');
    const data = parseData(referencePackageSchema, source, file);
    return {...data, file, pages: data.pages.map(page => readPage(folder, page, file))};
  });
}
