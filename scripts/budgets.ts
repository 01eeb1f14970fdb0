const KB = 1024

/**
 * The most that anything may weigh, in bytes of brotli; the audit and the summary of a build read these numbers.
 */
export const budgets = {
  /** All scripts of a page's first load. */
  javaScript: 84 * KB,
  /** A document without the owner's words: its title, descriptions, the contents of its `<main>`, and the structured data that repeats them. */
  frame: 9_850,
  /** What fits one round trip; the summary of a build names longer documents, which fail nothing. */
  document: 14_000,
  /** Fonts are compressed in themselves. */
  fonts: 30 * KB,
  /** What suggestions in the header load beyond a page, and the first result of a query or question. */
  suggestions: 15 * KB,
  firstResult: 74 * KB,
  /** All scripts of a demo's first load. */
  demo: 110 * KB,
}
