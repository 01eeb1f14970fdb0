import type { Category } from '../categories.ts'
import { simplify } from '../tokens.ts'
import type { Measure, PeriodName, Vocabulary } from './vocabulary.ts'

/** A phrase of a question with its meaning. */
export type Token =
  | { kind: 'measure'; value: Measure }
  | { kind: 'direction'; value: 'in' | 'out' }
  | { kind: 'category'; value: Category; word: string }
  | { kind: 'month'; value: number }
  | { kind: 'quarter'; value: number }
  | { kind: 'year'; value: number }
  | { kind: 'period'; value: PeriodName }
  | { kind: 'lastMonths' | 'lastDays' | 'limit' | 'above' | 'below'; value: number }
  | { kind: 'from' | 'between' | 'to' | 'skip' }
  | { kind: 'unknown'; value: string }

type Phrase = { pattern: RegExp; length: number; create: (value: number | undefined, text: string) => Token }

/** Without a number, several of the largest are this many. */
const usualLimit = 5

/** Cuts a question into the phrases of a language, the longest first; what is no phrase becomes an unknown word. */
export function readTokens(question: string, vocabulary: Vocabulary): Token[] {
  const text = normalizeQuestion(question, vocabulary)
  const phrases = getPhrases(vocabulary)
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const { token, length } = readToken(text, at, phrases)
    const last = tokens.at(-1)
    if (token?.kind === 'unknown' && last?.kind === 'unknown' && isHan(token.value) && isHan(last.value)) {
      last.value += token.value
    } else if (token) {
      tokens.push(token)
    }
    at += length
  }
  return tokens
}

function readToken(text: string, at: number, phrases: readonly Phrase[]): { token?: Token; length: number } {
  for (const { pattern, create } of phrases) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { token: create(readNumber(match[1]), match[0]), length: match[0].length }
  }
  const [year] = /^(?:19|20)\d\d(?!\d)年?/.exec(text.slice(at)) ?? []
  if (year) return { token: { kind: 'year', value: Number.parseInt(year, 10) }, length: year.length }
  const [word = ' '] = /^(?:\p{Script=Han}|[^\s\p{Script=Han}]+|\s+)/u.exec(text.slice(at)) ?? []
  return word.trim() ? { token: { kind: 'unknown', value: word }, length: word.length } : { length: word.length }
}

function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return /^\d/.test(text) ? Number(text) : readChineseNumber(text)
}

/** Up to 99: 两, 十二, 二十五. */
function readChineseNumber(text: string): number {
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['零', text]
  const digit = (character: string) => '零一二三四五六七八九'.indexOf(character.replace('两', '二'))
  return digit(tens || '一') * 10 + digit(ones || '零')
}

/** Lower case without accents and punctuation; numbers in digits, with a point before decimals. */
function normalizeQuestion(question: string, { numbers }: Vocabulary): string {
  const plain = simplify(question.replace(/['’`]/g, ' '))
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[^\p{L}\p{N}&.]+|(?<!\d)\.|\.(?!\d)/gu, ' ')
    .trim()
  return plain
    .split(' ')
    .map((word) => numbers[word] ?? word)
    .join(' ')
}

const phrasesOf = new Map<Vocabulary, Phrase[]>()

/** All phrases of a language, the longest first, so that “last month” is read before “month”. */
function getPhrases(vocabulary: Vocabulary): Phrase[] {
  const known = phrasesOf.get(vocabulary)
  if (known) return known
  const { categories, months, quarters, periods, directions } = vocabulary
  const phrases = [
    ...Object.entries(vocabulary.measures).flatMap(([value, list]) =>
      createPhrases(list, () => ({ kind: 'measure', value: value as Measure })),
    ),
    ...createPhrases(directions.in, () => ({ kind: 'direction', value: 'in' })),
    ...createPhrases(directions.out, () => ({ kind: 'direction', value: 'out' })),
    ...Object.entries(categories).flatMap(([value, list]) =>
      createPhrases(list, (_, word) => ({ kind: 'category', value: value as Category, word })),
    ),
    ...months.flatMap((list, index) => createPhrases(list, () => ({ kind: 'month', value: index + 1 }))),
    ...quarters.flatMap((list, index) => createPhrases(list, () => ({ kind: 'quarter', value: index + 1 }))),
    ...Object.entries(periods).flatMap(([value, list]) =>
      createPhrases(list, () => ({ kind: 'period', value: value as PeriodName })),
    ),
    ...(['lastMonths', 'lastDays', 'limit', 'above', 'below'] as const).flatMap((kind) =>
      createPhrases(vocabulary[kind], (value = usualLimit) => ({ kind, value })),
    ),
    ...(['from', 'between', 'to', 'skip'] as const).flatMap((kind) =>
      createPhrases(vocabulary[kind], () => ({ kind })),
    ),
  ].toSorted((a, b) => b.length - a.length)
  phrasesOf.set(vocabulary, phrases)
  return phrases
}

const chineseNumber = '[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九两]'

function createPhrases(list: string, create: Phrase['create']): Phrase[] {
  return list.split(',').map((entry) => {
    const phrase = entry.trim()
    const number = isHan(phrase) ? `\\d+(?:\\.\\d+)?|${chineseNumber}` : '\\d+(?:\\.\\d+)?'
    const source = phrase.replace('#', `(${number})`).replace(/ /g, '\\s+')
    // Chinese has no spaces between words; elsewhere a phrase ends where a word ends.
    const end = isHan(phrase) ? '' : '(?![\\p{L}\\p{N}])'
    return { pattern: new RegExp(`${source}${end}`, 'uy'), length: phrase.length, create }
  })
}

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}
