import {rootDirectory} from '../../project/rootDirectory.ts';
import {parseData, readSource} from '../readPackages.ts';
import {
  type ReferencePackage,
  type ReferencePage,
  referenceFolders,
  referencePackageSchema,
  referencePageSchema,
} from './model.ts';

/** Every package of the reference with its pages, read anew at each call. */
export function readReference(siteDir = rootDirectory): ReferencePackage[] {
  function readPage(folder: string, page: string, namedBy: string): ReferencePage {
    const file = `members/reference/${folder}/${page}.yaml`;
    const data = parseData(referencePageSchema, readSource(siteDir, file, namedBy), file);
    return {...data, file, page};
  }

  return referenceFolders.map(folder => {
    const file = `members/reference/${folder}.yaml`;
    const source = readSource(siteDir, file, 'src/members/reference/model.ts');
    const data = parseData(referencePackageSchema, source, file);
    return {...data, file, pages: data.pages.map(page => readPage(folder, page, file))};
  });
}
