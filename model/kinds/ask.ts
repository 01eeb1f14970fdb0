// Shared by the search page and the function that answers. No dependency, so that the page stays small.

/** Characters of a question, and passages of whose sentences a model may choose. */
export const askLimits = { question: 300, passages: 12 } as const
