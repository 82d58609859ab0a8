/**
 * Follows the quick starts and the Node.js pages in empty folders: the commands and files that the pages print, and
 * nothing else. What is a web page is built and opened, with a sandbox instead of the product. It needs a package
 * registry, and takes minutes: `npm run check:tutorials`.
 */
import {generateKeyPairSync} from 'node:crypto';
import path from 'node:path';
import {expect} from '@playwright/test';
import {rootDirectory} from '../../../scripts/lib/paths.ts';
import {startSandboxServer} from '../../../scripts/lib/sandboxServer.ts';
import {demoCredentials} from '../../../src/sandbox/index.ts';
import {bundleSandbox} from '../support/sandboxScript.ts';
import {test, type Workplace} from '../support/tutorials/emptyFolder.ts';
import {openInbox} from '../support/tutorials/openInbox.ts';
import {readTutorial} from '../support/tutorials/readTutorial.ts';
import {type AppServer, serveFolder, startProgram} from '../support/tutorials/servers.ts';
import {startVite} from '../support/viteServer.ts';

test.describe.configure({timeout: 20 * 60_000});

const [nodeMajor = 0] = process.versions.node.split('.').map(Number);

interface Framework {
  /** Value of its tab in the general quick start. */
  tab: string;
  page: string;
  /** What both pages tell those who start from an empty folder to run; undefined when they need not. */
  printed?: string;
  /** The same with the answers to its questions. */
  create?: string;
  build?: string;
  serve(folder: string): Promise<AppServer>;
  /** Files that the general page describes in words. */
  described?: ReadonlyMap<string, string>;
}

const frontEnd = 'docs/sdks-n-libraries/frontend';

/** The root component of the general quick start, which it describes in a sentence. */
const angularRoot = `import {Component} from '@angular/core';
import {InboxComponent} from './inbox.component';

@Component({selector: 'app-root', imports: [InboxComponent], template: '<app-inbox />'})
export class App {}`;

// Angular's latest releases reject Node.js 20; the page names 20 as the version of its samples.
const angularCli = nodeMajor < 22 ? '@angular/cli@20.3.41' : '@angular/cli@latest';

const frameworks: readonly Framework[] = [
  {
    tab: 'react',
    page: `${frontEnd}/react/quick-start.mdx`,
    printed: 'npm create vite@latest',
    create: 'npm create vite@latest . -- --template react-ts --no-interactive && npm install',
    build: 'npm run build',
    serve: folder => startVite(folder, 'preview'),
  },
  {
    tab: 'nextjs',
    page: `${frontEnd}/nextjs/quick-start.mdx`,
    printed: 'npx create-next-app@latest',
    create:
      'npx create-next-app@latest . --ts --app --no-src-dir --no-tailwind --no-linter --no-react-compiler --import-alias "@/*" --use-npm --disable-git --yes',
    build: 'npx next build',
    serve: folder =>
      startProgram(folder, ['node_modules/next/dist/bin/next', 'start', '--port', '4211']),
  },
  {
    tab: 'vue',
    page: `${frontEnd}/vue/quick-start.mdx`,
    printed: 'npm create vue@latest',
    // It only takes a folder that does not exist yet.
    create:
      'npm create vue@latest app -- --ts && cp -a app/. . && rm -r app && npm install && sed -i /main.css/d src/main.ts',
    build: 'npm run build',
    serve: folder => startVite(folder, 'preview'),
  },
  {
    tab: 'angular',
    page: `${frontEnd}/angular/quick-start.mdx`,
    printed: 'npx @angular/cli@latest new',
    create: `npx ${angularCli} new desk --directory . --defaults --skip-git --ssr false`,
    build: 'npx ng build',
    serve: folder => serveFolder(path.join(folder, 'dist/desk/browser')),
    described: new Map([['src/app/app.ts', angularRoot]]),
  },
  {
    tab: 'javascript',
    page: `${frontEnd}/browser-js/quick-start.mdx`,
    serve: serveFolder,
  },
];

async function buildAndOpen(
  {build, serve}: Framework,
  {folder, run}: Workplace,
  open: (url: string) => Promise<void>,
): Promise<void> {
  if (build) await run(build);
  const server = await serve(folder);
  try {
    await open(server.url);
  } finally {
    await server.close();
  }
}

for (const framework of frameworks) {
  test(`quick start: ${framework.tab}`, async ({browser, workplace}) => {
    const {tab, page: file, printed, create, described} = framework;
    const own = await readTutorial(file, {until: 'Send '});
    const general = await readTutorial('docs/introduction/quick-start.mdx', {
      until: 'Send the first notification',
      tab,
    });
    if (tab === 'nextjs') {
      // The page reads the user from a cookie, and says how to set it.
      expect(own.source).toContain("document.cookie = 'demo-user=user_1042; path=/'");
    }
    if (tab === 'vue') {
      // The style sheet of its starter project leaves no room for the panel, and both pages say so.
      for (const {source} of [own, general]) {
        expect(source).toContain("delete `import './assets/main.css'` in `src/main.ts`");
      }
    }
    if (printed && create) {
      expect(own.source).toContain(printed);
      expect(general.source).toContain(printed);
      await test.step(printed, () => workplace.run(create));
    }
    await test.step(file, async () => {
      await workplace.follow(own);
      await buildAndOpen(framework, workplace, async url => {
        const cookie = {name: 'demo-user', value: 'user_1042', url};
        await openInbox(browser, url, tab === 'nextjs' ? [cookie] : []);
      });
    });
    await test.step('docs/introduction/quick-start.mdx', async () => {
      await workplace.follow(general);
      if (described) await workplace.write(described);
      await buildAndOpen(framework, workplace, url => openInbox(browser, url));
    });
  });
}

/** The tutorial says that its app runs after each part. */
test('React hooks: the app of the tutorial builds after each part', async ({
  browser,
  workplace,
}) => {
  const page = `${frontEnd}/react-hooks/integration-tutorial.mdx`;
  const [react] = frameworks;
  if (!react?.create) throw new Error('The first framework is not React');
  const {source} = await readTutorial(page, {until: 'Part 6'});
  expect(source).toContain(`${react.printed} . -- --template react-ts`);
  await workplace.run(react.create);
  await workplace.run('npm install @engagespot/react-hooks');
  for (const part of [1, 2, 3, 4, 5]) {
    await test.step(`part ${part}`, async () => {
      await workplace.follow(await readTutorial(page, {until: `Part ${part + 1}`}));
      await buildAndOpen(react, workplace, async url => {
        const context = await browser.newContext();
        const opened = await context.newPage();
        const problems: string[] = [];
        opened.on('pageerror', ({message}) => problems.push(message));
        await opened.addInitScript({content: await bundleSandbox()});
        await opened.goto(url);
        if (part === 1) await expect(opened.getByText('The inbox is ready.')).toBeVisible();
        else await opened.getByRole('button', {name: /^Comments/}).click();
        if (part > 2) await expect(opened.getByText('Welcome').first()).toBeVisible();
        expect(problems).toEqual([]);
        await context.close();
      });
    });
  }
});

test('React Native: its files compile', async ({workplace}) => {
  const page = `${frontEnd}/using-react-native-library.mdx`;
  const instructions = await readTutorial(page, {until: 'Next steps'});
  await workplace.run('npm init -y');
  await workplace.run('npm install react-native@0.82.1 typescript@5.9 @types/react@19');
  await workplace.follow(instructions);
  const options =
    '--strict --jsx react-jsx --module esnext --moduleResolution bundler --skipLibCheck';
  await workplace.run(
    `npx tsc --noEmit ${options} --target es2022 --types react-native --lib es2022,dom $(find . -path ./node_modules -prune -o -name '*.ts*' -print)`,
  );
});

/** The pages tell readers to call the function of a file at its end. */
const file = 'server/comments.ts';
const nodePages = [
  {
    page: 'docs/sdks-n-libraries/backend-sdks/node.mdx',
    call: `notifyWatchers(
      {documentId: 'doc_31', documentTitle: 'Launch plan', author: 'Mateo', text: 'Done.'},
      ['user_1042'],
    )`,
  },
  {
    page: 'versioned_docs/version-1.4.x/sdks-n-libraries/backend-sdks/node.mdx',
    call: `notifyWatchers('Launch plan', 'Mateo', ['user_1042'])`,
  },
];

for (const {page, call} of nodePages) {
  test(`Node.js: ${page}`, async ({workplace}) => {
    const instructions = await readTutorial(page, {until: 'Next steps'});
    const answers: string[] = [];
    const {privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
    const signingKey = String(privateKey.export({type: 'pkcs8', format: 'pem'}));
    const server = await startSandboxServer({
      sandbox: {signingKey},
      port: 0,
      onAnswer: ({method, path: address, status}) => answers.push(`${method} ${address} ${status}`),
    });
    try {
      await workplace.run('npm init -y && npm install @types/node@22');
      await workplace.follow(instructions);
      const {apiKey, apiSecret} = demoCredentials;
      await workplace.write(
        new Map([['.env', `ENGAGESPOT_API_KEY=${apiKey}\nENGAGESPOT_API_SECRET=${apiSecret}`]]),
      );
      const command = `npx tsx --env-file=.env ${file}`;
      expect(instructions.source).toContain(command);
      await test.step('compiles', () =>
        workplace.run(
          'npx --package typescript@5.9 tsc --noEmit --strict --module esnext --moduleResolution bundler --target es2022 --types node --skipLibCheck server/*.ts',
        ));
      await test.step('runs', async () => {
        const code = instructions.files.get(file);
        await workplace.write(new Map([[file, `${code}\n\n${call}.then(console.log);`]]));
        const hook = path.join(rootDirectory, 'tests/e2e/support/tutorials/toSandbox.mjs');
        await workplace.run(command, {
          NODE_OPTIONS: `--import ${hook}`,
          SANDBOX_URL: server.url,
        });
      });
      expect(answers).toEqual(['POST /v3/notifications 202']);
    } finally {
      await server.close();
    }
  });
}
