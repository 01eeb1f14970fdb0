const KB = 1024

/**
 * The most that anything may weigh, in bytes of brotli; the audit, the summary of a build and the bench read these numbers.
 */
export const budgets = {
  /** All scripts of a page's first load. */
  javaScript: 84 * KB,
  /** A document without the owner's words: the contents of its `<main>`, and the structured data that repeats them. */
  frame: 10_000,
  /** What fits one round trip; the summary of a build names longer documents, which fail nothing. */
  document: 14_000,
  /** Fonts are compressed in themselves. */
  fonts: 30 * KB,
  /** The scripts that find and show results, answers and suggestions, beyond those of every page. */
  searchCode: { results: 24 * KB, answers: 14 * KB, suggestions: 6 * KB },
  /** What the search of one language loads for a thousand words of pages and questions, so that no post is too much for it. */
  searchWords: 2_400,
  /** All scripts of a demo's first load. */
  demos: new Map([
    ['apollomedical', 90 * KB],
    ['autoclient', 98 * KB],
    ['banking', 130 * KB],
    ['cryptoagent', 90 * KB],
    ['spreadsheet', 118 * KB],
  ]),
}
