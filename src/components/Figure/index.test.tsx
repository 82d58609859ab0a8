import {markupInSite, renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import Figure from './index';

const props = {
  alt: 'A bell with a badge.',
  sdk: '@engagespot/react-component 3.0.1',
  light: 'bell.light.avif',
  dark: 'bell.dark.avif',
  width: '420',
  height: '560',
};

test('shows both modes lazily, in their size, and leads to each in full', () => {
  const {getAllByRole} = renderInSite(<Figure {...props}>The bell.</Figure>);
  const images = getAllByRole('img', {name: 'A bell with a badge.'});
  expect(images.map(image => image.getAttribute('src'))).toEqual([
    '/assets/figures/bell.light.avif',
    '/assets/figures/bell.dark.avif',
  ]);
  for (const image of images) {
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('width')).toBe('420');
    expect(image.getAttribute('height')).toBe('560');
    expect(image.closest('a')?.getAttribute('href')).toBe(image.getAttribute('src'));
  }
});

test('names the SDK below the caption, and a dark theme that only the dark picture shows', () => {
  expect(markupInSite(<Figure {...props}>The bell.</Figure>)).not.toContain('dark theme');
  const {getByText} = renderInSite(
    <Figure {...props} themed="true">
      The bell.
    </Figure>,
  );
  expect(getByText('@engagespot/react-component 3.0.1')).toBeDefined();
  expect(getByText(', dark theme').className).toContain('dark');
});
