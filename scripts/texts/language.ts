import { type Locale, localeCodes } from '../../locales/locales.ts'

/**
 * The language that a passage seems to be in, if it is another than expected. Passages of less than eight words are names and
 * headings, which are too short to recognize: undefined.
 */
export function findWrongLanguage(passage: string, locale: Locale): Locale | undefined {
  const words = passage.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length < 8) return undefined
  const han = words.filter((word) => /\p{Script=Han}/u.test(word)).length / words.length
  const latin = Object.entries(stopWords)
    .map(([code, list]) => ({ code: code as Locale, count: words.filter((word) => list.has(word)).length }))
    .sort((a, b) => b.count - a.count)
  const [first] = latin
  if (locale === 'zh') return han < minimumHan ? first?.code : undefined
  if (han > minimumHan) return 'zh'
  const own = latin.find(({ code }) => code === locale)
  return own && first && first.count > own.count ? first.code : undefined
}

/** Chinese characters among characters and Latin words; names of products stay Latin. */
const minimumHan = 0.4

/** Frequent words that the other languages of the table do not have; Chinese is known by its characters. */
const stopWords: Partial<Record<Locale, Set<string>>> = {
  zh: new Set(),
  en: listWords('the of and to is are was it that this with for from by not you your they what which who how or an'),
  es: listWords('el los las y del al una con por para lo su sus más cómo pero sin sobre o cada hay ya está son'),
  fr: listWords(
    'l d qu le les et à des du dans une avec par pour ce sa ses plus où mais sans sur ou chaque vous il est sont au aux',
  ),
}

for (const locale of localeCodes.filter((code) => !(code in stopWords))) {
  console.warn(`scripts/texts/language.ts has no words of ${locale}: a text in another language is not noticed`)
}

function listWords(words: string): Set<string> {
  return new Set(words.split(' '))
}
