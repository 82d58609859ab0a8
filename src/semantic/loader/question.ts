import {questionStart} from '../text/questionStart.ts';

const manyWords = 5;
/** What is said of a problem or a choice, rather than looked up. */
const problem = /\b(?:vs|versus|error|failed|cannot|not|my|our|we)\b|n['’]t\b/i;

/** Whether somebody asks, compares or tells of a problem, rather than looks for words. */
export function readsLikeQuestion(text: string): boolean {
  const words = text.trim().split(/\s+/).filter(Boolean).length;
  if (words >= manyWords) return true;
  if (words >= 3 && (text.trim().endsWith('?') || questionStart.test(text))) return true;
  return words > 1 && problem.test(text);
}
