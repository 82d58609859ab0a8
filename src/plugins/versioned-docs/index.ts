import {setTimeout} from 'node:timers/promises';
import contentDocs, {
  type LoadedContent,
  type Options,
  type PluginOptions,
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {
  type MovedPages,
  relatedDocs,
  tableProblems,
  type VersionOfPages,
} from '../../content/movedPages.ts';
import {makePageAddresses} from '../../content/pageAddresses.ts';
import type {RelatedDoc} from '../../content/relatedDoc.ts';

interface MovedPagesOption {
  movedPages: MovedPages;
}

/** The part of the docs plugin's global data that the table adds to. */
interface DocsGlobalData {
  versions: (VersionOfPages & {label: string})[];
}

interface ValidationContext {
  validate: OptionValidationContext<Options | undefined, PluginOptions>['validate'];
  options: Options & MovedPagesOption;
}

/** Milliseconds in which the bundler shows a changed page, before menus and other pages learn of the change. */
const headStart = 1000;

/** As for the docs plugin, and the table. */
export function validateOptions({
  validate,
  options: {movedPages, ...options},
}: ValidationContext): PluginOptions & MovedPagesOption {
  return {...validateDocsOptions({validate, options}), movedPages};
}

/**
 * Adds to each version the pages that it has for pages of other versions. They come last: who looks for the page of an
 * address finds the page itself first.
 *
 * @throws Error that lists what is wrong with the table
 */
export function withRelatedDocs<Data extends DocsGlobalData>(data: Data, table: MovedPages): Data {
  const problems = tableProblems(table, data.versions);
  if (problems.length > 0) {
    throw new Error(`config/movedPages.ts does not fit the pages:\n  ${problems.join('\n  ')}`);
  }
  const related = relatedDocs(table, data.versions);
  return {
    ...data,
    versions: data.versions.map(version => ({
      ...version,
      docs: [...version.docs, ...(related.get(version.name) ?? ([] as RelatedDoc[]))],
    })),
  };
}

/** The docs plugin, with a version menu and a banner that know where pages have moved: see README.md. */
export default async function versionedDocs(
  context: LoadContext,
  {movedPages, ...options}: PluginOptions & MovedPagesOption,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  let isLoaded = false;
  return {
    ...plugin,
    async loadContent() {
      // To read all pages again would keep the bundler waiting.
      if (isLoaded) await setTimeout(headStart);
      isLoaded = true;
      return plugin.loadContent?.() as Promise<LoadedContent>;
    },
    async contentLoaded({content, actions}) {
      const written: Promise<unknown>[] = [];
      const setGlobalData = (data: unknown) => {
        const docs = data as DocsGlobalData;
        actions.setGlobalData(withRelatedDocs(docs, movedPages));
        const addresses = makePageAddresses(movedPages, docs.versions);
        written.push(actions.createData('addresses.json', JSON.stringify(addresses)));
      };
      await plugin.contentLoaded?.({content, actions: {...actions, setGlobalData}});
      await Promise.all(written);
    },
  };
}
