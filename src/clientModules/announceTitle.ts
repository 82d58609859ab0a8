import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import styles from './announceTitle.module.css';

/** Screen readers hear changes of a region only when it was there before. */
function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = styles.region ?? '';
  document.body.append(region);
  return region;
}

const region = ExecutionEnvironment.canUseDOM ? createRegion() : undefined;

/**
 * A change of the page without a load is silent to a screen reader, so the new title is said.
 * Called once the page has changed; its title follows with the next frame.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = update => {
  if (!update.previousLocation || update.previousLocation.pathname === update.location.pathname) {
    return;
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (region) region.textContent = document.title;
    }),
  );
};
