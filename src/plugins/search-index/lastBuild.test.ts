import {expect, test} from 'vitest';
import {serveLastBuild} from './lastBuild.ts';

const {static: served} = serveLastBuild({baseUrl: '/base/', outDir: '/site/build'}).devServer;

test('the development server serves the index of the last build', () => {
  expect(served).toMatchObject([{directory: '/site/build/search', publicPath: '/base/search'}]);
});

test('the address of the results page stays a page: no list of files, no slash at its end', () => {
  expect(served).toMatchObject([
    {serveIndex: false, staticOptions: {index: false, redirect: false}},
  ]);
});
