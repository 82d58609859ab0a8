import {
  type CompilerError,
  compileScript,
  compileTemplate,
  parse,
  type SFCDescriptor,
} from '@vue/compiler-sfc';
import {type Fence, type Problem, problemAt} from '../fence.ts';
import {modulePath, type VirtualModule} from './module.ts';

function toProblem(fence: Fence, error: CompilerError | SyntaxError | string): Problem {
  if (typeof error === 'string') return problemAt(fence, error);
  const line = 'loc' in error ? error.loc?.start.line : undefined;
  return problemAt(fence, error.message, line);
}

function scriptProblems(fence: Fence, descriptor: SFCDescriptor): Problem[] {
  if (!descriptor.script && !descriptor.scriptSetup) return [];
  try {
    compileScript(descriptor, {id: 'sample'});
    return [];
  } catch (error) {
    return [toProblem(fence, error instanceof SyntaxError ? error : String(error))];
  }
}

function templateProblems(fence: Fence, {template, filename}: SFCDescriptor): Problem[] {
  if (!template) return [];
  const {errors} = compileTemplate({
    source: template.content,
    ast: template.ast,
    filename,
    id: 's',
  });
  return errors.map(error => toProblem(fence, error));
}

/** What Vue's compiler says about a single-file component: its blocks, macros and template. */
export function sfcProblems(fence: Fence): Problem[] {
  const {descriptor, errors} = parse(fence.code, {filename: 'sample.vue'});
  if (errors.length > 0) return errors.map(error => toProblem(fence, error));
  return [...scriptProblems(fence, descriptor), ...templateProblems(fence, descriptor)];
}

/** The scripts of a single-file component as a module, each on its own lines. */
export function sfcModule(fence: Fence): VirtualModule {
  const {script, scriptSetup} = parse(fence.code, {filename: 'sample.vue'}).descriptor;
  const lines: string[] = [];
  for (const block of [script, scriptSetup]) {
    if (!block) continue;
    const start = block.loc.start.line - 1;
    for (const [at, line] of block.content.split('\n').entries()) {
      lines[start + at] = `${lines[start + at] ?? ''}${line}`;
    }
  }
  // What other fences import: the component that the compiler makes.
  if (scriptSetup) lines.push("export default {} as import('vue').DefineComponent;");
  return {
    path: modulePath(fence, 'ts'),
    text: Array.from(lines, line => line ?? '').join('\n'),
    linesBefore: 0,
    strict: (scriptSetup ?? script)?.lang === 'ts',
    environment: 'page',
    fence,
  };
}
