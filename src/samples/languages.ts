/** How the fences of a language are checked. */
export type Method = 'types' | 'html' | 'json' | 'shell' | 'grammar' | 'text';

export interface Language {
  /** Name in the report. */
  name: string;
  method: Method;
}

/** Every language that a fence may have, by the word after its backticks. */
const languages: Readonly<Record<string, Language>> = {
  ts: {name: 'TypeScript', method: 'types'},
  typescript: {name: 'TypeScript', method: 'types'},
  tsx: {name: 'TypeScript', method: 'types'},
  js: {name: 'JavaScript', method: 'types'},
  javascript: {name: 'JavaScript', method: 'types'},
  jsx: {name: 'JavaScript', method: 'types'},
  vue: {name: 'Vue', method: 'types'},
  json: {name: 'JSON', method: 'json'},
  jsonc: {name: 'JSON', method: 'json'},
  bash: {name: 'Shell', method: 'shell'},
  sh: {name: 'Shell', method: 'shell'},
  shell: {name: 'Shell', method: 'shell'},
  python: {name: 'Python', method: 'grammar'},
  php: {name: 'PHP', method: 'grammar'},
  ruby: {name: 'Ruby', method: 'grammar'},
  rust: {name: 'Rust', method: 'grammar'},
  go: {name: 'Go', method: 'grammar'},
  java: {name: 'Java', method: 'grammar'},
  kotlin: {name: 'Kotlin', method: 'grammar'},
  swift: {name: 'Swift', method: 'grammar'},
  dart: {name: 'Dart', method: 'grammar'},
  css: {name: 'CSS', method: 'grammar'},
  html: {name: 'HTML', method: 'html'},
  xml: {name: 'XML', method: 'grammar'},
  ini: {name: 'INI', method: 'grammar'},
  toml: {name: 'TOML', method: 'grammar'},
  yaml: {name: 'YAML', method: 'grammar'},
  diagram: {name: 'Diagram', method: 'grammar'},
  handlebars: {name: 'Handlebars', method: 'grammar'},
  text: {name: 'Text', method: 'text'},
  http: {name: 'Text', method: 'text'},
  csv: {name: 'Text', method: 'text'},
  diff: {name: 'Text', method: 'text'},
  mdx: {name: 'Text', method: 'text'},
  md: {name: 'Text', method: 'text'},
};

/** The entry of a fence's language; undefined when pages may not use it. */
export function languageOf(word: string): Language | undefined {
  return languages[word];
}

/** Languages of one family can go on from each other: `tsx` from `ts`. */
export function familyOf(word: string): string {
  const {name = word} = languages[word] ?? {};
  return name === 'JavaScript' ? 'TypeScript' : name;
}
