import {dereference, validate} from '@cfworker/json-schema';
import type {Schema} from '../../openapi/model';
import {document} from './document';
import {toMessages} from './messages';

const draft = '2020-12';

/** Every named schema by its address, for the references between them. */
const lookup = dereference({components: {schemas: document.schemas}});

export interface ValidationOptions {
  /** How messages call the value itself. */
  name: string;
  /**
   * Whether to stop at the first problem. For large values: the list of problems can be longer
   * than the value.
   */
  stopEarly?: boolean;
}

/**
 * Validates a JSON value with a schema of the document.
 *
 * @param schema name of a schema, or a schema without references
 * @returns what is wrong, in words; empty when nothing is
 */
export function validationMessages(
  schema: string | Schema,
  value: unknown,
  {name, stopEarly = false}: ValidationOptions,
): string[] {
  const resolved = typeof schema === 'string' ? document.schemas[schema] : schema;
  if (!resolved) throw new Error(`There is no schema ${schema}`);
  try {
    const {valid, errors} = validate(value, resolved, draft, lookup, stopEarly);
    return valid ? [] : toMessages(errors, resolved, name);
  } catch (error) {
    // The validator passes its findings as arguments of a call: too many for the stack.
    if (error instanceof RangeError) return [`${name} has more problems than can be listed`];
    throw error;
  }
}
