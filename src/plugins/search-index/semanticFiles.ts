/** The files by which the site answers questions itself. */
import path from 'node:path';
import {prepareWork, type Work} from '@engagespot-docs/cache/work';
import {versions} from '../../content/docsVersions.ts';
import {bundleScript} from '../../project/bundleScript.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {everydayWords as everyday} from '../../search/lexicon/everyday.ts';
import {lexicon} from '../../search/lexicon/lexicon.ts';
import {stableHash} from '../../search/records/hash.ts';
import type {IndexedPage} from '../../search/records/record.ts';
import {manifestPath, type Shard} from '../../search/records/shard.ts';
import {elsewhere} from '../../semantic/asked/elsewhere.ts';
import {askedByPage} from '../../semantic/asked/index.ts';
import type {Corpus} from '../../semantic/index/build.ts';
import {
  type IndexFile,
  manifestFile,
  type PageTexts,
  type SemanticManifest,
  textFile,
  widgetFile,
  workerFile,
} from '../../semantic/service/files.ts';

/** A file inside the folder, and its text. */
export interface SemanticFile {
  name: string;
  text: string;
}

const docsTag = 'docs-default-';
const latestTag = `${docsTag}current`;
/** Pages that readers of the latest version ask about as well. */
const apiTag = 'docs-api-current';

/** Pages by the version whose readers ask about them, the latest first. */
export function versionPages(shards: readonly Shard[]): Map<string, readonly IndexedPage[]> {
  const pagesOf = (tag: string) => shards.find(shard => shard.tag === tag)?.pages ?? [];
  const older = shards.map(({tag}) => tag).filter(tag => tag.startsWith(docsTag));
  return new Map(
    [latestTag, ...older.filter(tag => tag !== latestTag)].map(tag => [
      tag,
      tag === latestTag ? [...pagesOf(tag), ...pagesOf(apiTag)] : pagesOf(tag),
    ]),
  );
}

/** The pages of the SDK reference: a list of names each, which readers look up rather than ask about. */
const referencePath = '/additional-resources/api-reference/';

function withoutEntries(page: IndexedPage): IndexedPage {
  return page.url.includes(referencePath) ? {...page, sections: page.sections.slice(0, 1)} : page;
}

async function indexFile(
  tag: string,
  ofVersion: readonly IndexedPage[],
  indexing: Work<Corpus, string>,
): Promise<SemanticFile & {entry: IndexFile}> {
  const pages = ofVersion.map(withoutEntries);
  const questions = askedByPage(pages.map(({url}) => url));
  const corpus = {pages, questions, elsewhere, lexicon, everyday, glossary: '/docs/glossary'};
  const text = await indexing.run(corpus);
  const name = tag.slice(docsTag.length);
  const label = tag === latestTag ? versions.current.label : name;
  const file = `${name}.${stableHash(text)}.json`;
  return {name: file, text, entry: {tag, label, file}};
}

function textFiles(pages: readonly IndexedPage[], baseUrl: string): SemanticFile[] {
  const questions = askedByPage(pages.map(({url}) => url));
  return pages.map(({url, sections}) => {
    const texts: PageTexts = {
      sections: sections.map(({anchor, heading, content}) => [anchor, heading, content]),
      questions: [...(questions.get(url) ?? [])],
    };
    return {name: textFile(url.slice(baseUrl.length)), text: JSON.stringify(texts)};
  });
}

export interface SemanticSite {
  /** Path of the site, with slashes at both ends. */
  baseUrl: string;
  siteDir: string;
  /** Whether words to look up are left to the embedded keyword search. */
  usesKeywordIndex: boolean;
}

/** @throws Error when a script cannot be bundled */
export async function semanticFiles(
  shards: readonly Shard[],
  {baseUrl, siteDir, usesKeywordIndex}: SemanticSite,
): Promise<SemanticFile[]> {
  const pages = versionPages(shards);
  const indexing = prepareWork<undefined, Corpus, string>(
    path.join(rootDirectory, 'src/semantic/index/indexWork.ts'),
    undefined,
  );
  const indexes = await Promise.all(
    [...pages].map(([tag, ofVersion]) => indexFile(tag, ofVersion, indexing)),
  );
  const script = (entry: string) => bundleScript(path.join(siteDir, 'src/semantic', entry));
  const manifest: SemanticManifest = {
    indexes: indexes.map(({entry}) => entry),
    baseUrl,
    ...(usesKeywordIndex && {searchManifest: baseUrl + manifestPath}),
  };
  return [
    ...indexes.map(({name, text}) => ({name, text})),
    ...[...pages.values()].flatMap(ofVersion => textFiles(ofVersion, baseUrl)),
    {name: manifestFile, text: JSON.stringify(manifest)},
    {name: widgetFile, text: await script('widget/index.ts')},
    {name: workerFile, text: await script('service/worker.ts')},
  ];
}
