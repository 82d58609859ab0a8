import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import styles from './styles.module.css';

/** Screen readers hear changes of a region only when it was there before. */
function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = styles.region ?? '';
  document.body.append(region);
  return region;
}

const region = ExecutionEnvironment.canUseDOM ? createRegion() : undefined;

/** Lets screen readers say something that others see. */
export function announce(text: string): void {
  if (region) region.textContent = text;
}
