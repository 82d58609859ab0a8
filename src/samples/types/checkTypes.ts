import ts from 'typescript';
import {type Fence, type Problem, problemAt} from '../fence.ts';
import {languageOf} from '../languages.ts';
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

/** Modules with the program that knows their types. */
export interface TypedModules {
  program: ts.Program;
  modules: readonly VirtualModule[];
}

function typeGroup(
  modules: readonly VirtualModule[],
  all: readonly VirtualModule[],
): TypedModules[] {
  const [first] = modules;
  if (!first) return [];
  const options = compilerOptions(first.environment, first.strict);
  const docsVersion = first.fence.version;
  return [{program: createProgram({checked: modules, all, docsVersion, options}), modules}];
}

async function toModules(fences: readonly Fence[]): Promise<VirtualModule[]> {
  return (await Promise.all(fences.map(toModule))).filter(module => module !== undefined);
}

/** The programs of modules, one for each documentation version, environment and strictness. */
function typeModules(modules: readonly VirtualModule[]): TypedModules[] {
  return groupModules(modules).flatMap(group => typeGroup(group, modules));
}

/** The samples with types among fences, with the programs that know them. */
export async function typeFences(fences: readonly Fence[]): Promise<TypedModules[]> {
  const typed = fences.filter(({language}) => {
    const method = languageOf(language)?.method;
    return method === 'types' || method === 'html';
  });
  return typeModules(await toModules(typed));
}

/** What is wrong with samples, and the programs that found it, which also know what each sample exports. */
export interface TypesCheck {
  problems: Problem[];
  typed: TypedModules[];
}

/**
 * Type-checks samples against the packages of their documentation version: TypeScript, JavaScript,
 * the scripts of Vue components and of HTML pages. Fences without types pass.
 */
export async function checkTypes(fences: readonly Fence[]): Promise<TypesCheck> {
  const typed = await typeFences(fences);
  const modules = typed.flatMap(group => group.modules);
  const angular = (await Promise.all(modules.map(angularProblems))).flat();
  const vue = fences.filter(({language}) => language === 'vue').flatMap(sfcProblems);
  const types = typed.flatMap(({program, modules: checked}) =>
    checked.flatMap(module => diagnose(program, module)),
  );
  return {problems: [...types, ...angular, ...vue], typed};
}
