import type {Scene} from '../../src/figures/figure.ts';
import {moduleOf, type PageModules, readPageModules} from './pageModules.ts';

/** The code that a scene takes from a page of the documentation. */
export interface SceneCode {
  modules: PageModules;
  /** Style sheets of the scene, in their order. */
  styles: string[];
}

/** Reads the fences of a scene's page; nothing when it has none. */
export async function sceneCode({app}: Scene): Promise<SceneCode> {
  if (app.kind === 'inbox') return {modules: new Map(), styles: []};
  const modules = await readPageModules(app.page);
  const styles = (app.styles ?? []).map(title => moduleOf(modules, title));
  return {modules, styles};
}
