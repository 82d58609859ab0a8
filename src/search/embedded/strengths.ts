/** How well a word answers a term that it does not equal; an equal one answers it with 1. */
export const strengths = {
  compound: 0.8,
  joined: 0.8,
  prefix: 0.9,
  split: 0.9,
  inflection: 0.8,
  synonym: 0.75,
  inflectionInText: 0.45,
  typo: 0.96,
  /** A typo in another form of the word. */
  typoInForm: 0.5,
};
