import {createHash} from 'node:crypto';
import path from 'node:path';
import type {SceneApp} from '../../src/figures/figure.ts';
import {iconAt} from './icons.ts';
import {moduleOf, type PageModules} from './pageModules.ts';
import type {Staging} from './staging.ts';

const relativeImport = /(?:from|import)\s+'(\.[^']+)'/g;
const endings = ['', '.ts', '.tsx', '.js', '.jsx'];

/** The fences that a scene's app runs, with those that they import. */
export function reachableModules(app: SceneApp, modules: PageModules): Map<string, string> {
  const found = new Map<string, string>();
  function visit(title: string): void {
    const name = endings.map(ending => title + ending).find(each => modules.has(each)) ?? title;
    if (found.has(name)) return;
    const code = moduleOf(modules, name);
    found.set(name, code);
    for (const [, specifier = ''] of code.matchAll(relativeImport)) {
      visit(path.posix.join(path.posix.dirname(name), specifier));
    }
  }
  if (app.kind === 'page') for (const title of [...(app.before ?? []), app.file]) visit(title);
  return found;
}

/** Names of the pictures of a scene's notifications, with how they look. */
function iconsOf({stage}: Staging): [string, string][] {
  const addresses = stage.seed.notifications.flatMap(({content}) => content.icon ?? []);
  return [...new Set(addresses)].map(address => [address, iconAt(address)]);
}

/** Twelve hexadecimal digits that change with everything that decides what a picture shows, besides the SDK. */
export function sceneHash(staging: Staging): string {
  const {scene, stage, html, code} = staging;
  const modules = [...reachableModules(scene.app, code.modules)];
  const content = JSON.stringify([scene, stage, html, modules, iconsOf(staging)]);
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
