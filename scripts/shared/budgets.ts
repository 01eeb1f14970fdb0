const KB = 1024

/** The limits of weight in bytes of brotli, for the audit and the summary of a build. */
export const budgets = {
  /** All scripts of a page's first load. */
  javaScript: 80 * KB,
  /** A document without its title, descriptions, `<main>` and structured data, which hold the owner's words. */
  frame: 9_850,
  /** Fits one round trip. The summary of a build names longer documents, but nothing fails. */
  document: 14_000,
  /** Fonts are compressed in themselves. */
  fonts: 30 * KB,
  /** Beyond a page: the suggestions in the header, the first result of a query, and the first answer to a question. */
  suggestions: 15 * KB,
  firstResult: 70 * KB,
  firstAnswer: 74 * KB,
  /** All scripts of a demo's first load. */
  demo: 110 * KB,
}
