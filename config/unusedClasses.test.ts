import {expect, test} from 'vitest';
import {type Settings, unusedClasses} from './unusedClasses.ts';

const names = [
  'navbar--dark',
  'navbar--primary',
  'navbarHidden_aB3d',
  'collapseSidebarButton_aB3d',
  'sidebarHidden_aB3d',
  'footer--dark',
];

const unusedOf = (settings: Settings) =>
  names.filter(name => unusedClasses(settings).some(pattern => pattern.test(name)));

test('what the configuration leaves off has no classes', () => {
  expect(unusedOf({})).toEqual(names);
});

test('what it switches on keeps them', () => {
  expect(
    unusedOf({
      docs: {sidebar: {hideable: true}},
      navbar: {style: 'dark', hideOnScroll: true},
      footer: {style: 'dark'},
    }),
  ).toEqual(['navbar--primary']);
  expect(unusedOf({navbar: {style: 'primary'}})).not.toContain('navbar--primary');
});

test('the classes of everything else stay', () => {
  for (const name of ['navbar', 'navbar__title', 'footer', 'menu__list', 'darkness']) {
    expect(unusedClasses({}).some(pattern => pattern.test(name))).toBe(false);
  }
});
