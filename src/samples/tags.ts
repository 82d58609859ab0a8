import type {Fence} from './fence.ts';
import {languageOf} from './languages.ts';

/** Comments that stand for code left out, or that switch the compiler off. */
const elision = /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*)?\s*(?:\.{3}|…)\s*(?:\*\/\}?|-->)?\s*$/m;
const suppression = /@ts-(?:ignore|expect-error|nocheck)/;

/** A longer fence needs a title, unless it goes on from one or is drawn. */
function lacksTitle({language, meta, code}: Fence): boolean {
  if (meta.title !== undefined || meta.continues || language === 'diagram') return false;
  return code.trim().split('\n').length > 2;
}

/** Whether a fence is a call of the REST interface and nothing else. */
const isCall = (code: string) =>
  /^curl\s(?:[^\n]*\\\n)*[^\n]*https:\/\/api(?:-eu)?\.engagespot\.co\/v\d/.test(code.trim());

/** Without its opening tag, PHP is text that no grammar finds fault with. */
function lacksOpeningTag({language, meta, code}: Fence): boolean {
  return language === 'php' && !meta.continues && !code.includes('<?');
}

/** What is wrong with a fence before its code is looked at. */
export function tagProblems(fence: Fence): string[] {
  const {language, meta, code} = fence;
  if (language === '') return ['the fence has no language', ...meta.problems];
  const known = languageOf(language);
  if (!known) return [`unknown language ${language}`, ...meta.problems];
  const {method} = known;
  return [
    ...meta.problems,
    lacksTitle(fence) ? 'a fence of more than two lines has a title' : '',
    lacksOpeningTag(fence) ? 'PHP begins with <?php: nothing before it is code' : '',
    meta.schema !== undefined && method !== 'json' ? 'schema= is for JSON' : '',
    method === 'shell' && isCall(code) && !meta.run ? 'the call does not run: add run' : '',
    meta.run && method !== 'shell' ? 'run is for curl' : '',
    meta.response && language !== 'json' ? 'response is for JSON' : '',
    meta.secure && !meta.run ? 'secure needs run' : '',
    meta.status !== undefined && !meta.run ? 'status= needs run' : '',
    method !== 'text' && elision.test(code) ? 'code is left out: show it, or end before it' : '',
    suppression.test(code) ? 'a comment switches the type check off' : '',
  ].filter(Boolean);
}
