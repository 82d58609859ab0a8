import {docsVersionOf} from '../../../src/content/sdkVersions.ts';
import {findKit, type Kit, type Sdk} from '../../../src/playground/kits.ts';
import {readFences} from '../../../src/samples/readFences.ts';
import {readSamplePages} from '../../../src/samples/readSamplePages.ts';

/** A playground of a page whose code runs. */
export interface Preset {
  /** Page that shows it: path relative to the root. */
  file: string;
  /** Docusaurus' name of the documentation version. */
  version: string;
  kit: Kit;
  preset: string;
  title: string;
  secure: boolean;
  code: string;
}

const playground = /<Playground\s+([^>]*)>([\s\S]*?)<\/Playground>/g;

function textOf(attributes: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

/** Every playground of every page, in the order of the pages, as the component reads them. */
export async function readPresets(): Promise<Preset[]> {
  const pages = await readSamplePages(['docs/', 'versioned_docs/']);
  return pages.flatMap(({file, source}) =>
    [...source.matchAll(playground)].flatMap(([, attributes = '', content = '']) => {
      const version = docsVersionOf(file);
      const kit = findKit(textOf(attributes, 'sdk') as Sdk, version);
      const code = readFences({file, version, source: content})[0]?.code;
      if (!kit || code === undefined) return [];
      const preset = textOf(attributes, 'preset');
      const title = textOf(attributes, 'title');
      return [{file, version, kit, preset, title, secure: /\bsecure\b/.test(attributes), code}];
    }),
  );
}
