/** What the engine finds. */
import type {Facet} from './facets.ts';

/** A page that may answer a question, with its section that comes closest. */
export interface FoundPage {
  /** Path on this site, without the anchor. */
  url: string;
  title: string;
  /** Place of the section in the page; 0 is the page itself. */
  section: number;
  score: number;
  told: Told;
}

/** Shares of a question that a page answers, from 0 to 1; telling words count more. */
export interface Told {
  /** The page as a whole. */
  page: number;
  /** Its section that answers most. */
  section: number;
  /** The question of readers that comes closest, of those that it answers. */
  question: number;
}

export interface Found {
  /** What was asked about. */
  facets: readonly Facet[];
  /** Best first. */
  pages: readonly FoundPage[];
  /** Share of the question that the closest of those says that no page answers. */
  elsewhere: number;
}

/** What was found, and whether it answers the question at all. */
export interface Answered extends Found {
  isFitting: boolean;
  /** Whether it asks what something is, and the first pages explain just that. */
  isDefinition: boolean;
}
