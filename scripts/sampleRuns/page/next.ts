/** The parts of Next.js that samples use in the browser, without its server and its router. */
import {type ComponentType, createElement, lazy, type ReactNode, Suspense} from 'react';

type Loader = () => Promise<ComponentType<object> | {default: ComponentType<object>}>;

function dynamic(load: Loader, options: {loading?: () => ReactNode} = {}) {
  const Lazy = lazy(async () => {
    const loaded = await load();
    return 'default' in loaded ? loaded : {default: loaded};
  });
  return (props: object) =>
    createElement(Suspense, {fallback: options.loading?.() ?? null}, createElement(Lazy, props));
}

const router = {
  push: () => undefined,
  replace: () => undefined,
  refresh: () => undefined,
  back: () => undefined,
  prefetch: () => undefined,
};

Object.assign(window.sampleStage.modules, {
  'next/dynamic': {__esModule: true, default: dynamic},
  'next/navigation': {
    __esModule: true,
    useRouter: () => router,
    usePathname: () => '/',
    useParams: () => ({}),
    useSearchParams: () => new URLSearchParams(),
  },
});
