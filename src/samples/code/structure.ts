/** The objects and lists that code hands to a call: literals, names for them, and what serializes them. */
import {parseJson} from '../json/parseJson.ts';
import type {Call, Entry, Expression, List, Mapping} from './expression.ts';
import {type Code, calledName, unknown} from './readCode.ts';

export type Structure = Mapping | List;

/** Functions and methods that give what they are given, or what they belong to, in another form. */
const serializers = new Set(
  [
    'Buffer NewBuffer NewBufferString NewReader Marshal',
    'bytes data dumps encode encodeToString freeze generate json json_encode jsonEncode',
    'jsonObject stringify toByteArray toJSONString toRequestBody toString to_json to_s',
    'JSONObject JSONArray RequestBody String create into clone',
  ].flatMap(line => line.split(' ')),
);

const mappingMakers = /^(?:mapOf|mutableMapOf|hashMapOf|linkedMapOf)$/;
const listMakers = /^(?:listOf|arrayOf|mutableListOf)$/;

/** The value of JSON with its places lost: all of it is where the text is. */
function fromJson(value: unknown, place: Expression): Expression {
  const {line, start, end} = place;
  const at = {line, start, end};
  if (Array.isArray(value)) {
    return {kind: 'list', items: value.map(item => fromJson(item, place)), ...at};
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, member]) => ({
      key,
      value: fromJson(member, place),
      ...at,
    }));
    return {kind: 'mapping', entries, ...at};
  }
  return {kind: 'group', parts: [], ...at};
}

/** JSON in a text: what code puts between quotes is a part of a string, anything else a value. */
function parsed(text: string, place: Expression): Structure | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const quoted = text.replace(/"(?:[^"\\]|\\.)*"|\uFFFC/g, found =>
    found === unknown ? 'null' : found,
  );
  const result = parseJson(quoted, {comments: false});
  if ('error' in result) return undefined;
  const value = fromJson(result.value, place);
  return value.kind === 'mapping' || value.kind === 'list' ? value : undefined;
}

/** `JSONObject().put("a", 1).put("b", 2)`: the entries from the first call to the last. */
function putEntries(call: Call, code: Code): Entry[] | undefined {
  const {callee, args} = call;
  if (callee.kind !== 'member') return calledName(call) === 'JSONObject' ? [] : undefined;
  const target = code.resolve(callee.target);
  const before = target.kind === 'call' ? putEntries(target, code) : undefined;
  const [key, value] = args;
  if (!before || callee.name !== 'put' || !key || !value) return undefined;
  const {line, start, end} = key;
  return [...before, {key: code.textOf(key.value), value: value.value, line, start, end}];
}

/** `JSONArray().put(a)`: the items from the first call to the last. */
function putItems(call: Call, code: Code): Expression[] | undefined {
  const {callee, args} = call;
  if (callee.kind !== 'member') return calledName(call) === 'JSONArray' ? [] : undefined;
  const target = code.resolve(callee.target);
  const before = target.kind === 'call' ? putItems(target, code) : undefined;
  const [item] = args;
  return before && callee.name === 'put' && item ? [...before, item.value] : undefined;
}

/** What a call makes by itself, such as `mapOf("a" to 1)`. */
function madeBy(call: Call, code: Code): Structure | undefined {
  const {line, start, end} = call;
  const place = {line, start, end};
  const name = calledName(call);
  const values = call.args.map(({value}) => code.resolve(value));
  if (mappingMakers.test(name)) {
    const entries = values.flatMap(value => (value.kind === 'mapping' ? value.entries : []));
    return {kind: 'mapping', entries, ...place};
  }
  if (listMakers.test(name)) return {kind: 'list', items: values, ...place};
  if (name !== 'put') return undefined;
  const entries = putEntries(call, code);
  if (entries) return {kind: 'mapping', entries, ...place};
  const items = putItems(call, code);
  return items && {kind: 'list', items, ...place};
}

/** The object or list that an expression stands for; undefined when the code does not show it. */
export function structureOf(expression: Expression, code: Code): Structure | undefined {
  const value = code.resolve(expression);
  switch (value.kind) {
    case 'mapping':
    case 'list':
      return value;
    case 'text':
      return parsed(code.textOf(value) ?? '', value);
    case 'member':
      // Ruby calls without parentheses: `{ key: 1 }.to_json`.
      return serializers.has(value.name) ? structureOf(value.target, code) : undefined;
    case 'group':
      return firstStructure(value.parts, code);
    case 'call': {
      const made = madeBy(value, code);
      if (made || !serializers.has(calledName(value))) return made;
      const target = value.callee.kind === 'member' ? [value.callee.target] : [];
      return firstStructure([...value.args.map(argument => argument.value), ...target], code);
    }
    default:
      return undefined;
  }
}

function firstStructure(candidates: readonly Expression[], code: Code): Structure | undefined {
  for (const candidate of candidates) {
    const found = structureOf(candidate, code);
    if (found) return found;
  }
  return undefined;
}
