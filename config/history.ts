import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {keptMembers} from '../src/members/keptMembers.ts';
import {rootDirectory} from '../src/project/rootDirectory.ts';
import {readTextDates} from '../src/project/textDates.ts';

/** The files that git knows, by the generated pages that are made from them. */
async function sourcesOfPages(): Promise<ReadonlyMap<string, string>> {
  const inRoot = (file: string) => path.join(rootDirectory, file);
  const {pages} = await keptMembers();
  return new Map(pages.map(({file, dataFile}) => [inRoot(file), inRoot(dataFile)]));
}

let known: Promise<[sources: ReadonlyMap<string, string>, dates: ReadonlyMap<string, number>]>;

/**
 * "Updated" on pages, from the history of git. A page that is made from data has the date of its data; one of an
 * operation has none, because all of them are made from one document. Docusaurus' own reader takes the first commit of
 * a shallow clone, and every move of a file, for a change of its text, and fails outside a repository.
 */
export const history: VcsConfig = {
  initialize() {
    known ??= Promise.all([sourcesOfPages(), readTextDates(rootDirectory)]);
  },
  async getFileLastUpdateInfo(file) {
    const [sources, dates] = await known;
    const timestamp = dates.get(sources.get(file) ?? file);
    return timestamp === undefined ? null : {timestamp, author: ''};
  },
  // No page shows when it was created. Docusaurus counts the parameters.
  getFileCreationInfo: async _file => null,
};
