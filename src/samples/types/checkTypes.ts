import ts from 'typescript';
import {type Fence, type Problem, problemAt} from '../fence.ts';
import {angularProblems} from './angular.ts';
import {htmlModule} from './html.ts';
import {scriptModule, type VirtualModule} from './module.ts';
import {compilerOptions} from './options.ts';
import {createProgram} from './program.ts';
import {sfcModule, sfcProblems} from './vue.ts';

/** The line of a diagnostic inside the fence's own code; less than 1 in the code before it. */
function ownLine({linesBefore}: VirtualModule, {file, start = 0}: ts.Diagnostic): number {
  const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
  return line + 1 - linesBefore;
}

function toProblem(module: VirtualModule, diagnostic: ts.Diagnostic): Problem {
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n      ');
  const text = `${message} (TS${diagnostic.code})`;
  return problemAt(module.fence, text, ownLine(module, diagnostic));
}

/** The problems of a module; those in the code before it are reported with the fence they are in. */
function diagnose(program: ts.Program, module: VirtualModule): Problem[] {
  const source = program.getSourceFile(module.path);
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return diagnostics
    .filter(diagnostic => ownLine(module, diagnostic) > 0)
    .map(diagnostic => toProblem(module, diagnostic));
}

async function toModule(fence: Fence): Promise<VirtualModule | undefined> {
  if (fence.language === 'vue') return sfcModule(fence);
  return fence.language === 'html' ? htmlModule(fence) : scriptModule(fence);
}

/** Modules that one program can hold. All modules of a page are in the same environment. */
function groupModules(modules: readonly VirtualModule[]): VirtualModule[][] {
  const native = new Set(
    modules.filter(({environment}) => environment === 'native').map(({fence}) => fence.file),
  );
  const groups = new Map<string, VirtualModule[]>();
  for (const module of modules) {
    const {file, version} = module.fence;
    const environment = native.has(file) ? 'native' : module.environment;
    const key = `${version} ${environment} ${module.strict}`;
    groups.set(key, [...(groups.get(key) ?? []), {...module, environment}]);
  }
  return [...groups.values()];
}

function checkGroup(group: readonly VirtualModule[], all: readonly VirtualModule[]): Problem[] {
  const [first] = group;
  if (!first) return [];
  const options = compilerOptions(first.environment, first.strict);
  const program = createProgram({checked: group, all, docsVersion: first.fence.version, options});
  return group.flatMap(module => diagnose(program, module));
}

/**
 * Type-checks samples against the packages of their documentation version: TypeScript, JavaScript,
 * the scripts of Vue components and of HTML pages.
 */
export async function checkTypes(fences: readonly Fence[]): Promise<Problem[]> {
  const modules = (await Promise.all(fences.map(toModule))).filter(module => module !== undefined);
  const angular = (await Promise.all(modules.map(angularProblems))).flat();
  const vue = fences.filter(({language}) => language === 'vue').flatMap(sfcProblems);
  const types = groupModules(modules).flatMap(group => checkGroup(group, modules));
  return [...types, ...angular, ...vue];
}
