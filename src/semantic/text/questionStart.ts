/** Words that questions begin with, unlike names to look up. */
export const questionStart =
  /^\s*(?:how|what|when|where|which|who|whom|whose|why|can|could|do|does|did|is|are|was|should|may|must|will|would)\b/i;
