/** In the place of the module of the same name in the client of Docusaurus. */
import routes from '@generated/route-shards/routes';
import {matchRoutes} from 'react-router-config';
import {loadShard} from './loadShard.ts';

/** An address as a reader would write it; itself when its escapes make no sense, as in `/100%`. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Loads everything that a page needs to be shown. */
export default async function preload(pathname: string): Promise<void> {
  await loadShard(pathname);
  const paths = new Set([pathname, decoded(pathname)]);
  const matches = [...paths].flatMap(path => matchRoutes(routes, path));
  await Promise.all(matches.map(({route}) => route.component.preload?.()));
}
