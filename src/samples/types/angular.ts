import ts from 'typescript';
import {type Fence, type Problem, problemAt} from '../fence.ts';
import type {VirtualModule} from './module.ts';

interface InlineTemplate {
  text: string;
  /** Line of the module that it begins on, from 0. */
  line: number;
}

/** The templates in `@Component({template: …})`. */
function inlineTemplates({path, text}: VirtualModule): InlineTemplate[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const templates: InlineTemplate[] = [];
  function visit(node: ts.Node) {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'template' &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      const {line} = source.getLineAndCharacterOfPosition(node.initializer.getStart());
      templates.push({text: node.initializer.text, line});
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return templates;
}

/** What Angular's compiler says about a template; lines are from 0. */
async function templateErrors(text: string): Promise<{line: number; message: string}[]> {
  const {parseTemplate} = await import('@angular/compiler');
  const {errors} = parseTemplate(text, 'sample.html');
  return (errors ?? []).map(({span, msg}) => ({line: span.start.line, message: msg}));
}

/** Parses the templates inside Angular components. */
export async function angularProblems(module: VirtualModule): Promise<Problem[]> {
  if (!module.text.includes('@angular/core')) return [];
  const problems: Problem[] = [];
  for (const {text, line} of inlineTemplates(module)) {
    for (const error of await templateErrors(text)) {
      const codeLine = line + error.line + 1 - module.linesBefore;
      problems.push(problemAt(module.fence, error.message, codeLine));
    }
  }
  return problems;
}

/** Parses a fence that is a template file of an Angular component, by its title. */
export async function angularTemplateProblems(fence: Fence): Promise<Problem[]> {
  if (!/\.component\.html$/.test(fence.meta.title ?? '')) return [];
  const errors = await templateErrors(fence.code);
  return errors.map(({line, message}) => problemAt(fence, message, line + 1));
}
