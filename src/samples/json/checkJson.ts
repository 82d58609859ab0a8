import {document} from '../../openapi/generated/document.ts';
import {validationMessages} from '../../sandbox/contract/validation.ts';
import {type Fence, type Problem, problemAt} from '../fence.ts';
import {findDuplicateKeys, parseJson} from './parseJson.ts';

/** Parses JSON, and validates it with the schema of the REST interface that the fence names. */
function checkFence(fence: Fence): Problem[] {
  const {code, language, meta} = fence;
  const parsed = parseJson(code, {comments: language === 'jsonc'});
  if ('error' in parsed) return [problemAt(fence, parsed.error, parsed.line)];
  const problems = findDuplicateKeys(code).map(({key, line}) =>
    problemAt(fence, `the key "${key}" is there twice`, line),
  );
  if (meta.schema === undefined) return problems;
  if (!document.schemas[meta.schema]) {
    const known = Object.keys(document.schemas).join(', ');
    return [
      ...problems,
      problemAt(fence, `There is no schema ${meta.schema}. There are: ${known}`),
    ];
  }
  const messages = validationMessages(meta.schema, parsed.value, {name: meta.schema});
  return [...problems, ...messages.map(message => problemAt(fence, message))];
}

export function checkJson(fences: readonly Fence[]): Problem[] {
  return fences.flatMap(checkFence);
}
