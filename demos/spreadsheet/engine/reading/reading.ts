import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import { type Draft, readValues } from '../draft.ts'
import type { ValueCandidate } from '../names.ts'
import type { Token } from '../tokenize.ts'
import { isSameColumn, type Workbook } from '../workbook.ts'

/** The tokens of a question, and which of them have found their task. */
export type Reading = { workbook: Workbook; locale: DemoLocale; tokens: Token[]; used: Set<Token>; draft: Draft }

type Operand = { value: number; isPercent: boolean }

export function use(reading: Reading, ...tokens: (Token | undefined)[]): void {
  for (const token of tokens) if (token) reading.used.add(token)
}

/** A token that has no task yet. */
export function at(reading: Reading, index: number): Token | undefined {
  const token = reading.tokens[index]
  return token && !reading.used.has(token) ? token : undefined
}

export const isOneOf = (token: Token | undefined, ...kinds: Token['kind'][]) =>
  token !== undefined && kinds.includes(token.kind)

export function readOperand(token: Token | undefined): Operand | undefined {
  return token?.kind === 'number' ? { value: token.value, isPercent: token.isPercent } : undefined
}

/** A number, `to`, a number. */
export function isRange(reading: Reading, index: number): boolean {
  const [first, link, last] = [at(reading, index), at(reading, index + 1), at(reading, index + 2)]
  const isLinked = isOneOf(link, 'to') || (isOneOf(link, 'and') && isOneOf(reading.tokens[index - 1], 'between'))
  return first?.kind === 'number' && isLinked && last?.kind === 'number'
}

/** Values in a row that belong to one column, with the words that link them. */
export function collectValues(reading: Reading, start: number, belongs: (value: ValueCandidate) => boolean) {
  const values: ValueCandidate[][] = []
  const tokens: Token[] = []
  let pending: Token[] = []
  for (let index = start; ; index += 1) {
    const token = at(reading, index)
    const found = readLiteralValues(reading, token).filter(belongs)
    if (token && found.length > 0 && (values.length === 0 || pending.length > 0)) {
      const shared =
        values.length === 0 ? found : found.filter(({ ref }) => values[0]?.some((one) => isSameColumn(one.ref, ref)))
      if (shared.length === 0) break
      values.push(found)
      tokens.push(...pending, token)
      pending = []
    } else if (token && isOneOf(token, 'and', 'or', 'comma', 'not') && values.length > 0) pending.push(token)
    else break
  }
  return { values, tokens }
}

/** The values that a token names; digits and quoted texts may be values of text columns too. */
export function readLiteralValues(reading: Reading, token: Token | undefined): ValueCandidate[] {
  if (token?.kind === 'name') return readValues(token)
  if (token?.kind !== 'quoted' && token?.kind !== 'number') return []
  const wanted = (token.kind === 'quoted' ? token.value : token.text).toLowerCase()
  return reading.workbook.sheets.flatMap(({ columns }, sheet) =>
    columns.flatMap((column, place) => {
      const code = column.type === 'text' ? column.dictionary.findIndex((value) => value.toLowerCase() === wanted) : -1
      return code === -1 ? [] : [{ ref: { sheet, column: place }, code }]
    }),
  )
}
