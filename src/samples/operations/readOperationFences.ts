import {load} from 'cheerio';
import {parseFenceMeta} from '../../content/fenceMeta.ts';
import {readDocument} from '../../openapi/document.ts';
import {operationView} from '../../openapi/operationView.ts';
import type {OperationView} from '../../openapi/view.ts';
import type {Fence} from '../fence.ts';

/** Languages of the samples by the value of their tab. */
const languages: Readonly<Record<string, string>> = {curl: 'bash', node: 'js'};

/** The code inside highlighted HTML. */
function codeOf(html: string): string {
  return load(html, null, false).text();
}

/** Rust samples are statements: a reader puts them into a function. */
function completed(language: string, code: string): string {
  return language === 'rust' ? `async fn sample() {\n${code}\n}` : code;
}

/** The samples of one operation page as fences. What curl sends is run. */
function fencesOf(file: string, {samples}: OperationView): Fence[] {
  return samples.flatMap(({value, samples: ofLanguage}) =>
    ofLanguage.map(({title, html}): Fence => {
      const language = languages[value] ?? value;
      const meta = {...parseFenceMeta(`title="${title}"`), run: language === 'bash'};
      const code = completed(language, codeOf(html));
      return {file, version: 'current', line: 1, language, meta, code};
    }),
  );
}

/** Samples of the operation pages, which are components instead of fences. */
export async function readOperationFences(prefixes: readonly string[]): Promise<Fence[]> {
  const document = await readDocument();
  return document.operations
    .map(operation => operationView(operation, document))
    .map(view => ({file: view.href.slice(1), view}))
    .filter(({file}) => prefixes.length === 0 || prefixes.some(prefix => file.startsWith(prefix)))
    .flatMap(({file, view}) => fencesOf(file, view));
}
