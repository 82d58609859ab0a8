import {questionStart} from '../text/questionStart.ts';

/** Whether somebody asks, rather than looks for words. */
export function readsLikeQuestion(text: string): boolean {
  const words = text.trim().split(/\s+/).filter(Boolean).length;
  if (words >= 6) return true;
  return words >= 3 && (text.trim().endsWith('?') || questionStart.test(text));
}
