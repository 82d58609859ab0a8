import type {TypedModules} from '../../src/samples/types/checkTypes.ts';
import type {VirtualModule} from '../../src/samples/types/module.ts';
import {findImported} from '../../src/samples/types/pageModules.ts';
import {foreignRuntimes, notRun} from './exceptions.ts';
import {type Part, partsFor} from './parts.ts';
import {importsOf, sdksOf, withImports} from './sdkSamples.ts';

/** Where a sample runs; `types` have nothing to run. */
export type Place =
  | {kind: 'page'; parts: readonly Part[]}
  | {kind: 'node'}
  | {kind: 'types'}
  | {kind: 'none'; reason: string};

/** A sample that calls a JavaScript SDK, with where it can run. */
export interface Prepared {
  sample: VirtualModule;
  typed: TypedModules;
  /** All modules of its page. */
  page: readonly VirtualModule[];
  /** Engagespot packages that it uses, directly or by what it imports. */
  sdks: readonly string[];
  place: Place;
}

const assets = /\.(?:css|svg|png|jpg|mp3)$/;
const ofServers = /^(?:node:.*|@engagespot\/node|next\/(?:headers|server|cache)|server-only)$/;

/** `docs/a.mdx#src/App.tsx`: what exceptions name. */
export function nameOf({fence}: VirtualModule): string {
  return `${fence.file}#${fence.meta.title ?? fence.line}`;
}

function placeOf(sample: VirtualModule, imported: readonly string[]): Place {
  const none = (reason: string) => ({kind: 'none', reason}) as const;
  const exception = notRun.find(({when}) => when.test(nameOf(sample)));
  if (exception) return none(exception.reason);
  for (const {when, reason} of foreignRuntimes) {
    if (imported.some(name => when.test(name))) return none(reason);
  }
  if (sample.environment === 'worker') return none('is a service worker');
  if (sample.environment === 'native') return none('needs a device or its simulator');
  if (imported.some(name => ofServers.test(name))) return {kind: 'node'};
  const isPage = sample.fence.language === 'html';
  const parts = partsFor(isPage ? [...imported, '@engagespot/client'] : imported);
  return parts ? {kind: 'page', parts} : none(`imports ${imported.join(', ')}`);
}

function prepareSample(
  sample: VirtualModule,
  typed: TypedModules,
  page: readonly VirtualModule[],
): Prepared[] {
  const graph = withImports(sample, page);
  const sdks = sdksOf(graph);
  if (sdks.length === 0 || sample.fence.meta.unchecked !== undefined) return [];
  const isReact = /^[jt]sx$/.test(sample.fence.language);
  const jsx = isReact ? ['react/jsx-runtime'] : [];
  const imported = graph.flatMap(module =>
    importsOf(module).filter(name => !findImported(page, module, name) && !assets.test(name)),
  );
  return [{sample, typed, page, sdks, place: placeOf(sample, [...new Set([...imported, ...jsx])])}];
}

/** The samples that call a JavaScript SDK. */
export function prepareSamples(all: readonly TypedModules[]): Prepared[] {
  const pages = new Map<string, VirtualModule[]>();
  for (const module of all.flatMap(({modules}) => modules)) {
    const {file} = module.fence;
    pages.set(file, [...(pages.get(file) ?? []), module]);
  }
  return all.flatMap(typed =>
    typed.modules.flatMap(sample =>
      prepareSample(sample, typed, pages.get(sample.fence.file) ?? []),
    ),
  );
}
