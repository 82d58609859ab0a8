/**
 * The code of every playground as a project to download: it installs, has no type errors, builds and runs, and in
 * secure mode signs tokens. Needs a package registry.
 */
import {generateKeyPairSync} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import {jwtVerify} from 'jose';
import {findKit} from '../../../src/playground/kits.ts';
import {demoUserId} from '../../../src/sandbox/index.ts';
import {openProject} from '../support/openProject.ts';
import {packagesOf, test} from '../support/playgroundProject.ts';
import {type Preset, readPresets} from '../support/readPresets.ts';
import {startVite} from '../support/viteServer.ts';

/** Playgrounds by what their projects install, which is installed once. */
const groups = new Map<string, [Preset, ...Preset[]]>();
for (const preset of await readPresets()) {
  const packages = packagesOf(preset);
  groups.set(packages, [...(groups.get(packages) ?? []), preset] as [Preset, ...Preset[]]);
}

/** SDKs up to version 1 throw what nobody can catch when a token is refused, as some playgrounds show. */
function isRefusal({code}: Preset, message: string): boolean {
  return /userToken: '/.test(code) && message.startsWith('Unexpected status code 401');
}

for (const [packages, presets] of groups) {
  test(`projects with ${packages}`, async ({context, install}) => {
    test.setTimeout(30 * 60_000);
    const project = await install(presets[0]);
    const problems: string[] = [];
    for (const preset of presets) {
      const page = await context.newPage();
      await test
        .step(`${preset.file}: ${preset.title}`, async () => {
          await project.become(preset);
          await openProject(page, project, undefined, message => isRefusal(preset, message));
        })
        .catch(error => problems.push(`${preset.file}: ${preset.title}: ${error}`));
      await page.close();
    }
    expect(problems).toEqual([]);
  });
}

const secureCode = `import {createInstance} from '@engagespot/core';

export default async function main(root: HTMLElement) {
  const {userId, userToken} = await (await fetch('/api/inbox-user')).json();
  const engagespot = createInstance({apiKey: 'YOUR_API_KEY', userId, userToken});
  const {data} = await engagespot.notification.getByPage({pageNo: 1, limit: 10});
  root.textContent = \`\${data?.unreadCount} new\`;
}`;

test('a project in secure mode signs tokens with the keys in .env', async ({page, install}) => {
  test.setTimeout(300_000);
  const kit = findKit('core', 'current');
  if (!kit) throw new Error('core has no playground');
  const {folder, npm} = await install({
    file: '',
    version: 'current',
    kit,
    preset: 'secure-mode',
    title: 'Secure mode',
    secure: true,
    code: secureCode,
  });
  const server = await startVite(folder, 'dev');
  const read = async () => {
    const response = await fetch(`${server.url}/api/inbox-user`);
    return {status: response.status, body: await response.json()};
  };
  try {
    await test.step('says which keys are missing', async () => {
      expect(await read()).toEqual({
        status: 500,
        body: {
          message:
            'The file .env lacks ENGAGESPOT_API_KEY, ENGAGESPOT_API_SECRET, ENGAGESPOT_PRIVATE_SIGNING_KEY',
        },
      });
    });
    await test.step('signs a token', async () => {
      const {privateKey, publicKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
      const pem = privateKey.export({type: 'pkcs8', format: 'pem'});
      const lines = [
        'ENGAGESPOT_API_KEY="demo_api_key"',
        'ENGAGESPOT_API_SECRET="demo_api_secret"',
        `ENGAGESPOT_PRIVATE_SIGNING_KEY="${pem}"`,
      ];
      await writeFile(path.join(folder, '.env'), lines.join('\n'));
      // Vite starts again when the file changes.
      await expect.poll(async () => (await read().catch(() => undefined))?.status).toBe(200);
      const {body} = await read();
      expect(body).toEqual({userId: demoUserId, userToken: expect.any(String)});
      const {payload} = await jwtVerify(body.userToken, publicKey, {algorithms: ['RS256']});
      expect(payload).toMatchObject({sub: `user:${demoUserId}`, apiKey: 'demo_api_key'});
    });
  } finally {
    await server.close();
  }
  await test.step('shows the inbox, and ships no key', async () => {
    await openProject(page, {folder, npm}, async () => {
      await expect(page.getByText('1 new')).toBeVisible();
    });
  });
});
