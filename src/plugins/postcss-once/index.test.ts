import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import postcssOnce from './index.ts';

it('makes plugins without options, and leaves all others as they are', async () => {
  const folder = await temporaryFolder({
    'a.cjs': "module.exports = () => ({postcssPlugin: 'a', plugins: []});",
  });
  const file = path.join(folder, 'a.cjs');
  const made = {postcssPlugin: 'b'};
  const options = {ident: 'postcss', plugins: [[file, {}], [file, {stage: 2}], made]};
  expect(postcssOnce().configurePostCss?.(options)).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [{postcssPlugin: 'a', plugins: []}, [file, {stage: 2}], made],
  });
});
