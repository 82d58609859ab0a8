import {questionStart} from '../text/questionStart.ts';

const manyWords = 5;
/** What is said of a problem or a choice, rather than looked up. */
const problem =
  /\b(?:vs\.?|versus|or|errors?|exceptions?|fail(?:s|ed|ing)?|cannot|unable|not|missing|broken|twice|my|our|i|we)\b|n['’]t\b/i;

/** Whether somebody asks, compares or tells of a problem, rather than looks for words. */
export function readsLikeQuestion(text: string): boolean {
  const words = text.trim().split(/\s+/).filter(Boolean).length;
  if (words >= manyWords) return true;
  if (words >= 3 && (text.trim().endsWith('?') || questionStart.test(text))) return true;
  return words >= 2 && problem.test(text);
}
