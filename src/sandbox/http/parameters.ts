import type {CompactParameter} from '../../openapi/compact';
import {validationMessages} from '../contract/validation';
import type {Exchange} from './exchange';
import {Problem} from './problem';

function textOf({name, in: place}: CompactParameter, exchange: Exchange): string | undefined {
  if (place === 'path') return exchange.pathParameters[name];
  const text = place === 'query' ? exchange.query.get(name) : exchange.request.headers.get(name);
  return text ?? undefined;
}

/** A whole number stays text when it is not written as one, so that validation refuses it. */
function parameterValue({schema}: CompactParameter, text: string): unknown {
  return schema.type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/**
 * Reads the parameters of a call, with the defaults of the document.
 *
 * @throws Problem 400 when one is missing or not as the document has it
 */
export function readParameters(exchange: Exchange): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const messages: string[] = [];
  for (const parameter of exchange.route.operation.parameters) {
    const {name, required, schema} = parameter;
    const text = textOf(parameter, exchange);
    const value = text === undefined ? schema.default : parameterValue(parameter, text);
    if (value === undefined) {
      if (required) messages.push(`${name} is required`);
      continue;
    }
    messages.push(...validationMessages(schema, value, {name}));
    values[name] = value;
  }
  if (messages.length > 0) throw new Problem(400, messages);
  return values;
}
