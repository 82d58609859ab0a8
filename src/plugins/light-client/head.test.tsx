import {render} from '@testing-library/react';
import {act, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {Helmet} from './head.tsx';

let original = '';

beforeEach(() => {
  original = document.head.innerHTML;
  document.head.innerHTML =
    '<meta name="generator" content="a"><title data-rh="true">Site</title><meta data-rh="true" name="description" content="Built">';
});

afterEach(() => {
  document.head.innerHTML = original;
});

async function show(page: ReactNode) {
  const view = render(page);
  await act(async () => undefined);
  return {
    async update(next: ReactNode) {
      view.rerender(next);
      await act(async () => undefined);
    },
    async leave() {
      view.unmount();
      await act(async () => undefined);
    },
  };
}

const content = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"]`)].map(tag =>
    tag.getAttribute('content'),
  );

test('the innermost title and description count, and what is inside goes back to what is outside', async () => {
  const page = (inner: ReactNode) => (
    <>
      <Helmet>
        <title>Site</title>
        <meta name="description" content="Of the site" />
      </Helmet>
      {inner}
    </>
  );
  const view = await show(
    page(
      <Helmet>
        <title>Page {2}</title>
        <meta name="description" content="Of the page" />
      </Helmet>,
    ),
  );
  expect(document.title).toBe('Page 2');
  expect(content('description')).toEqual(['Of the page']);
  await view.update(page(null));
  expect(document.title).toBe('Site');
  expect(content('description')).toEqual(['Of the site']);
  await view.leave();
});

test('what the page came with stays the same element, and what others wrote is left alone', async () => {
  const title = document.head.querySelector('title');
  const view = await show(
    <Helmet>
      <title>Site</title>
    </Helmet>,
  );
  expect(document.head.querySelector('title')).toBe(title);
  expect(content('description')).toEqual([]);
  expect(content('generator')).toEqual(['a']);
  await view.leave();
});

test('links to the same address in two languages both stay, and there is one canonical address', async () => {
  const view = await show(
    <>
      <Helmet>
        <link rel="canonical" href="/outer" />
        <link rel="alternate" href="/page" hrefLang="en" />
        <link rel="alternate" href="/page" hrefLang="x-default" />
      </Helmet>
      <Helmet>
        <link rel="canonical" href="/inner" />
        {false}
      </Helmet>
    </>,
  );
  const links = [...document.head.querySelectorAll('link')].map(link => link.outerHTML);
  expect(links).toHaveLength(3);
  expect(links.join()).toContain('href="/inner"');
  expect(links.join()).toContain('hreflang="x-default"');
  expect(links.join()).not.toContain('/outer');
  await view.leave();
});

test('attributes of the document are those of the innermost, and leave with it', async () => {
  const page = (isInner: boolean) => (
    <>
      <Helmet>
        <html lang="en" className="outer" data-has-hydrated />
      </Helmet>
      {isInner && (
        <Helmet>
          <html lang="en" className="outer inner" data-page="1" />
          <body className="wide" />
        </Helmet>
      )}
    </>
  );
  const view = await show(page(true));
  const {documentElement: root, body} = document;
  expect(root.className).toBe('outer inner');
  expect(root.dataset).toMatchObject({hasHydrated: 'true', page: '1'});
  expect(body.className).toBe('wide');
  await view.update(page(false));
  expect(root.className).toBe('outer');
  expect(root.lang).toBe('en');
  expect(root.dataset.page).toBeUndefined();
  expect(body.className).toBe('');
  await view.leave();
});

test('a script with data keeps its text, whatever it holds', async () => {
  const data = JSON.stringify({name: '</title><b>'});
  const view = await show(
    <Helmet>
      <script type="application/ld+json">{data}</script>
    </Helmet>,
  );
  expect(document.head.querySelector('script')?.textContent).toBe(data);
  await view.leave();
});
