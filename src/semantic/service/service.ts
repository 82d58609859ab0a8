/**
 * The static endpoint: answers questions from the files of the build. Runs in a worker, so that it
 * never holds up the page.
 */
import {createSearchClient, type SearchClient, type SearchResult, scopeFilter} from '../../search';
import {createEmbeddedService} from '../../search/embedded/service';
import {type ClosePage, choosePages, isKeywords, type SectionStart} from '../engine/choose.ts';
import {createSemanticEngine, type SemanticEngine} from '../engine/engine.ts';
import {type Asked, choosePassage, chooseSection} from '../engine/passage.ts';
import type {SemanticIndex} from '../index/shape.ts';
import {exampleQuestions} from './examples.ts';
import {type IndexFile, type PageTexts, type SemanticManifest, textFile} from './files.ts';
import type {Answer, Passage, Reader} from './protocol.ts';

export interface AskService {
  /** @throws Error when the index cannot be had */
  ask(question: string, reader: Reader): Promise<Answer>;
  /** Questions that the page of the reader answers, or else those of the start page. */
  examples(reader: Reader): Promise<string[]>;
}

const shownPassages = 3;
/** Milliseconds that the keyword search may take before the answer goes without it. */
const keywordPatience = 3_000;
/** Milliseconds after which a passage is shown without a quote. */
const textPatience = 4_000;
/** Any words that most pages say. */
const firstQuestion = 'how do I send a notification to a user';
/** Page whose questions are shown where the page that is read has none. */
const startPage = 'docs/introduction/getting-started';

async function fetchJson<T>(url: URL, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url.pathname} answers ${response.status}.`);
  return (await response.json()) as T;
}

/** Pages of a result of the keyword search, each with its best section. */
export function closePages({grouped_hits: groups}: SearchResult): ClosePage[] {
  return groups.flatMap(({hits: [hit]}) => {
    const {url_without_anchor: url, heading = '', anchor = '', ...document} = hit?.document ?? {};
    const title = document['hierarchy.lvl1'] ?? heading;
    return url ? [{url, title, section: {heading: anchor ? heading : '', anchor}}] : [];
  });
}

/** The section to quote with its text, or that of the page where it has none of its own. */
function quotedSection(
  section: ClosePage['section'],
  sections: PageTexts['sections'],
  asked: Asked,
): SectionStart & {text: string} {
  const top = sections[0]?.[2] ?? '';
  if (typeof section !== 'number' && section.anchor !== '') {
    const [, , text = ''] = sections.find(([own]) => own === section.anchor) ?? [];
    return {...section, text: text || top};
  }
  const found = typeof section === 'number' ? section : 0;
  const place = asked.isDefinition ? found : chooseSection(found, sections, asked);
  const [anchor = '', heading = '', text = ''] = sections[place] ?? [];
  return place === 0 ? {heading: '', anchor: '', text: top} : {heading, anchor, text: text || top};
}

/** Settles as the promise does, or fails after some milliseconds. */
function within<T>(promise: Promise<T>, patience: number): Promise<T> {
  const end = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('It takes too long.')), patience);
  });
  return Promise.race([promise, end]);
}

/** What a reader of a version searches by keywords. */
export function keywordFilter(tag: string): string {
  return scopeFilter('en', [tag, 'docs-api-current', 'default']);
}

interface Version {
  file: IndexFile;
  engine: SemanticEngine;
}

/** @param manifestUrl absolute URL of the manifest */
export function createAskService(manifestUrl: string): AskService {
  const engines = new Map<string, Promise<SemanticEngine>>();
  let manifest: Promise<SemanticManifest> | undefined;
  let keyword: SearchClient | undefined;

  function readManifest(): Promise<SemanticManifest> {
    manifest ??= fetchJson<SemanticManifest>(new URL(manifestUrl), {cache: 'no-cache'}).catch(
      (error: unknown) => {
        manifest = undefined;
        throw error;
      },
    );
    return manifest;
  }

  async function versionOf(tag: string): Promise<Version> {
    const {indexes} = await readManifest();
    const file = indexes.find(index => index.tag === tag) ?? indexes[0];
    if (!file) throw new Error('The site has no index.');
    const known = engines.get(file.file);
    if (known) return {file, engine: await known};
    const loading = fetchJson<SemanticIndex>(new URL(file.file, manifestUrl)).then(index => {
      const engine = createSemanticEngine(index);
      // The first question is slow, because code runs for the first time. It need not be the reader's.
      engine.find(firstQuestion);
      return engine;
    });
    engines.set(file.file, loading);
    try {
      return {file, engine: await loading};
    } catch (error) {
      // The site may have been published anew: ask for both again.
      engines.delete(file.file);
      manifest = undefined;
      throw error;
    }
  }

  /** What the keyword search finds for words to look up; nothing for what has to be understood. */
  async function findByKeywords(question: string, tag: string): Promise<ClosePage[]> {
    const {searchManifest} = await readManifest();
    if (searchManifest === undefined || !isKeywords(question)) return [];
    const url = new URL(searchManifest, manifestUrl).href;
    keyword ??= createSearchClient(createEmbeddedService({manifestUrl: url}), 'docs');
    const search = keyword
      .search({q: question, filter_by: keywordFilter(tag), per_page: shownPassages})
      .then(closePages);
    return within(search, keywordPatience).catch(() => []);
  }

  async function textsOf(url: string): Promise<PageTexts> {
    const {baseUrl} = await readManifest();
    const path = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url;
    return fetchJson<PageTexts>(new URL(textFile(path), manifestUrl));
  }

  return {
    async ask(question, {tag}) {
      const {file, engine} = await versionOf(tag);
      const found = engine.find(question);
      const {facets, isDefinition} = found;
      const asked = {question, facets, isDefinition, rarityOf: engine.rarityOf};
      const pages = choosePages(question, found, await findByKeywords(question, file.tag));
      const passages = pages.slice(0, shownPassages).map(async (page): Promise<Passage> => {
        const {url, title} = page;
        const {sections} = await within(textsOf(url), textPatience).catch(
          (): PageTexts => ({sections: [], questions: []}),
        );
        const {heading, anchor, text} = quotedSection(page.section, sections, asked);
        return {
          title,
          section: heading,
          version: /\/api(?:\/|$)/.test(url) ? 'REST API' : file.label,
          url: anchor ? `${url}#${anchor}` : url,
          quote: choosePassage(text, asked),
        };
      });
      return {passages: await Promise.all(passages)};
    },

    async examples({tag, path}) {
      // The reader is about to ask.
      void versionOf(tag).catch(() => undefined);
      const ofPage = await textsOf(path).catch(() => undefined);
      const own = exampleQuestions(ofPage?.questions ?? []);
      if (own.length > 0) return own.slice(0, shownPassages);
      const {baseUrl} = await readManifest();
      const {questions} = await textsOf(baseUrl + startPage);
      return exampleQuestions(questions).slice(0, shownPassages);
    },
  };
}
