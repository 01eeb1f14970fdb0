// Shared by the search page and the function that writes answers. No dependency, so that the page stays small.

/** Characters of a question, passages that an answer may rest on, and sentences of a written one. */
export const askLimits = { question: 300, sources: 12, sentences: 40 } as const
