import {sdkVersionsOf} from '../../content/sdkVersions.ts';
import {type Place, resolveLinks} from '../addresses.ts';
import {callList} from '../body.ts';
import type {DeclaredExport} from '../exports/model.ts';
import {declaredExports} from '../generated/exports.ts';
import {labelOf} from '../history.ts';
import {document, fence, unsearched} from '../markdown.ts';
import type {Entry} from './model.ts';
import {entryAnchor, entryName} from './names.ts';

/** A value as an attribute of a component. */
function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}={${JSON.stringify(value)}}`;
}

/**
 * The declaration of an entry.
 *
 * @throws Error that names the data file when the types do not declare it
 */
function declarationOf(packageName: string, {name}: Entry, place: Place): DeclaredExport {
  const declared = declaredExports[packageName]?.own[name];
  if (declared) return declared;
  throw new Error(
    `${place.dataFile}: ${packageName} does not export "${name}". Correct the name, or run ` +
      '`npm run generate:exports` after an update of the package',
  );
}

/** The fields in the order of the types. The texts have to be about exactly these. */
function fieldList({name, fields}: Entry, declared: DeclaredExport, place: Place): string {
  const described = Object.keys(fields);
  if (described.length === 0) return '';
  const inTypes = Object.keys(declared.fields);
  const wrong = [
    ...described.filter(field => !inTypes.includes(field)).map(field => `no field "${field}"`),
    ...inTypes.filter(field => !described.includes(field)).map(field => `"${field}" is missing`),
  ];
  if (wrong.length > 0) {
    throw new Error(`${place.dataFile}: "fields" of "${name}": ${wrong.join(', ')}`);
  }
  const isInput = /(?:Options|Props)$/.test(name);
  const items = Object.entries(declared.fields).map(([field, {type, optional}]) => {
    const data = fields[field];
    const isRequired = isInput && !optional;
    const head =
      attribute('name', field) +
      attribute('type', type.length > 90 ? undefined : type) +
      (isRequired ? ' required' : '') +
      attribute('default', data?.default) +
      (data && 'deprecated' in data && data.deprecated ? ' deprecated' : '');
    return `<Field${head}>${resolveLinks(place, data?.about ?? '').trim()}</Field>`;
  });
  return `<Fields>\n${items.join('\n')}\n</Fields>`;
}

/** The most lines of named types that stand below a declaration; more of them are closed at first. */
const fewLines = 12;

function signatureBlock(title: string, {signature, types}: DeclaredExport): string {
  const isShort = types !== undefined && types.split('\n').length <= fewLines;
  const code = isShort ? `${signature}\n\n${types}` : signature;
  const parts = {title, code, types: isShort ? undefined : types};
  const attributes = Object.entries(parts).map(([name, value]) => attribute(name, value));
  return `<Signature${attributes.join('')} />`;
}

/** Since which documentation version, and with which package. */
function since(packageName: string, entry: Entry, declared: DeclaredExport): string {
  const docsVersion = entry.since ?? declared.since;
  const version = sdkVersionsOf(docsVersion)[packageName] ?? '';
  const short = packageName.replace('@engagespot/', '');
  return `**Since:** ${labelOf(docsVersion)} (${short} ${version})`;
}

/** One entry below its heading. */
export function entryMarkdown(packageName: string, entry: Entry, place: Place): string {
  const declared = declarationOf(packageName, entry, place);
  const version = sdkVersionsOf('current')[packageName];
  const title = `Types of ${packageName} ${version}`;
  const facts = entry.default ? `- **Default:** \`${entry.default}\`` : '';
  return document(
    `## ${entryName(packageName, entry.name)} {/*#${entryAnchor(entry.name)}*/}`,
    resolveLinks(place, entry.about),
    unsearched(signatureBlock(title, declared)),
    [callList(entry.call, place), facts].filter(Boolean).join('\n'),
    fieldList(entry, declared, place),
    unsearched(
      document(since(packageName, entry, declared), entry.example ? fence(entry.example) : ''),
    ),
  );
}
