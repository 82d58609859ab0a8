import {keep} from './keep.ts';
import type {Site} from './site.ts';
import type {Store} from './store.ts';

/**
 * Brings what a reader keeps up to the site as it is now. Only what differs is loaded.
 *
 * @returns whether the reader's copy has to go: the site no longer offers any version
 * @throws OfflineError when something cannot be loaded: the copy stays as it is
 */
export async function update(site: Site, store: Store): Promise<'kept' | 'withdrawn'> {
  const kept = await store.kept();
  const offered = await site.versions();
  if (!offered) return 'withdrawn';
  const own = offered.find(({label}) => label === kept?.current.label);
  if (own && own.build !== kept?.current.build) await keep(own.label, {site, store});
  return 'kept';
}
