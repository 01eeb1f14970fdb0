import type { Locale } from './locales.ts'

/** The marks that code sets between words: Chinese has wide ones without a space, French a space before its colon. */
export const punctuation: Record<Locale, { colon: string; comma: string; stop: string; quotes: [string, string] }> = {
  de: { colon: ':', comma: ', ', stop: '. ', quotes: ['„', '“'] },
  en: { colon: ':', comma: ', ', stop: '. ', quotes: ['“', '”'] },
  es: { colon: ':', comma: ', ', stop: '. ', quotes: ['«', '»'] },
  fr: { colon: '\u00a0:', comma: ', ', stop: '. ', quotes: ['«\u00a0', '\u00a0»'] },
  pt: { colon: ':', comma: ', ', stop: '. ', quotes: ['«', '»'] },
  zh: { colon: '：', comma: '，', stop: '。', quotes: ['“', '”'] },
}
