import {type ComponentType, type LazyExoticComponent, lazy} from 'react';
import LoadError from './index';

/** A part of a page whose script loads when the part is first shown. If that fails, the page says so in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch(error => ({
      default: () => <LoadError error={error} onRetry={() => window.location.reload()} />,
    })),
  );
}
