/**
 * Which pages of different documentation versions are the same page.
 *
 * The pages of all versions that follow each other form a *line*. Its name is the path that the page has in the newest
 * version that has it; a page belongs to the line of its own path unless the table says that it moved.
 */

import {type Redirect, redirectTarget} from '@engagespot-docs/publish/redirects';
import type {DocPlace, RelatedDoc} from './relatedDoc.ts';

/** A page that the latest version no longer has under any address. */
export interface DroppedPage {
  /** Its path in the newest version that has it, below the version. */
  page: string;
  /** The page of the latest version that helps its readers most, below the version. */
  leadsTo: string;
  /** Why there is no successor: for people who maintain the table. */
  because: string;
}

/** Pages that changed their address between versions. All paths are below a version, `` for its start. */
export interface MovedPages {
  /** By the name of the older version: the old path, or `/*` below it, and that in later versions. */
  moved: Readonly<Record<string, readonly Redirect[]>>;
  dropped: readonly DroppedPage[];
}

/** A version of the documentation: its name, its path on the site, its pages. */
export interface VersionOfPages<Doc extends DocPlace = DocPlace> {
  name: string;
  path: string;
  docs: readonly Doc[];
}

/** The path of a page below its version: `/user/profile`; `` for the start of the version. */
export function pathInVersion(version: Pick<VersionOfPages, 'path'>, docPath: string): string {
  return docPath.replace(/\/$/, '').slice(version.path.replace(/\/$/, '').length);
}

/** The name of the line that a page belongs to. */
export function lineOf({moved}: MovedPages, version: string, path: string): string {
  return redirectTarget(moved[version] ?? [], path) ?? path;
}

/**
 * The pages of a version by their line. Where several pages of the version were merged into one, the first stands for
 * the line, unless one has the path of the line itself.
 */
function pagesByLine<Doc extends DocPlace>(
  table: MovedPages,
  version: VersionOfPages<Doc>,
): Map<string, Doc> {
  const pages = new Map<string, Doc>();
  for (const doc of version.docs) {
    const path = pathInVersion(version, doc.path);
    const line = lineOf(table, version.name, path);
    if (!pages.has(line) || line === path) pages.set(line, doc);
  }
  return pages;
}

/**
 * The pages that each version has for pages of other versions under another id, by the name of the version: with the
 * id of the page that asks, and the path of the one that answers.
 *
 * @param versions all versions, newest first
 */
export function relatedDocs(
  table: MovedPages,
  versions: readonly VersionOfPages[],
): Map<string, RelatedDoc[]> {
  const lines = versions.map(version => pagesByLine(table, version));
  const closest = new Map(table.dropped.map(({page, leadsTo}) => [page, leadsTo]));
  /** The dropped page of a version for one that came after it. */
  const dropped = (line: string, pages: ReadonlyMap<string, DocPlace> | undefined) => {
    const before = table.dropped.find(({page, leadsTo}) => leadsTo === line && pages?.has(page));
    return before && pages?.get(before.page);
  };
  const related = versions.map(({name, docs}, index): [string, RelatedDoc[]] => {
    const known = new Set(docs.map(({id}) => id));
    const found: RelatedDoc[] = [];
    for (const other of versions) {
      for (const doc of other === versions[index] ? [] : other.docs) {
        if (known.has(doc.id)) continue;
        const line = lineOf(table, other.name, pathInVersion(other, doc.path));
        const successor = lines[index]?.get(line);
        const nearby = lines[index]?.get(closest.get(line) ?? '\0') ?? dropped(line, lines[index]);
        if (successor) found.push({id: doc.id, path: successor.path, relation: 'moved'});
        else if (nearby) found.push({id: doc.id, path: nearby.path, relation: 'closest'});
        if (successor ?? nearby) known.add(doc.id);
      }
    }
    return [name, found];
  });
  return new Map(related);
}

/** Rules of the table that fit no page, or a page that has not moved. */
function movedProblems(
  rules: readonly Redirect[],
  own: ReadonlySet<string>,
  later: ReadonlySet<string>,
): string[] {
  return rules.flatMap(rule => {
    const pages = [...own].filter(path => redirectTarget([rule], path) !== undefined);
    if (pages.length === 0) return [`${rule.from} → ${rule.to}: the version has no such page`];
    return pages.flatMap(path => {
      const target = redirectTarget(rules, path) ?? '';
      return [
        ...(later.has(target) ? [] : [`${path} → ${target}: no later version has the target`]),
        ...(later.has(path) ? [`${path}: later versions have it at the same address`] : []),
      ];
    });
  });
}

/**
 * What is wrong with the table.
 *
 * @param versions all versions, newest first
 * @returns one entry per rule that fits no page, per page that has not moved, per target that does not exist, and per
 *   page of an older version that leads to no page of the latest
 */
export function tableProblems(table: MovedPages, versions: readonly VersionOfPages[]): string[] {
  const paths = versions.map(
    version => new Set(version.docs.map(doc => pathInVersion(version, doc.path))),
  );
  const [latest = new Set<string>()] = paths;
  const closest = new Map(table.dropped.map(({page, leadsTo}) => [page, leadsTo]));
  const lines = new Set<string>();
  const problems = versions.slice(1).flatMap(({name}, position) => {
    const own = paths[position + 1] ?? new Set();
    const later = new Set(paths.slice(0, position + 1).flatMap(set => [...set]));
    const homeless = [...own].filter(path => {
      const line = lineOf(table, name, path);
      lines.add(line);
      return !latest.has(line) && !closest.has(line);
    });
    return [
      ...movedProblems(table.moved[name] ?? [], own, later).map(text => `${name}: ${text}`),
      ...homeless.map(path => `${name}: ${path}: leads to no page of the latest version`),
    ];
  });
  const unknown = Object.keys(table.moved).filter(
    name => !versions.slice(1).some(version => version.name === name),
  );
  return [
    ...problems,
    ...unknown.map(name => `${name}: no older version has this name`),
    ...table.dropped.flatMap(({page, leadsTo}) => [
      ...(lines.has(page) ? [] : [`${page}: dropped, but no version has it`]),
      ...(latest.has(page) ? [`${page}: dropped, but the latest version has it`] : []),
      ...(latest.has(leadsTo) ? [] : [`${page} → ${leadsTo}: the latest version has no such page`]),
    ]),
  ];
}
