import {expect, test} from 'vitest';
import {readFences} from '../../src/samples/readFences.ts';
import {typeFences} from '../../src/samples/types/checkTypes.ts';
import {readExports} from './readExports.ts';
import type {Export} from './shape.ts';

/** The exports of one sample. */
async function exportsOf(language: string, code: string, version = 'current'): Promise<Export[]> {
  const source = `\`\`\`${language} title="src/sample.${language}"\n${code}\n\`\`\``;
  const fences = readFences({file: 'docs/sample.mdx', version, source});
  const [typed] = await typeFences(fences);
  const [module] = typed?.modules ?? [];
  if (!typed || !module) throw new Error('The sample has no module');
  return readExports(typed, module);
}

const text = (name: string) => ({kind: 'text', name});

test('parameters that a call cannot go without', async () => {
  const exports = await exportsOf(
    'ts',
    `import type {Instance} from '@engagespot/core';
export type Choice = 'email' | 'sms';
export function save(
  {preferences}: Instance,
  category: {id: number; labels: string[]},
  choice: Choice,
  list: HTMLUListElement,
  done: (saved: boolean) => Promise<string>,
  note?: string,
): void {}`,
  );
  expect(exports).toEqual([
    {
      name: 'save',
      as: 'function',
      parameters: [
        {kind: 'made', of: 'Instance', name: '__0'},
        {
          kind: 'object',
          entries: {
            id: {kind: 'number', name: 'category.id'},
            labels: {kind: 'list', of: text('labels')},
          },
        },
        {kind: 'literal', value: 'email'},
        {kind: 'element', tag: 'ul'},
        {kind: 'function', returns: {kind: 'promise', of: text('done')}},
      ],
    },
  ]);
});

test('components, hooks, classes and objects, but nothing that is declared elsewhere', async () => {
  const exports = await exportsOf(
    'tsx',
    `import {Engagespot} from '@engagespot/react-component';
export function Bell({userId}: {userId: string}) {
  return <Engagespot apiKey="YOUR_API_KEY" userId={userId} />;
}
export function useTitle(title: string): string {
  return title;
}
export class Feed {
  constructor(private readonly userId: string) {}
  open(page: number): void {}
  private close(): void {}
}
export const inbox = {clear(): void {}, size: 1};
export declare function render(element: Element): void;
export {Engagespot};`,
  );
  expect(exports).toEqual([
    {name: 'Bell', as: 'component', props: {kind: 'object', entries: {userId: text('userId')}}},
    {name: 'useTitle', as: 'hook', parameters: [text('title')]},
    {
      name: 'Feed',
      as: 'class',
      parameters: [text('userId')],
      methods: [{name: 'open', parameters: [{kind: 'number', name: 'page'}]}],
    },
    {name: 'inbox', as: 'object', methods: [{name: 'clear', parameters: []}]},
  ]);
});
