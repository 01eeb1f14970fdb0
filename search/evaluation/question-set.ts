/** A question with what answers it. */
export type Answerable = {
  question: string
  /** Any of these answers it: a path without its language, `/services/rag-langchain`, with `#id` where only that section does. */
  pages: string[]
  /** Words of the page that an answer cannot do without, as the page writes them: `two weeks`. */
  words: string[]
}

/**
 * Questions to the site in one language, written as visitors ask and before looking at what comes back.
 * One half of each language tunes the ranking (`tuning/`); the other is read by the measurement alone (`held-out/`).
 */
export type QuestionSet = {
  answerable: Answerable[]
  /** Near misses: things that a visitor may well ask here and that no page says. */
  unanswerable: string[]
  /** Take for granted what a page contradicts; that page, or none, is the answer. */
  wrongPremise: Answerable[]
  /** Asked in another language than that of the page. */
  otherLanguage: Answerable[]
  misspelt: Answerable[]
}
