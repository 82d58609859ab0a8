/** The `package.json` of a project. */
import {type SdkVersions, sdkVersions} from '../../../content/sdkVersions';
import type {Kit} from '../../kits';

export interface ManifestOptions {
  kit: Kit;
  /** Name of the package. */
  name: string;
  /** What may import more of the packages that the SDK is made of. */
  code: string;
  /** Whether a backend in the project signs a user token. */
  secure: boolean;
}

type Versions = Record<string, string>;

const react: Record<18 | 19, {dependencies: Versions; types: Versions}> = {
  18: {
    dependencies: {react: '18.3.1', 'react-dom': '18.3.1'},
    types: {'@types/react': '18.3.8', '@types/react-dom': '18.3.7'},
  },
  19: {
    dependencies: {react: '^19.2.0', 'react-dom': '^19.2.0'},
    types: {'@types/react': '^19.2.0', '@types/react-dom': '^19.2.0'},
  },
};

/** Newer releases drop the styles of the bell of SDKs up to version 2. */
const stylesOfTheBell: Versions = {'styled-components': '6.1.19'};

/** The UI kit brings this React along. Unless it is at the top, npm adds another one beside it. */
const reactOfTheKit: Versions = {react: '17.0.2', 'react-dom': '17.0.2'};

/** Versions of the packages that belong to the SDK of a kit. */
function versionsOf(kit: Kit): SdkVersions {
  const all: readonly SdkVersions[] = Object.values(sdkVersions);
  return all.find(versions => versions[kit.package] === kit.version) ?? sdkVersions.current;
}

/** What the code imports of the same publisher, besides the SDK. */
function companionsOf({kit, code}: ManifestOptions): Versions {
  const versions = versionsOf(kit);
  const names = [...code.matchAll(/\bfrom\s*["'](@engagespot\/[\w-]+)["']/g)].map(
    ([, name]) => name,
  );
  return Object.fromEntries(
    names.flatMap(name => (name && versions[name] ? [[name, versions[name]]] : [])),
  );
}

const node = '@engagespot/node';

function dependenciesOf(options: ManifestOptions): Versions {
  const {kit, secure} = options;
  const isKit = kit.sdk === 'client';
  const hasOldBell = isKit || (kit.sdk === 'react-component' && kit.react === 18);
  return {
    ...companionsOf(options),
    [kit.package]: kit.version,
    ...(kit.react && react[kit.react].dependencies),
    ...(isKit && reactOfTheKit),
    ...(hasOldBell && stylesOfTheBell),
    ...(secure && {[node]: sdkVersions.current[node]}),
  };
}

/** Complete: `npm install` asks for nothing else, and neither do `npm run dev` and `npm run build`. */
export function manifest(options: ManifestOptions): string {
  const {kit, name, secure} = options;
  const content = {
    name,
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {dev: 'vite', build: 'tsc && vite build', preview: 'vite preview'},
    dependencies: dependenciesOf(options),
    devDependencies: {
      ...(kit.react && react[kit.react].types),
      ...(secure && {'@types/node': '^20.19.0'}),
      ...(kit.react && {'@vitejs/plugin-react': '^6.3.0'}),
      typescript: '~5.9.3',
      vite: '^8.3.0',
    },
    engines: {node: '^20.19.0 || >=22.12.0'},
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
