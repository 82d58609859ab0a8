import {keep} from './keep.ts';
import type {Site} from './site.ts';
import type {Store} from './store.ts';

/**
 * How long a site has to offer nothing before a copy goes, in milliseconds: a deployment that is just being uploaded can
 * lack a file for a while.
 */
const withdrawalTime = 24 * 60 * 60 * 1000;

/**
 * Brings what a reader keeps up to the site as it is now. Only what differs is loaded.
 *
 * @param now time in milliseconds
 * @returns whether the reader's copy has to go: the site has offered no version for a day
 * @throws OfflineError when something cannot be loaded: the copy stays as it is
 */
export async function update(
  site: Site,
  store: Store,
  now = Date.now(),
): Promise<'kept' | 'withdrawn'> {
  const kept = await store.kept();
  const offered = await site.versions();
  const missingSince = await store.noteOffer(offered !== undefined, now);
  if (!offered) return now - missingSince < withdrawalTime ? 'kept' : 'withdrawn';
  const own = offered.find(({label}) => label === kept?.current.label);
  if (own && own.build !== kept?.current.build) await keep(own.label, {site, store});
  return 'kept';
}
