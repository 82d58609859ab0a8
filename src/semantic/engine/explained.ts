/** Recognizes questions about a thing that a page explains: "What is a channel?" */
import type {PageEntry} from '../index/shape.ts';
import {meaningfulStems, namePhrase, saysLittle} from '../text/phrases.ts';
import {questionStart} from '../text/questionStart.ts';

/** A section that explains a thing. */
export interface Explanation {
  /** Place of the page in the index. */
  page: number;
  /** Place of the section in the page. */
  section: number;
}

export interface Explained {
  /** Those that define an entry come before pages that are about it. */
  explanations: readonly Explanation[];
  /** Whether the question asks what the thing is, rather than something else about it. */
  isDefinition: boolean;
}

/** How questions about what something is begin. */
const definitionStart =
  /^\s*(?:(?:so\s+)?(?:what|who)(?:['’]s|\s+(?:exactly\s+)?(?:is|are|does|do)\b)|(?:please\s+|can you\s+|could you\s+)?(?:explain|define|describe)\b|(?:the\s+)?(?:meaning|definition) of\b)/i;

/** Names are as long as this many words at most. */
const longestName = 4;

export type ExplanationFinder = (question: string) => Explained | undefined;

export function createExplanationFinder(pages: readonly PageEntry[]): ExplanationFinder {
  const byName = new Map<string, Explanation[]>();
  const add = (name: string, explanation: Explanation): void => {
    if (name !== '') byName.set(name, [...(byName.get(name) ?? []), explanation]);
  };
  pages.forEach(({terms = ''}, page) => {
    for (const [at, term] of terms.split(',').entries()) add(term, {page, section: at + 1});
  });
  pages.forEach(({title, names = ''}, page) => {
    for (const name of [namePhrase(title), ...names.split(',')]) add(name, {page, section: 0});
  });

  return question => {
    const isDefinition = definitionStart.test(question);
    if (!isDefinition && !questionStart.test(question)) return undefined;
    const stems = meaningfulStems(question);
    for (let length = Math.min(longestName, stems.length); length > 0; length--) {
      for (let start = 0; start + length <= stems.length; start++) {
        const explanations = byName.get(stems.slice(start, start + length).join(' '));
        const others = [...stems.slice(0, start), ...stems.slice(start + length)];
        if (explanations && others.every(saysLittle)) return {explanations, isDefinition};
      }
    }
    return undefined;
  };
}
