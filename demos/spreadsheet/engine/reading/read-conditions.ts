import { createSlot, type DraftFilter, readColumns, spanOf } from '../draft.ts'
import type { ValueCandidate } from '../names.ts'
import type { NameToken, Token } from '../tokenize.ts'
import type { Comparison } from '../vocabulary.ts'
import { isSameColumn } from '../workbook.ts'
import { at, collectValues, isOneOf, isRange, type Reading, readLiteralValues, readOperand, use } from './reading.ts'

/** Conditions that name their column: `city is Madrid`, `units greater than 5`, `price between 10 and 20`, 单价大于100. */
export function readColumnConditions(reading: Reading): void {
  reading.tokens.forEach((token, index) => {
    if (token.kind !== 'name' || reading.used.has(token)) return
    const columns = readColumns(reading.workbook, token, 'number', 'text', 'date')
    if (columns.length === 0) return
    let next = index + 1
    let isNegated = false
    const verbs: Token[] = []
    for (;;) {
      const verb = at(reading, next)
      if (!verb || !isOneOf(verb, 'is', 'not', 'where')) break
      if (verb.kind === 'not') isNegated = true
      verbs.push(verb)
      next += 1
    }
    const isGrouped = isOneOf(reading.tokens[index - 1], 'by', 'each')
    // `by region except North` groups by the region; the condition is on the value alone.
    if (isGrouped && !verbs.some(({ kind }) => kind === 'is')) return
    const found =
      readComparisonAfter(reading, token, next, isNegated) ??
      readRangeAfter(reading, token, next, isNegated) ??
      readContains(reading, token, next, isNegated) ??
      readValuesAfter(reading, token, next, isNegated)
    if (found) use(reading, token, ...verbs)
  })
}

const opposites: Record<Comparison, Comparison> = { '=': '<>', '<>': '=', '>': '<=', '>=': '<', '<': '>=', '<=': '>' }

/** `> 5` after a number column, or `5 or more`, or `is 5`. */
function readComparisonAfter(
  reading: Reading,
  token: NameToken,
  index: number,
  isNegated: boolean,
): boolean | undefined {
  const numbers = readColumns(reading.workbook, token, 'number')
  const [first, second] = [at(reading, index), at(reading, index + 1)]
  const comparison =
    first?.kind === 'compare' ? first : second?.kind === 'compare' && first?.kind === 'number' ? second : undefined
  const number = first?.kind === 'number' ? first : second?.kind === 'number' ? second : undefined
  const operand = readOperand(number)
  const hasVerb = index > reading.tokens.indexOf(token) + 1
  if (!operand || (first?.kind !== 'compare' && first?.kind !== 'number')) return undefined
  // `5 units or more` follows the number; `units 5 customers` is no condition.
  if (!comparison && !(hasVerb && first?.kind === 'number')) return undefined
  if (isOneOf(at(reading, index + 1), 'to') || isRange(reading, index)) return undefined
  const after = at(reading, index + (comparison ? 2 : 1))
  // `orders with sales over 5 units`: the word after the number is what is measured, where it can be.
  const isMeasuredAfter =
    reading.locale !== 'zh' && comparison === first && readColumns(reading.workbook, after, 'number').length > 0
  if (isMeasuredAfter || numbers.length === 0) return undefined
  const sign = comparison?.kind === 'compare' ? comparison.comparison : '='
  const condition = { comparison: isNegated ? opposites[sign] : sign, ...operand }
  use(reading, comparison, number)
  const before = reading.tokens[reading.tokens.indexOf(token) - 1]
  // `customers with total sales over 1000` speaks of totals, not of single rows, which is not done here.
  if (before?.kind === 'aggregate' && before.aggregate !== 'count') reading.draft.unplaced.push(spanOf(before))
  reading.draft.filters.push({ kind: 'compare', slot: createSlot(token, numbers), ...condition })
  if (!isNegated) readSecondComparison(reading, token, index + (comparison ? 2 : 1))
  return true
}

/** `greater than 5 and less than 10` says the column once. */
function readSecondComparison(reading: Reading, token: NameToken, index: number): void {
  const link = isOneOf(at(reading, index), 'and') ? at(reading, index) : undefined
  const [comparison, number] = [at(reading, link ? index + 1 : index), at(reading, link ? index + 2 : index + 1)]
  const operand = readOperand(number)
  const after = at(reading, reading.tokens.indexOf(number ?? token) + 1)
  const isOfAnother = reading.locale !== 'zh' && readColumns(reading.workbook, after, 'number').length > 0
  if (comparison?.kind !== 'compare' || !operand || isOfAnother) return
  const slot = createSlot(token, readColumns(reading.workbook, token, 'number'))
  reading.draft.filters.push({ kind: 'compare', slot, comparison: comparison.comparison, ...operand })
  use(reading, link, comparison, number)
}

function readRangeAfter(reading: Reading, token: NameToken, index: number, isNegated: boolean): boolean | undefined {
  const numbers = readColumns(reading.workbook, token, 'number')
  const start = isOneOf(at(reading, index), 'between') ? index + 1 : index
  const [low, high] = [at(reading, start), at(reading, start + 2)]
  if (numbers.length === 0 || low?.kind !== 'number' || high?.kind !== 'number' || !isRange(reading, start))
    return undefined
  reading.draft.filters.push({
    kind: 'between',
    slot: createSlot(token, numbers),
    low: Math.min(low.value, high.value),
    high: Math.max(low.value, high.value),
    isPercent: low.isPercent || high.isPercent,
    isNegated,
  })
  use(reading, at(reading, index), low, at(reading, start + 1), high)
  // Chinese closes a range: 在5到10之间.
  if (isOneOf(at(reading, start + 3), 'between')) use(reading, at(reading, start + 3))
  return true
}

function readContains(reading: Reading, token: NameToken, index: number, isNegated: boolean): boolean | undefined {
  const texts = readColumns(reading.workbook, token, 'text')
  const [verb, wanted] = [at(reading, index), at(reading, index + 1)]
  if (texts.length === 0 || verb?.kind !== 'contains' || !wanted) return undefined
  if (wanted.kind !== 'quoted' && wanted.kind !== 'name') return undefined
  reading.draft.filters.push({
    kind: 'contains',
    slot: createSlot(token, texts),
    text: wanted.kind === 'quoted' ? wanted.value : wanted.text,
    isNegated,
  })
  use(reading, verb, wanted)
  return true
}

/** Values of the named column: one, or several with commas, `and`, `or` between them. */
function readValuesAfter(reading: Reading, token: NameToken, index: number, isNegated: boolean): boolean | undefined {
  const texts = readColumns(reading.workbook, token, 'text')
  const sign = at(reading, index)
  const isSigned = sign?.kind === 'compare' && (sign.comparison === '=' || sign.comparison === '<>')
  const start = isSigned ? index + 1 : index
  const belongs = (value: ValueCandidate) => texts.some(({ ref }) => isSameColumn(ref, value.ref))
  const { values, tokens } = collectValues(reading, start, belongs)
  if (values.length === 0) return undefined
  if (isSigned) use(reading, sign)
  use(reading, ...tokens)
  const candidates = texts.filter(({ ref }) => values.every((one) => one.some((value) => isSameColumn(value.ref, ref))))
  reading.draft.filters.push({
    kind: 'values',
    slot: createSlot(token, candidates),
    values,
    isNegated: isNegated !== (isSigned && sign.comparison === '<>'),
  })
  return true
}

/** `more than 5 units`, `at least 10 orders`: the column, or what is counted, follows the number. */
export function readNumberConditions(reading: Reading): void {
  reading.tokens.forEach((token, index) => {
    if (token.kind !== 'compare' || reading.used.has(token)) return
    const isPostfix = at(reading, index + 1)?.kind !== 'number' && at(reading, index - 1)?.kind === 'number'
    const number = at(reading, isPostfix ? index - 1 : index + 1)
    const operand = readOperand(number)
    if (!operand) return
    const target = at(reading, isPostfix ? index + 1 : index + 2)
    const numbers = readColumns(reading.workbook, target, 'number')
    const condition = { comparison: token.comparison, ...operand }
    if (target?.kind === 'name' && numbers.length > 0) {
      reading.draft.filters.push({ kind: 'compare', slot: createSlot(target, numbers), ...condition })
      use(reading, token, number, target)
    } else if (target?.kind === 'name' && target.reading.sheets.length > 0) {
      // `customers with more than 10 orders` would be a condition on a count, which is not done here.
      reading.draft.unplaced.push({ ...spanOf(token), text: `${token.text} ${number?.text ?? ''}` })
      use(reading, token, number)
    } else {
      reading.draft.loose.push({ ...spanOf(token), text: `${token.text} ${number?.text ?? ''}`, ...condition })
      use(reading, token, number)
    }
  })
}

/** Values alone are conditions: `sales in Madrid`, `not North`, 马德里的销售额. */
export function readValueConditions(reading: Reading): void {
  reading.tokens.forEach((token, index) => {
    if (reading.used.has(token) || readLiteralValues(reading, token).length === 0 || token.kind === 'number') return
    if (
      token.kind === 'name' &&
      (token.reading.columns.some(({ rank }) => rank <= 1) || token.reading.sheets.length > 0)
    )
      return
    const [previous, beforeThat] = [at(reading, index - 1), at(reading, index - 2)]
    const negation =
      previous?.kind === 'not'
        ? previous
        : isOneOf(previous, 'is') && beforeThat?.kind === 'not'
          ? beforeThat
          : undefined
    const { values, tokens } = collectValues(reading, index, () => true)
    const columns =
      values[0]?.filter(({ ref }) => values.every((one) => one.some((value) => isSameColumn(value.ref, ref)))) ?? []
    const next = at(reading, index + tokens.length)
    // Chinese may say no after the value: 除了北区以外.
    const late = reading.locale === 'zh' && next?.kind === 'not' ? next : undefined
    // `the North region`: the column's name after its value adds nothing but certainty.
    const named = readColumns(reading.workbook, next, 'text').filter(({ ref }) =>
      columns.some((value) => isSameColumn(value.ref, ref)),
    )
    const candidates = named.length > 0 ? named : columns.map(({ ref }) => ({ ref, rank: 0 }))
    reading.draft.filters.push({
      kind: 'values',
      slot: createSlot({ start: token.start, end: tokens.at(-1)?.end ?? token.end, text: token.text }, candidates),
      values,
      isNegated: negation !== undefined || late !== undefined,
    } satisfies DraftFilter)
    use(reading, ...tokens, negation, late, named.length > 0 ? next : undefined)
  })
}
