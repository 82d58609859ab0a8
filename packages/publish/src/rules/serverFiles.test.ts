import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../../tests/support/temporaryFolder.ts';
import {settings} from '../testSite.ts';
import type {HostingRules} from './rules.ts';
import {serverFiles} from './serverFiles.ts';

const inline = {scripts: ["'sha256-a'", "'sha256-b'"], styleAttributes: ["'sha256-c'"]};
const published = new Map([
  ['img/mark.svg', '<svg/>'],
  ['frames/a.html', ''],
]);

async function rulesOf(baseUrl: string) {
  const folder = await temporaryFolder({'assets/js/main.0a1b2c3d.js': ''});
  const files = await serverFiles({folder, baseUrl}, inline, published, settings);
  const read = (file: string) => String(files.get(file));
  const rules: HostingRules = JSON.parse(read('.hosting/rules.json'));
  return {read, rules};
}

test('servers allow the scripts of all pages, and know what is published besides', async () => {
  const {read, rules} = await rulesOf('/');
  expect(rules.policy).toEqual({
    pages:
      "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src-attr 'sha256-c'; frame-ancestors 'none'",
    others: [{path: '/frames/*', value: "script-src 'self'"}],
  });
  expect(rules.caching.others).toEqual([
    {path: '/assets/*', value: 'immutable'},
    {path: '/img/mark.svg', value: 'max-age=3600'},
  ]);
  expect(rules.files).toEqual([{path: '/', headers: {Link: '</catalog>'}}]);
  expect(read('_headers')).toContain(`Content-Security-Policy: ${rules.policy.pages}`);
  expect(read('_redirects')).toContain('/old /docs 301');
  expect(read('.hosting/nginx-http.conf')).toContain('"/docs"');
  expect(read('.hosting/nginx-server.conf')).toContain('error_page 404 /404$site_missing;');
});

test('a base path is part of every rule', async () => {
  const {read, rules} = await rulesOf('/help/');
  expect(rules.redirects[0]).toEqual({from: '/help/old', to: '/help/docs'});
  expect(rules.caching.others[0]?.path).toBe('/help/assets/*');
  expect(rules.policy.others[0]?.path).toBe('/help/frames/*');
  expect(rules.files[0]?.path).toBe('/help/');
  expect(read('.hosting/nginx-server.conf')).toContain('error_page 404 /help/404$site_missing;');
});

test('a file that browsers would keep for ever under the same name stops the build', async () => {
  const folder = await temporaryFolder({'assets/images/logo.svg': '<svg/>'});
  const files = serverFiles({folder, baseUrl: '/'}, inline, published, settings);
  await expect(files).rejects.toThrow('logo.svg has no hash of its content in its name');
});
