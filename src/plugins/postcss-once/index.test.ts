import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import postcssOnce from './index.ts';

it('makes a plugin without options once, and leaves all others as they are', async () => {
  const folder = await temporaryFolder({
    'a.cjs': `
      let made = 0;
      module.exports = () => {
        made += 1;
        return {postcssPlugin: 'a', Declaration: node => void (node.value = String(made))};
      };`,
  });
  const file = path.join(folder, 'a.cjs');
  const further = {postcssPlugin: 'b'};
  const options = {ident: 'postcss', plugins: [[file, {}], [file, {stage: 2}], further]};
  const changed = postcssOnce().configurePostCss?.(options);
  const [first, ...others] = changed?.plugins ?? [];
  expect(changed).toMatchObject({ident: 'postcss', config: false});
  expect(others).toEqual([[file, {stage: 2}], further]);
  for (const sheet of ['a {top: 7px}', 'b {left: 7px}']) {
    const {css} = await postcss([first as AcceptedPlugin]).process(sheet, {from: undefined});
    expect(css).toBe(sheet.replace('7px', '1'));
  }
});
