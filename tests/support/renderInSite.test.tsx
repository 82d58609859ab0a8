import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {useState} from 'react';
import {expect, test} from 'vitest';
import {site} from '../../config/site.ts';
import {markupInSite, renderInSite} from './renderInSite';

function Title() {
  return useDocusaurusContext().siteConfig.title;
}

function LatestVersion() {
  const {label, path} = useLatestVersion(undefined);
  return `${label} at ${path}`;
}

function ColorMode() {
  return useColorMode().colorMode;
}

function Address() {
  const {pathname, search, hash} = useLocation();
  return [pathname, search, hash].join(' ');
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  );
}

test('components see the configuration of this site', () => {
  expect(markupInSite(<Title />)).toBe(site.title);
});

test('components see the versions of this site', () => {
  expect(markupInSite(<LatestVersion />)).toBe('1.5.x at /docs');
});

test('theme parts are the real ones', () => {
  const heading = (
    <Heading as="h2" id="setup">
      Set up
    </Heading>
  );
  expect(markupInSite(heading)).toContain('href="#setup"');
});

test('the contexts of the theme are there', () => {
  expect(markupInSite(<ColorMode />)).toBe('light');
});

test('links and locations work', () => {
  const location = '/docs/get-support?q=a#b';
  expect(markupInSite(<Address />, {location})).toBe('/docs/get-support ?q=a #b');
  expect(markupInSite(<Link to="/docs">Docs</Link>)).toContain('href="/docs">Docs</a>');
});

test('a mounted component reacts to its reader', async () => {
  const {getByRole, findByRole} = renderInSite(<Counter />);
  getByRole('button').click();
  expect(await findByRole('button', {name: 'Count: 1'})).toBeTruthy();
});
