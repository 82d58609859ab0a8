/** Why a tool has no answer, in words for who called it: what is wrong, and what to do instead. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}
