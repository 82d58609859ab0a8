/** Checks the JSON-LD of pages: by Google's rules, and by the vocabulary of schema.org as types. */
import path from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import ts from 'typescript';
import {rootDirectory} from '../../../scripts/lib/paths.ts';

const dataTag = /<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g;

/** The JSON-LD of a page, block by block. */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(dataTag)].map(([, text = '']) => JSON.parse(text));
}

/** What Google's rules for rich results find wrong with a page: one message each. */
export async function richResultProblems(html: string): Promise<string[]> {
  const data = new WebAutoExtractor({addLocation: true}).parse(html);
  const issues = await new Validator().validate(data);
  return issues.filter(({severity}) => severity === 'ERROR').map(({issueMessage}) => issueMessage);
}

/** Data with all texts the same, which the vocabulary does not tell apart: pages then share a few forms. */
export function formOf(data: unknown): string {
  return JSON.stringify(data, (key, value) =>
    typeof value === 'string' && !key.startsWith('@') ? 'text' : value,
  );
}

const types = {
  TechArticle: 'WithContext<TechArticle>',
  WebSite: "WithContext<WebSite & {potentialAction: SearchAction & {'query-input': string}}>",
  BreadcrumbList: 'WithContext<BreadcrumbList>',
} as const;

/** One message for everything that the types of schema.org do not allow in any of the blocks. */
export function vocabularyProblems(blocks: readonly Record<string, unknown>[]): string[] {
  const forms = new Map(blocks.map(block => [formOf(block), block]));
  const checks = [...forms].map(([form, block]) => {
    const type = Object.entries(types).find(([name]) => name === block['@type'])?.[1];
    return `(${form}) satisfies ${type ?? 'never'};`;
  });
  const source = `import type {BreadcrumbList, SearchAction, TechArticle, WebSite, WithContext} from 'schema-dts';\n${checks.join('\n')}\n`;
  const file = path.join(rootDirectory, 'structuredDataOfPages.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = name => name === file || fileExists(name);
  host.getSourceFile = (name, language) =>
    name === file ? ts.createSourceFile(name, source, language) : getSourceFile(name, language);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
