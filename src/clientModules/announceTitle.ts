import type {ClientModule} from '@docusaurus/types';
import {announce} from '../components/announce';

/**
 * A change of the page without a load is silent to a screen reader, so the new title is said.
 * Called once the page has changed; its title follows with the next frame.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = update => {
  if (!update.previousLocation || update.previousLocation.pathname === update.location.pathname) {
    return;
  }
  requestAnimationFrame(() => setTimeout(() => announce(document.title)));
};
