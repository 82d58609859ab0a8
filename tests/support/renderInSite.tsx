/**
 * Renders a component of this site in a Vitest test as the site would: inside the contexts of
 * Docusaurus' own client, with this site's configuration, versions and sidebars. Nothing is mocked.
 *
 * A component test lies beside its component as `index.test.tsx`:
 *
 *   import {expect, test} from 'vitest';
 *   import {markupInSite, renderInSite} from '@site/tests/support/renderInSite';
 *   import Card from './index';
 *
 *   test('links to its page', () => {
 *     expect(markupInSite(<Card title="Quick start" href="/docs">…</Card>)).toContain('href="/docs"');
 *   });
 *
 *   test('closes on Escape', () => {
 *     const {getByRole} = renderInSite(<Menu />);   // Testing Library, in happy-dom
 *     …
 *   });
 *
 * Class names of CSS modules stay as they are in the source, so `.card` is `card`.
 */
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {type RenderResult, render} from '@testing-library/react';
import LayoutProvider from '@theme/Layout/Provider';
import Root from '@theme/Root';
import ThemeProvider from '@theme/ThemeProvider';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

export interface SiteOptions {
  /** Address of the page that the component stands on, for example `/docs/get-support?q=a#b`. */
  location?: string;
}

/** What Docusaurus tells components about the plugin whose page they stand on. */
const docsPage = {plugin: {id: 'default', name: 'docusaurus-plugin-content-docs'}};

function Site({children, location = '/'}: SiteOptions & {children: ReactNode}) {
  return (
    <HelmetProvider>
      <MemoryRouter initialEntries={[location]}>
        <DocusaurusContextProvider>
          <BrowserContextProvider>
            <RouteContextProvider value={docsPage}>
              <Root>
                <ThemeProvider>
                  <LayoutProvider>{children}</LayoutProvider>
                </ThemeProvider>
              </Root>
            </RouteContextProvider>
          </BrowserContextProvider>
        </DocusaurusContextProvider>
      </MemoryRouter>
    </HelmetProvider>
  );
}

/** The markup that the build writes for the component, before any script runs. */
export function markupInSite(component: ReactNode, options: SiteOptions = {}): string {
  return renderToString(<Site {...options}>{component}</Site>);
}

/** Mounts the component in happy-dom; it is removed after the test. */
export function renderInSite(component: ReactNode, options: SiteOptions = {}): RenderResult {
  return render(<Site {...options}>{component}</Site>);
}
