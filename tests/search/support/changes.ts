/** What readers make of a heading while they type: cut, mistyped, and with words run together. */
import {queryTerms} from '../../../src/search/records/words';
import {chance, choose} from './sampling';

/** The last word, half of it still to be typed; undefined when it is short. */
export function cutPrefix(heading: string): string | undefined {
  const [, start = '', last = ''] = /^(.*?)(\p{L}{5,})$/u.exec(heading) ?? [];
  return last ? start + last.slice(0, Math.ceil(last.length / 2)) : undefined;
}

type Mistake = (word: string, at: number) => string;

const mistakes: readonly Mistake[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
  (word, at) => `${word.slice(0, at)}e${word.slice(at + 1)}`,
];

/** The word with one typing mistake, never in its first two letters; undefined if it is none. */
function mistype(word: string, seed: string): string | undefined {
  const mistake = choose(mistakes, `${seed} mistake`);
  const at = 2 + Math.floor(chance(`${seed} letter`) * (word.length - 2));
  const wrong = mistake?.(word, at);
  return wrong === word ? undefined : wrong;
}

const longWords = (heading: string) => heading.match(/\p{L}{5,}/gu) ?? [];

/** One typing mistake in a word of five letters or more. */
export function withTypo(heading: string): string | undefined {
  const word = choose(longWords(heading), `${heading} word`);
  const wrong = word && mistype(word, heading);
  return wrong && heading.replace(word, wrong);
}

/** A typing mistake in each of two words of five letters or more. */
export function withTwoTypos(heading: string): string | undefined {
  const words = [...new Set(longWords(heading))];
  const first = choose(words, `${heading} first`);
  const second = choose(
    words.filter(word => word !== first),
    `${heading} second`,
  );
  if (!first || !second) return undefined;
  const wrong = [mistype(first, `${heading} 1`), mistype(second, `${heading} 2`)] as const;
  if (!wrong[0] || !wrong[1]) return undefined;
  return heading.replace(first, wrong[0]).replace(second, wrong[1]);
}

const isMeaningful = (word: string) => queryTerms(`x ${word}`).length > 1;

/** Two neighboring words that carry meaning, written as one: `Quick start` → `Quickstart`. */
export function withJoinedWords(heading: string): string | undefined {
  const words = heading.split(' ');
  const isJoinable = (word: string | undefined) =>
    word !== undefined && /^\p{L}{2,}$/u.test(word) && isMeaningful(word);
  const places = words.flatMap((word, at) =>
    isJoinable(word) && isJoinable(words[at + 1]) ? [at] : [],
  );
  const at = choose(places, `${heading} join`);
  if (at === undefined) return undefined;
  const joined = `${words[at]}${words[at + 1]?.toLowerCase()}`;
  return [...words.slice(0, at), joined, ...words.slice(at + 2)].join(' ');
}

/** A camelCase name as words: `markAsRead` → `mark as read`; undefined without humps. */
export function camelWords(name: string): string | undefined {
  if (!/^\p{L}\p{Ll}*(?:\p{Lu}[\p{Ll}\p{N}]+)+$/u.test(name)) return undefined;
  return name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ').toLowerCase();
}

/** Three of the words of a text that carry meaning, in its order; undefined without three. */
export function threeWords(text: string, seed: string): string | undefined {
  const words = [
    ...new Set(text.toLowerCase().match(/(?<![\p{L}\p{N}_.@/-])\p{L}{4,}(?![\p{L}\p{N}_.@/-])/gu)),
  ].filter(isMeaningful);
  if (words.length < 6) return undefined;
  const places = words
    .map((_, at) => at)
    .sort((a, b) => chance(`${seed} ${a}`) - chance(`${seed} ${b}`));
  return places
    .slice(0, 3)
    .sort((a, b) => a - b)
    .map(at => words[at])
    .join(' ');
}

/** A name within the stack trace of an application, as a log has it on one line. */
export function inTrace(name: string): string {
  return `2026-11-03T10:22:31.482Z ERROR [worker-7] job 88213 of queue "orders" failed after 3 attempts: TypeError: cannot read ${name} of undefined at sendOrderMail (/srv/shop/dist/jobs/orders.js:118:21) at process.processTicksAndRejections (node:internal/process/task_queues:95:5) at async Worker.processJob (/srv/shop/node_modules/bullmq/dist/cjs/classes/worker.js:394:28) at async Worker.retryIfFailed (/srv/shop/node_modules/bullmq/dist/cjs/classes/worker.js:581:24)`;
}
