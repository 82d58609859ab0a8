/**
 * Questions that pages answer, in the words of readers and not of the page, by the end of the page's
 * address: `email/ses` is that page of every docs version.
 */
export type AskedQuestions = Readonly<Record<string, readonly string[]>>;
