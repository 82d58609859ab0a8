/** The lists of pages and the full texts of the versions, as files. */

import {listFile} from '@engagespot-docs/publish/twin-address';
import {agentsFile} from '../../content/agentFiles.ts';
import {sdkVersionsOf} from '../../content/sdkVersions.ts';
import {agentsText} from './agentsText.ts';
import {type ApiFacts, latestGuidance, olderGuidance} from './guidance.ts';
import {type Entry, type EntrySection, llmsText} from './llmsText.ts';
import type {ListedPage, ListedSection} from './sections.ts';
import type {TwinVersion} from './versions.ts';

/** A twin that was made. */
export interface MadeTwin {
  title: string;
  description: string;
  /** Address of the page, and of its twin. */
  url: string;
  twinUrl: string;
  /** The article. */
  body: string;
}

export interface TextFile {
  /** Path on the host. */
  path: string;
  text: string;
}

interface Site {
  title: string;
  /** One sentence on what the product is. */
  summary: string;
  /** Origin of the site, and its path. */
  url: string;
  baseUrl: string;
}

/** A file that the list names beside pages. */
export interface ProgramFile {
  name: string;
  /** Path below that of the site. */
  file: string;
  note: string;
}

/** What lists are made from. */
export interface ListSource {
  site: Site;
  api: ApiFacts;
  /** Newest first. */
  versions: readonly TwinVersion[];
  /** The reference of the REST API, which has no versions. */
  reference: readonly ListedSection[];
  /** By path of the page. */
  twins: ReadonlyMap<string, MadeTwin>;
  /** Paths of pages beside the documentation that its latest version lists as well. */
  furtherPages: readonly string[];
  /** What its latest version lists for programs. */
  programFiles: readonly ProgramFile[];
}

/** Name of the folder of the full texts of a version. */
const fullTexts = 'llms-full';

const digits = new Intl.NumberFormat('en');

/** Method and path of the call that a page of the reference is about. */
const endpoint = /^([A-Z]+) `(\/v\d[^`]*)`$/m;

class ListWriter {
  readonly #source: ListSource;

  constructor(source: ListSource) {
    this.#source = source;
  }

  #twin(path: string): MadeTwin {
    const twin = this.#source.twins.get(path);
    if (!twin) throw new Error(`${path} is in the sidebar, but has no Markdown`);
    return twin;
  }

  #entry({path, depth, further}: ListedPage): Entry {
    const {title, twinUrl, description, body} = this.#twin(path);
    const [, method, call] = endpoint.exec(body) ?? [];
    if (call) return {name: title, url: twinUrl, note: `${method} ${call}`};
    const others = further > 0 ? ` Lists ${further} further pages.` : '';
    return {name: title, url: twinUrl, note: description + others, depth};
  }

  #sections(sections: readonly ListedSection[]): EntrySection[] {
    return sections.map(({title, pages}) => ({
      title,
      entries: pages.map(page => this.#entry(page)),
    }));
  }

  #address(path: string): string {
    return this.#source.site.url + path;
  }

  /** The pages of a section in one file. */
  #fullText({folder}: TwinVersion, {slug, paths}: ListedSection): TextFile {
    const parts = paths.map(path => {
      const {url, body} = this.#twin(path);
      return `<!-- ${url} -->\n\n${body}`;
    });
    return {path: `${folder}${fullTexts}/${slug}.txt`, text: parts.join('\n\n')};
  }

  /** The reference is a section of the latest version. */
  #sectionsOf(version: TwinVersion): readonly ListedSection[] {
    return version.isLatest ? [...version.sections, ...this.#source.reference] : version.sections;
  }

  #otherVersions({name}: TwinVersion): EntrySection {
    const others = this.#source.versions.filter(version => version.name !== name);
    const entries = others.map(({label, folder, isLatest}) => ({
      name: isLatest ? `${label}, the latest` : label,
      url: this.#address(folder + listFile),
    }));
    return {title: 'Other versions', entries};
  }

  files(version: TwinVersion): TextFile[] {
    const {site, api, versions} = this.#source;
    const {label, name, folder, isLatest} = version;
    const sections = this.#sectionsOf(version);
    const texts: TextFile[] = [];
    const optional = sections.map(section => {
      const {title, paths} = section;
      const file = this.#fullText(version, section);
      texts.push(file);
      const pages = paths.length === 1 ? '1 page' : `${paths.length} pages`;
      const note = `${pages}, ${digits.format(file.text.length)} characters`;
      return {name: `${title}: full text`, url: this.#address(file.path), note};
    });
    const further = isLatest ? this.#source.furtherPages : [];
    const pages = further.map(path => this.#entry({path, depth: 0, further: 0}));
    const programs = isLatest ? [this.#programs()] : [];
    const latest = versions.find(each => each.isLatest)?.label ?? label;
    const scope = isLatest
      ? `This is the documentation of version ${label}, the latest.`
      : `This is the documentation of version ${label}, which ${latest} supersedes.`;
    const list = llmsText({
      title: isLatest ? site.title : `${site.title} ${label}`,
      summary: `${site.summary} ${scope} Each link leads to a page as Markdown.`,
      guidance: isLatest ? latestGuidance(api) : olderGuidance(sdkVersionsOf(name)),
      sections: [
        ...this.#sections(sections),
        ...programs,
        this.#otherVersions(version),
        {title: 'Optional', entries: [...pages, ...optional]},
      ],
    });
    // The address with the number of the latest version leads to the folder of its pages.
    const folders = new Set([folder, `${version.path}/`]);
    const lists = [...folders].map(each => ({path: each + listFile, text: list}));
    return [...lists, ...(isLatest ? [this.#agents(version)] : []), ...texts];
  }

  /** What programs use besides pages. */
  #programs(): EntrySection {
    const entries = this.#source.programFiles.map(({name, file, note}) => ({
      name,
      url: this.#address(this.#source.site.baseUrl + file),
      note,
    }));
    return {title: 'For tools', entries};
  }

  /** The snippet for the AGENTS.md of a project. */
  #agents(version: TwinVersion): TextFile {
    const {site, api} = this.#source;
    const path = site.baseUrl + agentsFile;
    const sections = this.#sectionsOf(version).map(({title, pages}) => ({
      title,
      addresses: pages.map(page => this.#twin(page.path).twinUrl),
    }));
    const {label, folder} = version;
    return {
      path,
      text: agentsText({
        product: site.title,
        version: label,
        source: this.#address(path),
        list: this.#address(folder + listFile),
        base: this.#address(site.baseUrl),
        guidance: latestGuidance(api),
        sections,
      }),
    };
  }
}

/**
 * llms.txt of each version, and a file with the text of each of its sections.
 *
 * @throws Error for a page of a sidebar that has no twin
 */
export function listFiles(source: ListSource): TextFile[] {
  const writer = new ListWriter(source);
  return source.versions.flatMap(version => writer.files(version));
}
