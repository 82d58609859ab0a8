/** Chooses and writes out the questions that the panel offers as examples. */
import {questionStart} from '../text/questionStart.ts';

const fewestWords = 4;
const longest = 80;

/** Of what readers ask, what reads as a question, written as one: `how do i stop it` → `How do I stop it?` */
export function exampleQuestions(asked: readonly string[]): string[] {
  return asked
    .filter(
      text =>
        questionStart.test(text) &&
        text.split(/\s+/).length >= fewestWords &&
        text.length <= longest &&
        !/[.,;:!]/.test(text),
    )
    .map(text => {
      const written = text.trim().replace(/\?$/, '').replace(/\bi\b/g, 'I');
      return `${written.charAt(0).toUpperCase()}${written.slice(1)}?`;
    });
}
