/** Reads a question as what it asks about: one facet for each telling word or concept. */
import type {ConceptStems} from '../index/shape.ts';
import {genericStems, stopWords} from '../text/plainWords.ts';
import {readTerms} from '../text/terms.ts';
import {createConceptFinder} from './concepts.ts';
import {createNeighbours} from './neighbours.ts';

/** Stems that have to stand together, and how well they answer the facet, from 0 to 1. */
export interface Alternative {
  stems: readonly string[];
  strength: number;
}

/** A thing that is asked about; the best alternative of a document counts, not their sum. */
export interface Facet {
  /** The word as typed; empty for a concept that no single telling word names. */
  word: string;
  weight: number;
  alternatives: Alternative[];
  /** Whether the pages or the lexicon know it. */
  isKnown: boolean;
  /** How much it tells: how rare its best alternative is, or the word itself where nothing knows it. */
  rarity: number;
}

/** How much each way to answer a facet counts against the word itself. */
const strengths = {
  /** What the pages say for the words of a reader. */
  asked: 0.8,
  /** Other words of the pages for the same. */
  own: 0.4,
  /** Close neighbors of either, as a share of it. */
  near: 0.5,
  /** Words spelled alike, for one that no page says. */
  neighbour: 0.45,
  /** Each further word that names a concept makes it surer. */
  perWord: 0.25,
};
const genericWeight = 0.7;

export type FacetReader = (question: string) => Facet[];

/** @param rarityOf how rare a stem is among the documents; the highest for one that none holds */
export function createFacetReader(
  lexicon: readonly ConceptStems[],
  vocabulary: ReadonlySet<string>,
  rarityOf: (stem: string) => number,
): FacetReader {
  const findConcepts = createConceptFinder(lexicon);
  const neighboursOf = createNeighbours(vocabulary);

  function tellingOf({isKnown, alternatives}: Facet): number {
    const said = alternatives.filter(
      ({stems}) => !isKnown || stems.every(stem => vocabulary.has(stem)),
    );
    const rarities = said.map(
      ({stems, strength}) => Math.min(1, strength) * Math.max(...stems.map(rarityOf)),
    );
    return Math.max(0, ...rarities);
  }

  return question => {
    const terms = readTerms(question);
    const facets = new Map<string, Facet>();
    const byPlace = new Map<number, Facet>();
    terms.forEach(({word, stem}, place) => {
      if (stopWords.has(word)) return;
      const known = facets.get(stem);
      if (known) {
        byPlace.set(place, known);
        return;
      }
      const isIndexed = vocabulary.has(stem);
      const others = isIndexed ? [] : neighboursOf(stem);
      const facet: Facet = {
        word,
        weight: genericStems.has(stem) ? genericWeight : 1,
        alternatives: [
          {stems: [stem], strength: 1},
          ...others.map(other => ({stems: [other], strength: strengths.neighbour})),
        ],
        isKnown: isIndexed || others.length > 0,
        rarity: 0,
      };
      facets.set(stem, facet);
      byPlace.set(place, facet);
    });

    const added: Facet[] = [];
    for (const {concept, at, isOwn} of findConcepts(terms)) {
      const [own, near] = lexicon[concept] ?? [[], [], []];
      const named = at.flatMap(place => byPlace.get(place) ?? []);
      const longer = 1 + strengths.perWord * Math.max(0, named.length - 1);
      const strength = (isOwn ? strengths.own : strengths.asked) * longer;
      const alternatives = [
        ...own.map(phrase => ({stems: phrase.split(' '), strength})),
        ...near.map(phrase => ({stems: phrase.split(' '), strength: strength * strengths.near})),
      ];
      const [target] = named.sort((a, b) => a.alternatives.length - b.alternatives.length);
      if (target) {
        target.alternatives.push(...alternatives);
        target.weight = Math.max(target.weight, 1);
        for (const facet of named) facet.isKnown = true;
      } else {
        added.push({word: '', weight: 1, alternatives, isKnown: true, rarity: 0});
      }
    }
    return [...facets.values(), ...added].map(facet => ({...facet, rarity: tellingOf(facet)}));
  };
}
