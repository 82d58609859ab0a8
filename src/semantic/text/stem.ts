/**
 * Cuts English words to a stem that their forms share, so that a question and a page meet:
 *
 *   'batches', 'batching', 'batched' → 'batch'
 *
 * A light stemmer: it takes off endings of number, tense and manner and leaves the rest alone.
 */

const shortestStem = 3;

const doubled = /([bdgmnprt])\1$/;

function withoutPlural(word: string): string {
  if (word.length <= shortestStem || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

function withoutTense(word: string): string {
  for (const ending of ['ing', 'ed']) {
    const base = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || base.length < shortestStem || !/[aeiouy]/.test(base)) continue;
    return base.replace(doubled, '$1');
  }
  return word;
}

function withoutManner(word: string): string {
  return word.length > 5 ? word.replace(/ly$/, '') : word;
}

/** @param word in lower case */
export function stem(word: string): string {
  if (word.length <= shortestStem || !/^[a-z]+$/.test(word)) return word;
  const bare = withoutTense(withoutPlural(withoutManner(word)));
  const base = bare.length > shortestStem ? bare.replace(/e$/, '') : bare;
  return base.length > shortestStem ? base.replace(/y$/, 'i').replace(/ll$/, 'l') : base;
}
