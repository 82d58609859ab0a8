/**
 * The ranking ledger: what readers type, and the pages that they have to find. An entry is written
 * from the reader's side, before looking at results. When a change of the ranking breaks one, the
 * ranking is wrong, unless another page has become as good an answer: then it stands beside the
 * first.
 */
import {asTyped} from './asTyped';
import type {QueryClass} from './entry';
import {errors, headers} from './errors';
import {exact} from './exact';
import {identifierParts, identifiers} from './identifiers';
import {commandLine, frameworks, providers} from './names';
import {questions} from './questions';
import {synonyms} from './synonyms';
import {typos} from './typos';
import {unseen} from './unseen';
import {words} from './words';

/** The promises for one version of the documentation. */
export interface Ledger {
  /** Name of the docs version in its tag, such as `current`. */
  version: string;
  classes: readonly QueryClass[];
}

export const ledgers: readonly Ledger[] = [
  {
    version: 'current',
    classes: [
      exact,
      asTyped,
      typos,
      words,
      questions,
      identifiers,
      identifierParts,
      headers,
      errors,
      synonyms,
      providers,
      frameworks,
      commandLine,
      unseen,
    ],
  },
];
