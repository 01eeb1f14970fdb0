/** The marks that code sets between words in a language. */
export function getPunctuation(locale: string): typeof usual {
  return { ...usual, ...own[locale] }
}

/** Apart from the others, which are in the scripts of demos. */
export function getSemicolon(locale: string): string {
  const own: Record<string, string> = { fr: '\u202f; ', zh: '；' }
  return own[locale] ?? '; '
}

type Pair = [string, string]

const usual = {
  ...{ colon: ':', comma: ', ', stop: '. ' },
  /** Between the items of a list. */
  item: ', ',
  quotes: ['“', '”'] as Pair,
  /** With the space before them. */
  brackets: [' (', ')'] as Pair,
  /** Between the ends of a range that have units. */
  range: ' – ',
}

/** The exceptions: Chinese has wide marks without a space, French a space before its colon. */
const own: Record<string, Partial<typeof usual>> = {
  de: { quotes: ['„', '“'] },
  es: { quotes: ['«', '»'] },
  fr: { colon: '\u00a0:', quotes: ['«\u00a0', '\u00a0»'] },
  pt: { quotes: ['«', '»'] },
  zh: { colon: '：', comma: '，', stop: '。', item: '、', brackets: ['（', '）'], range: '–' },
}
