import {existsSync} from 'node:fs';
import {
  picturedVersions,
  pictureFile,
  pictureModes,
  pictureSizes,
  picturesFolder,
} from '@site/src/content/inboxPictures';
import {findKit} from '@site/src/playground/kits';
import {createSandbox} from '@site/src/sandbox';
import {demoCredentials, demoUserId} from '@site/src/sandbox/demo';
import {markupInSite} from '@site/tests/support/renderInSite';
import {describe, expect, test} from 'vitest';
import Stage from './Stage';
import {samples} from './samples';

describe.each(Object.entries(picturedVersions))('in %s', (docsVersion, version) => {
  test('the picture shows the component that runs', () => {
    expect(findKit('react-component', docsVersion)?.version).toBe(version);
  });

  test('there is a picture for each size and color mode', () => {
    const sizes = Object.keys(pictureSizes) as (keyof typeof pictureSizes)[];
    for (const size of sizes) {
      for (const mode of pictureModes) {
        const file = `static/${picturesFolder}/${pictureFile(version, size, mode)}`;
        expect(existsSync(file), file).toBe(true);
      }
    }
  });

  test('the page has a picture with a text and a size, and no frame', () => {
    const markup = markupInSite(<Stage docsVersion={docsVersion} />);
    expect(markup).toMatch(/<img[^>]* width="800" height="500" alt="The Engagespot inbox/);
    expect(markup).toContain(`@engagespot/react-component ${version}`);
    expect(markup).not.toContain('<iframe');
  });
});

test('a version without a live inbox is told at build', () => {
  expect(() => markupInSite(<Stage docsVersion="1.0.0" />)).toThrow('does not work in 1.0.0');
});

test.each(samples)('the sandbox makes “$title” of its sample', async ({workflow, data, title}) => {
  const sandbox = createSandbox();
  const headers = {
    'Content-Type': 'application/json',
    'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey,
    'X-ENGAGESPOT-API-SECRET': demoCredentials.apiSecret,
    'X-ENGAGESPOT-USER-ID': demoUserId,
  };
  const url = 'https://api.engagespot.co/v3/notifications';
  const body = {
    notification: {workflow: {identifier: workflow}},
    sendTo: {recipients: [demoUserId]},
    data,
  };
  await sandbox.fetch(new Request(url, {method: 'POST', headers, body: JSON.stringify(body)}));
  const list = await sandbox.fetch(new Request(url, {headers}));
  expect((await list.json()).data[0].title).toBe(title);
});
