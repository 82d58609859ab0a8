/**
 * How text becomes search terms. Index and query use the same functions, so a word of the page and
 * the same word typed by a reader always meet, with accents or without:
 *
 *   'client.markAsRead' → ['client.markasread', 'client', 'markasread', 'mark', 'as', 'read']
 */

/** Texts without any of these are as they are when they are folded. */
const foldable = /[\u00c0-\u036f\u1e00-\u1fff\ufb00-\uffef]/;

/** The text in the letters that anybody types: without accents, and in the usual width. */
export function foldText(text: string): string {
  if (!foldable.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize();
}

/** Everything that is neither a letter, a digit nor one of the joiners of an identifier. */
const separators = /[^\p{L}\p{N}_\-.@/]+/u;
const joiners = /[_\-.@/]+/;
const outerJoiners = /^[_\-.@/]+|[_\-.@/]+$/g;
/** `markAsRead` → mark|As|Read, `HTTPServer` → HTTP|Server. */
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Words to remember: pages have some 15,000, and what readers type must not fill the memory. */
const maxRemembered = 50_000;

/** Computes once per word: texts repeat most of theirs. */
function remembered<T>(compute: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return word => {
    const value = known.get(word) ?? compute(word);
    if (known.size < maxRemembered) known.set(word, value);
    return value;
  };
}

/** A joined word longer than this is a URL or a hash that nobody types as a whole. */
const maxJoinedLength = 40;

/** The camelCase parts of a word, as written; a word without humps is its only part. */
export function camelParts(word: string): string[] {
  return word.split(humps);
}

/** Terms of a word that holds no joiner: itself and its camelCase parts of two letters or more. */
function wordTerms(word: string): string[] {
  const parts = camelParts(word);
  const terms = parts.length > 1 ? [word, ...parts.filter(part => part.length > 1)] : [word];
  return terms.map(term => term.toLowerCase());
}

/** Terms of a word with joiners: as a whole, unless nobody types so much, and its parts. */
function joinedTerms(joined: string): string[] {
  const words = joined.split(joiners).filter(Boolean);
  const terms = words.flatMap(wordTerms);
  const keepsJoined = words.length > 1 && joined.length <= maxJoinedLength;
  return keepsJoined ? [joined.toLowerCase(), ...terms] : terms;
}

/** Terms of what stands between two separators. */
function chunkTerms(chunk: string): string[] {
  const joined = chunk.replace(outerJoiners, '');
  const terms = joined.split('/').flatMap(joinedTerms);
  const keepsPath = joined.includes('/') && joined.length <= maxJoinedLength;
  return keepsPath ? [joined.toLowerCase(), ...terms] : terms;
}

const termsOfChunk = remembered(chunkTerms);

/** Search terms of a text in reading order, lower case, with repetitions. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const chunk of foldText(text).split(separators)) terms.push(...termsOfChunk(chunk));
  return terms;
}

/** The words of a text as somebody types them; those that nobody types as a whole, in their parts. */
export function typedWords(text: string): string[] {
  return text
    .split(separators)
    .flatMap(word => (word.length > maxJoinedLength ? word.split('/') : word))
    .flatMap(word =>
      word.length > maxJoinedLength
        ? word.split(joiners).flatMap(camelParts)
        : word.replace(outerJoiners, ''),
    )
    .filter(Boolean);
}

const codeWord = /[\p{L}_][\p{L}\p{N}_]*(?:-[\p{L}\p{N}_]+)*/gu;

/** Whether only code writes a word so: with a joiner, with humps, or in capitals. */
export function isCodeName(word: string): boolean {
  const isJoined = /[\p{L}\p{N}][_-]/u.test(word);
  return (
    word.length > 3 && (isJoined || camelParts(word).length > 1 || word === word.toUpperCase())
  );
}

/**
 * The names in a sample of code, once each, without the words that any sample has:
 *
 *   'const {unreadCount} = useEngagespot();' → ['unreadCount', 'useEngagespot']
 */
export function codeNames(code: string): string[] {
  return [...new Set(code.match(codeWord))].filter(isCodeName);
}

/** Words that carry no meaning in a question such as "how do I send an email". */
const stopWords = new Set(
  'a about am an and any are aren as at be been by can could couldn d did didn do does doesn doing don for from had has hasn have haven he her his how i if in is isn it its ll m me my of on one or other our re s she should shouldn so some t that the their them there these they this those to too us ve was wasn we were what when where which who why will with won would wouldn you your'.split(
    ' ',
  ),
);

/** Whether a lower case word carries no meaning of its own. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Distinct terms of a query without stop words, unless it consists of nothing else. */
export function queryTerms(query: string): string[] {
  const terms = [...new Set(tokenize(query))];
  const meaningful = terms.filter(term => !stopWords.has(term));
  return meaningful.length > 0 ? meaningful : terms;
}

const identifier = /\p{L}[\p{L}\p{N}_]*/gu;

/** The words that an identifier is made of; empty for a plain word. */
const phraseOf = remembered((word: string) => {
  const parts = word.split('_').filter(Boolean).flatMap(camelParts);
  return parts.length > 1 ? parts.join(' ').toLowerCase() : '';
});

/**
 * The identifiers of a text as phrases, so that an engine that does not split words finds them:
 *
 *   'call markAsRead with USER_ID' → ['mark as read', 'user id']
 */
export function identifierPhrases(text: string): string[] {
  const phrases = new Set(text.match(identifier)?.map(phraseOf));
  phrases.delete('');
  return [...phrases];
}
