import {expect, test} from 'vitest';
import {readPresets} from '../../../tests/e2e/support/readPresets';
import {compile, SyntaxProblem} from './compile';

type Body = (
  module: {exports: Record<string, unknown>},
  exports: Record<string, unknown>,
  require: (name: string) => unknown,
) => Promise<void>;

/** Runs code as a frame does. */
async function run(source: string, modules: Record<string, unknown> = {}) {
  const {constructor: AsyncFunction} = (async () => undefined) as unknown as {
    constructor: new (...args: string[]) => Body;
  };
  const module = {exports: {} as Record<string, unknown>};
  const body = new AsyncFunction('module', 'exports', 'require', compile(source));
  await body(module, module.exports, name => modules[name]);
  return module.exports;
}

function problemIn(source: string): SyntaxProblem {
  try {
    compile(source);
  } catch (error) {
    if (error instanceof SyntaxProblem) return error;
  }
  return expect.fail('compiles');
}

const lines = (text: string) => text.split('\n').length;

test('keeps lines where they are', async () => {
  const source = [
    'import {',
    '  type Ref,',
    '  useRef,',
    "} from 'react';",
    'interface Props {',
    '  label: string;',
    '}',
    'type Size = 1 | 2;',
    'export default function read({label}: Props, ref?: Ref<Size>) {',
    '  return useRef(',
    '    ref ?? label,',
    '  );',
    '}',
    'export const line = new Error().stack;',
  ].join('\n');
  const compiled = compile(source);
  expect(lines(compiled)).toBe(lines(source));
  expect(compiled.split('\n')[13]).toContain('new Error().stack');
});

test('keeps the lines of every playground', async () => {
  const presets = await readPresets();
  expect(presets.length).toBeGreaterThan(10);
  for (const {file, preset, code} of presets) {
    expect([file, preset, lines(compile(code))]).toEqual([file, preset, lines(code)]);
  }
});

test('exports, imports and JSX work without types', async () => {
  const source = `import {read, type Thing} from 'things';
import other, * as all from 'others';
export const thing = read<Thing>(other satisfies string as string)!;
export const names = Object.keys(all);
export default function App() { return <p title="x">{thing}</p>; }`;
  const exported = await run(source, {
    things: {read: (value: string) => `read ${value}`},
    others: {__esModule: true, default: 'a', b: 1},
    'react/jsx-runtime': {jsx: (type: string, props: object) => ({type, props})},
  });
  expect(exported).toMatchObject({thing: 'read a', names: ['__esModule', 'default', 'b']});
  expect((exported.default as () => unknown)()).toEqual({
    type: 'p',
    props: {title: 'x', children: 'read a'},
  });
});

test('a module that only lends types is not loaded', () => {
  expect(compile("import type {Props} from 'missing';\nexport const a: Props = 1;")).not.toContain(
    'missing',
  );
});

test('waits at the top', async () => {
  const exported = await run(
    'const value = await Promise.resolve(3);\nexport const twice = value * 2;',
  );
  expect(exported.twice).toBe(6);
});

test('an error has its line, and a message without it', () => {
  expect(problemIn('const a = 1;\nconst b = ;\n')).toMatchObject({
    message: 'Unexpected token',
    line: 2,
  });
  expect(problemIn('let x = {\n\n')).toMatchObject({
    message: 'Unexpected token, expected ","',
    line: 3,
  });
});

test('code without anything in it runs', async () => {
  expect(await run('')).toEqual({});
  expect(await run('// only a comment')).toEqual({});
});
