/** The marks that code sets between words in a language. */
export function getPunctuation(locale: string): typeof usual {
  return { ...usual, ...own[locale] }
}

/** The space between words: a wide colon and a wide bracket bring their own. */
export function getSpace(before: string, after = ''): string {
  return before.endsWith('：') || after.startsWith('（') ? '' : ' '
}

type Pair = [string, string]

const usual = {
  ...{ colon: ':', comma: ', ', semicolon: '; ', stop: '. ' },
  /** Between the items of a list. */
  item: ', ',
  quotes: ['“', '”'] as Pair,
  /** With the space before them. */
  brackets: [' (', ')'] as Pair,
}

/** The exceptions: Chinese has wide marks without a space, French a space before colon and semicolon. */
const own: Record<string, Partial<typeof usual>> = {
  de: { quotes: ['„', '“'] },
  es: { quotes: ['«', '»'] },
  fr: { colon: '\u00a0:', semicolon: '\u202f; ', quotes: ['«\u00a0', '\u00a0»'] },
  pt: { quotes: ['«', '»'] },
  zh: { colon: '：', comma: '，', semicolon: '；', stop: '。', item: '、', brackets: ['（', '）'] },
}
