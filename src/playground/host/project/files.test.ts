import {unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {sdkVersions} from '../../../content/sdkVersions';
import {allKits, findKit, type Kit, type Sdk} from '../../kits';
import {type ProjectOptions, projectFiles} from './files';
import {zipProject} from './zip';

function kitOf(sdk: Sdk, version = 'current'): Kit {
  return findKit(sdk, version) ?? expect.fail(`no kit of ${sdk}`);
}

function options(more: Partial<ProjectOptions> = {}): ProjectOptions {
  return {
    kit: kitOf('react-component'),
    preset: 'a-bell',
    title: 'A bell',
    code: 'export default function App() {}',
    secure: false,
    page: 'https://docs.example.com/docs/playgrounds/react-component',
    ...more,
  };
}

const manifestOf = (more: Partial<ProjectOptions> = {}) =>
  JSON.parse(projectFiles(options(more))['package.json'] ?? '');

test('the zip file holds one folder, named after the preset', () => {
  const text = new TextDecoder();
  const entries = Object.entries(unzipSync(zipProject(options())));
  expect(entries.every(([file]) => file.startsWith('engagespot-a-bell/'))).toBe(true);
  const unzipped = entries.map(([file, content]) => [
    file.replace('engagespot-a-bell/', ''),
    text.decode(content),
  ]);
  expect(Object.fromEntries(unzipped)).toEqual(projectFiles(options()));
});

test('the code is as the reader left it', () => {
  const code = 'export default function App() {\n  return <p>ä 😀</p>;\n}';
  expect(projectFiles(options({code}))['src/App.tsx']).toBe(`${code}\n`);
  expect(projectFiles(options({code, kit: kitOf('core')}))['src/preset.ts']).toBe(`${code}\n`);
});

test.each(allKits())('$name comes in the version of the playground, with its React', kit => {
  const {dependencies, devDependencies} = manifestOf({kit});
  expect(dependencies[kit.package]).toBe(kit.version);
  const react = kit.sdk === 'client' ? 17 : kit.react;
  const major = /\d+/.exec(dependencies.react ?? '')?.[0];
  expect(major).toBe(react?.toString());
  expect(dependencies['react-dom']).toBe(dependencies.react);
  expect(Boolean(devDependencies['@vitejs/plugin-react'])).toBe(kit.react !== undefined);
});

test('SDKs with the old bell get the styles that it was made for', () => {
  const styles = (sdk: Sdk, version?: string) =>
    manifestOf({kit: kitOf(sdk, version)}).dependencies['styled-components'];
  expect(styles('client')).toBe('6.1.19');
  expect(styles('react-component', '1.4.x')).toBe('6.1.19');
  expect(styles('react-component')).toBeUndefined();
  expect(styles('react-hooks', '1.4.x')).toBeUndefined();
});

test('packages of the SDK that the code imports come in its version', () => {
  const code = [
    "import {Engagespot} from '@engagespot/react-component';",
    'import {Button} from "@engagespot/template-blocks";',
    "import nothing from '@engagespot/nothing';",
    "import other from 'other';",
  ].join('\n');
  const latest = manifestOf({code}).dependencies;
  expect(latest['@engagespot/template-blocks']).toBe('2.0.1');
  expect(latest).not.toHaveProperty('@engagespot/nothing');
  expect(latest).not.toHaveProperty('other');
  const older = manifestOf({code, kit: kitOf('react-component', '1.4.x')}).dependencies;
  expect(older).toMatchObject({
    '@engagespot/react-component': '2.3.2',
    '@engagespot/template-blocks': '1.4.2',
  });
});

test('only a secure project has a backend, and no key is in it', () => {
  const plain = projectFiles(options());
  expect(Object.keys(plain).filter(file => /backend|env/.test(file))).toEqual([]);
  expect(plain['vite.config.ts']).not.toContain('inboxUser');
  expect(manifestOf().dependencies).not.toHaveProperty('@engagespot/node');

  const secure = projectFiles(options({secure: true}));
  expect(secure['vite.config.ts']).toContain('plugins: [react(), inboxUser()]');
  expect(secure['backend.ts']).toContain('generateUserToken');
  expect(secure['.env.example']).toContain('ENGAGESPOT_PRIVATE_SIGNING_KEY=""\n');
  expect(secure['.gitignore']?.split('\n')).toContain('.env');
  expect(manifestOf({secure: true}).dependencies['@engagespot/node']).toBe(
    sdkVersions.current['@engagespot/node'],
  );
});

test('a title is text, whatever it contains', () => {
  const {'index.html': page} = projectFiles(options({title: '<Bell> & "co"'}));
  expect(page).toContain('<title>&lt;Bell&gt; &amp; "co"</title>');
});

test('the README tells what to enter where, and where it comes from', () => {
  const {'README.md': plain = ''} = projectFiles(options());
  expect(plain).toContain('# A bell\n');
  expect(plain).toContain('(https://docs.example.com/docs/playgrounds/react-component)');
  expect(plain).toContain('In `src/App.tsx`, replace:');
  expect(plain).toContain('npm install\nnpm run dev');
  expect(plain).not.toContain('.env');

  const {'README.md': secure = ''} = projectFiles(options({secure: true, kit: kitOf('core')}));
  expect(secure).toContain('In `src/preset.ts`, replace `YOUR_API_KEY`');
  expect(secure).toContain('Copy `.env.example` to `.env`');
  // Every file that it names is there.
  const files = projectFiles(options({secure: true, kit: kitOf('core')}));
  for (const [, file = ''] of secure.matchAll(/^\| `([^`]+)` \|/gm)) {
    expect(files).toHaveProperty([file]);
  }
});
