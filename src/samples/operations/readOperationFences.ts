import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {parseFenceMeta} from '../../content/fenceMeta.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import type {Fence} from '../fence.ts';

const folder = 'api/operations';

/** The part of a generated page's data that is read here. */
interface OperationSamples {
  samples: {
    /** Value of the language's tab. */
    value: string;
    samples: {title: string; html: string}[];
  }[];
}

/** Languages of the samples by the value of their tab. */
const languages: Readonly<Record<string, string>> = {curl: 'bash', node: 'js'};

/** The code inside highlighted HTML. */
function codeOf(html: string): string {
  return load(html, null, false).text();
}

/** Samples that are part of a file, with what a reader has around them. */
function completed(language: string, code: string): string {
  if (language === 'rust') return `async fn sample() {\n${code}\n}`;
  return language === 'php' && !code.startsWith('<?php') ? `<?php\n${code}` : code;
}

/** The samples of one operation page as fences. What curl sends is run. */
function fencesOf(file: string, {samples}: OperationSamples): Fence[] {
  return samples.flatMap(({value, samples: ofLanguage}) =>
    ofLanguage.map(({title, html}): Fence => {
      const language = languages[value] ?? value;
      const meta = {...parseFenceMeta(`title="${title}"`), run: language === 'bash'};
      const code = completed(language, codeOf(html));
      return {file, version: 'current', line: 1, language, meta, code};
    }),
  );
}

/** Samples of the generated operation pages, which are components instead of fences. */
export async function readOperationFences(prefixes: readonly string[]): Promise<Fence[]> {
  const files = (await readdir(path.join(rootDirectory, folder)))
    .filter(name => name.endsWith('.operation.json'))
    .map(name => `${folder}/${name}`)
    .filter(file => prefixes.length === 0 || prefixes.some(prefix => file.startsWith(prefix)));
  const views = files.map(async file => {
    const view: OperationSamples = JSON.parse(
      await readFile(path.join(rootDirectory, file), 'utf8'),
    );
    return fencesOf(file, view);
  });
  return (await Promise.all(views)).flat();
}
