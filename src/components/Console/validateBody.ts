import {document} from '../../sandbox/contract/document';
import {validationMessages} from '../../sandbox/contract/validation';

/** Line and column of a position in a text, both from 1. */
function placeOf(text: string, position: number): string {
  const lines = text.slice(0, position).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** What the parser says, with the place in words where the browser gives a position. */
function syntaxMessage(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(message)?.[1];
  const place = position === undefined ? '' : ` at ${placeOf(text, Number(position))}`;
  return `This is not JSON: there is a mistake${place}.`;
}

/**
 * Checks a body with the schema that the OpenAPI document has for the call.
 *
 * @param operationId the call
 * @param text the body as typed
 * @returns what is wrong, one message per problem; empty when nothing is
 */
export function validateBody(operationId: string, text: string): string[] {
  const schema = document.operations.find(each => each.operationId === operationId)?.body?.schema;
  if (!schema) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [syntaxMessage(text, error)];
  }
  return validationMessages(schema, value, {name: 'body'});
}
