const KB = 1024

/** The limits of weight in bytes of brotli, for the audit and the summary of a build. */
export const budgets = {
  /** All scripts that a document names. */
  javaScript: 80 * KB,
  /** A document without its title, descriptions, `<main>` and structured data, which hold the owner's words. */
  frame: 10_000,
  /** Fits one round trip. Only a home page that is longer fails; the summary of a build names the other documents. */
  document: 14_000,
  /** Fonts are compressed in themselves. */
  fonts: 30 * KB,
  /** Beyond a page: the suggestions in the header, the first result of a query, and the first answer to a question. */
  suggestions: 15 * KB,
  firstResult: 70 * KB,
  firstAnswer: 75 * KB,
  /** All scripts that a first visit of a page loads without being used: free times and suggestions come by themselves. */
  firstVisit: 84 * KB,
  /** The same of a demo. */
  demo: 120 * KB,
  /** Demos that need more: a chart, and the reading of workbooks. */
  demos: { cryptoagent: 151 * KB, spreadsheet: 171 * KB } as Record<string, number>,
}
