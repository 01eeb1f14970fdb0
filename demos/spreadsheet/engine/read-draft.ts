import type { Locale } from '../../../locales/locales.ts'
import { findConcepts } from './concepts.ts'
import {
  createSlot,
  type Draft,
  type DraftFilter,
  type DraftGroup,
  type DraftMeasure,
  joinSheetNames,
  readColumns,
  readValues,
  type Slot,
  settleDoubles,
  spanOf,
} from './draft.ts'
import type { ValueCandidate } from './names.ts'
import type { NameToken, Period, Token } from './tokenize.ts'
import type { Aggregate, Comparison } from './vocabulary.ts'
import { createKey } from './words.ts'
import { type ColumnRef, getColumn, isSameColumn, type Workbook } from './workbook.ts'

/** The tokens of a question, and which of them have found their task. */
type Reading = { workbook: Workbook; locale: Locale; tokens: Token[]; used: Set<Token>; draft: Draft }

type Operand = { value: number; isPercent: boolean }

/**
 * Gives each word of a question its task. The order of words differs between languages, so this does not follow a
 * grammar: it looks for what is surest first (conditions with column and value), and each step uses up its words. What
 * nobody wants at the end is `unplaced`, and the question is refused.
 */
export function readDraft(workbook: Workbook, locale: Locale, allTokens: Token[]): Draft {
  const tokens = joinSheetNames(workbook, locale, settleDoubles(workbook, allTokens))
  const draft: Draft = {
    filters: [],
    periods: [],
    groups: [],
    measures: [],
    entities: [],
    isShare: false,
    isList: false,
    isComparison: false,
    isMonthTaken: false,
    asksWhich: tokens.some(({ kind }) => kind === 'which'),
    loose: [],
    unplaced: [],
  }
  const reading: Reading = { workbook, locale, tokens, used: new Set(), draft }
  readShareAndList(reading)
  readColumnConditions(reading)
  readChineseCountConditions(reading)
  readNumberConditions(reading)
  readPeriods(reading)
  readGroups(reading)
  readValueConditions(reading)
  readCounts(reading)
  readSuperlatives(reading)
  readMeasures(reading)
  readTrend(reading)
  readComparison(reading)
  readRest(reading)
  return draft
}

function use(reading: Reading, ...tokens: (Token | undefined)[]): void {
  for (const token of tokens) if (token) reading.used.add(token)
}

/** A token that has no task yet. */
function at(reading: Reading, index: number): Token | undefined {
  const token = reading.tokens[index]
  return token && !reading.used.has(token) ? token : undefined
}

function readShareAndList({ tokens, used, draft }: Reading): void {
  for (const token of tokens) {
    if (token.kind === 'share') draft.isShare = true
    else if (token.kind === 'list') draft.isList = true
    else continue
    used.add(token)
  }
}

const isOneOf = (token: Token | undefined, ...kinds: Token['kind'][]) =>
  token !== undefined && kinds.includes(token.kind)

/** Conditions that name their column: `city is Madrid`, `units greater than 5`, `price between 10 and 20`, 单价大于100. */
function readColumnConditions(reading: Reading): void {
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

function readOperand(token: Token | undefined): Operand | undefined {
  return token?.kind === 'number' ? { value: token.value, isPercent: token.isPercent } : undefined
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
  // `total sales over 1000` by customer speaks of the total, not of single rows.
  if (before?.kind === 'aggregate' && before.aggregate !== 'count' && groupForCondition(reading, before)) {
    reading.draft.having = { comparison: condition.comparison, value: condition.value }
    reading.draft.measures.push({ aggregate: before.aggregate, slot: createSlot(token, numbers), span: spanOf(token) })
    use(reading, before)
    return true
  }
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

/**
 * Whether a condition on a total has groups to speak of: those of `by` and `which`, or what the condition describes, as
 * the customers in `customers with more than 10 orders`. Their number (`how many customers with …`) is not calculated.
 */
function groupForCondition(reading: Reading, condition: Token): boolean {
  if (reading.tokens.some(({ kind }) => kind === 'by' || kind === 'each' || kind === 'which')) return true
  const index = reading.tokens.findLastIndex(
    (token) =>
      token.start < condition.start &&
      !reading.used.has(token) &&
      readColumns(reading.workbook, token, 'text').length > 0,
  )
  const token = reading.tokens[index]
  if (!token || isOneOf(reading.tokens[index - 1], 'aggregate')) return false
  reading.draft.groups.push({
    slot: createSlot(token, readColumns(reading.workbook, token, 'text')),
    span: spanOf(token),
  })
  use(reading, token)
  return true
}

/** A number, `to`, a number. */
function isRange(reading: Reading, index: number): boolean {
  const [first, link, last] = [at(reading, index), at(reading, index + 1), at(reading, index + 2)]
  const isLinked = isOneOf(link, 'to') || (isOneOf(link, 'and') && isOneOf(reading.tokens[index - 1], 'between'))
  return first?.kind === 'number' && isLinked && last?.kind === 'number'
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

/** Values in a row that belong to one column, with the words that link them. */
function collectValues(reading: Reading, start: number, belongs: (value: ValueCandidate) => boolean) {
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
function readLiteralValues(reading: Reading, token: Token | undefined): ValueCandidate[] {
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

/** `more than 5 units`, `at least 10 orders`: the column, or what is counted, follows the number. */
function readNumberConditions(reading: Reading): void {
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
      if (!groupForCondition(reading, token)) return
      // `customers with more than 10 orders` counts the orders of each customer.
      reading.draft.having = { comparison: condition.comparison, value: condition.value }
      reading.draft.measures.push({ aggregate: 'count', entity: target, span: spanOf(target) })
      use(reading, token, number, target)
    } else {
      reading.draft.loose.push({ ...spanOf(token), text: `${token.text} ${number?.text ?? ''}`, ...condition })
      use(reading, token, number)
    }
  })
}

/**
 * 订单数超过40的客户, 超过40个订单的客户: in Chinese those whom a count describes stand behind it. How many of them there are
 * (…的客户数) is not calculated.
 */
function readChineseCountConditions(reading: Reading): void {
  if (reading.locale !== 'zh') return
  reading.tokens.forEach((token, index) => {
    const number = at(reading, index + 1)
    const operand = readOperand(number)
    if (token.kind !== 'compare' || reading.used.has(token) || !operand) return
    const count = at(reading, index - 1)
    const isCountBefore = count?.kind === 'aggregate' && count.aggregate === 'count'
    const entity = at(reading, isCountBefore ? index - 2 : index + 2)
    const groupIndex = isCountBefore ? index + 2 : index + 3
    const group = at(reading, groupIndex)
    const columns = readColumns(reading.workbook, group, 'text')
    if (entity?.kind !== 'name' || entity.reading.sheets.length === 0 || !group || columns.length === 0) return
    if (isOneOf(at(reading, groupIndex + 1), 'aggregate')) {
      reading.draft.unplaced.push(spanOf(token), spanOf(number ?? token))
      use(reading, token, number, entity, isCountBefore ? count : undefined)
      return
    }
    reading.draft.having = { comparison: token.comparison, value: operand.value }
    reading.draft.measures.push({ aggregate: 'count', entity, span: spanOf(entity) })
    reading.draft.groups.push({ slot: createSlot(group, columns), span: spanOf(group) })
    use(reading, token, number, entity, group, isCountBefore ? count : undefined)
  })
}

/** March, from March to June, before 2025, 2025年以来; and the date column that stands beside it. */
function readPeriods(reading: Reading): void {
  reading.tokens.forEach((token, index) => {
    if (token.kind !== 'period' || reading.used.has(token)) return
    const before = at(reading, index - 1)
    const [link, end] = [at(reading, index + 1), at(reading, index + 2)]
    const isOpened = isOneOf(before, 'between', 'from') || (before?.kind === 'bound' && before.bound === 'since')
    const isLinked =
      isOneOf(link, 'to') ||
      (link?.kind === 'bound' && link.bound === 'until') ||
      (isOneOf(link, 'and') && isOneOf(before, 'between'))
    const negation = at(reading, index - (isOpened ? 2 : 1))
    const isNegated = negation?.kind === 'not'
    if (isNegated) use(reading, negation)
    use(reading, token)
    if (end?.kind === 'period' && isLinked) {
      reading.draft.periods.push({
        ...spanOf(token),
        text: `${token.text} – ${end.text}`,
        from: token.period,
        to: end.period,
        isExclusive: false,
        isNegated,
      })
      use(reading, link, end, isOpened ? before : undefined)
      if (isOneOf(at(reading, index + 3), 'between')) use(reading, at(reading, index + 3))
      return
    }
    // `March June` may be both months or all from one to the other; a year beside a month only completes it.
    if (link?.kind === 'period' && !isCompletion(token.period, link.period)) {
      reading.draft.unplaced.push(spanOf(link))
    }
    const compare = before?.kind === 'compare' ? before : undefined
    const bound = findBound(reading, index)
    const kind = bound?.kind === 'bound' ? bound.bound : compare && readBound(compare.comparison)
    use(reading, bound, kind ? compare : undefined, isOneOf(before, 'from') ? before : undefined)
    const { period } = token
    reading.draft.periods.push({
      ...spanOf(token),
      ...(kind === 'since' || kind === 'after' || !kind ? { from: period } : {}),
      ...(kind === 'until' || kind === 'before' || !kind ? { to: period } : {}),
      isExclusive: kind === 'before' || kind === 'after',
      isNegated,
    })
  })
  readDateColumn(reading)
}

function isCompletion(one: Period, other: Period): boolean {
  return Object.keys(one).every((part) => !(part in other))
}

/** The word that opens or closes a period: before it, in Chinese after it. */
function findBound(reading: Reading, index: number): Token | undefined {
  const [before, after] = [at(reading, index - 1), at(reading, index + 1)]
  if (before?.kind === 'bound') return before
  return reading.locale === 'zh' && after?.kind === 'bound' ? after : undefined
}

function readBound(comparison: Comparison): 'since' | 'until' | 'before' | 'after' | undefined {
  const bounds = { '>': 'after', '>=': 'since', '<': 'before', '<=': 'until' } as const
  return comparison in bounds ? bounds[comparison as keyof typeof bounds] : undefined
}

/** A date column that is named beside a period says which date is meant. */
function readDateColumn(reading: Reading): void {
  if (reading.draft.periods.length === 0) return
  const token = reading.tokens.find((each, index) => {
    const isGrouped = isOneOf(reading.tokens[index - 1], 'by', 'each')
    return !reading.used.has(each) && !isGrouped && readColumns(reading.workbook, each, 'date').length > 0
  })
  if (!token) return
  reading.draft.date = createSlot(token, readColumns(reading.workbook, token, 'date'))
  use(reading, token)
}

/** by region, per month, monthly, each product, which region, 各地区. */
function readGroups(reading: Reading): void {
  reading.tokens.forEach((token, index) => {
    if (reading.used.has(token)) return
    if (token.kind === 'grain' && token.isAdverb) addGrain(reading, token)
    if (token.kind === 'by' || token.kind === 'each') readGroupList(reading, index)
    if (token.kind === 'which') readAskedGroup(reading, index)
  })
}

function addGrain(reading: Reading, token: Token & { kind: 'grain' }): void {
  const isKnown = reading.draft.groups.some(({ grain }) => grain === token.grain)
  if (!isKnown) reading.draft.groups.push({ grain: token.grain, span: spanOf(token) })
  use(reading, token)
}

function readGroupList(reading: Reading, start: number): void {
  const opener = at(reading, start)
  let pending: Token[] = []
  for (let index = start + 1; ; index += 1) {
    const token = at(reading, index)
    if (token && isOneOf(token, 'and', 'comma', 'by', 'each')) {
      pending.push(token)
      continue
    }
    if (!token || (index > start + 1 && pending.length === 0)) break
    const group = readGroup(reading, token)
    if (!group) break
    reading.draft.groups.push(group)
    use(reading, opener, ...pending, token)
    pending = []
    // `by month of order date`: the date beside the grain is its column.
    const next = at(reading, index + 1)
    if (group.grain && next && readColumns(reading.workbook, next, 'date').length > 0) {
      group.slot = createSlot(next, readColumns(reading.workbook, next, 'date'))
      use(reading, next)
      index += 1
    }
  }
}

function readGroup(reading: Reading, token: Token): DraftGroup | undefined {
  if (token.kind === 'grain') return { grain: token.grain, span: spanOf(token) }
  const columns = readColumns(reading.workbook, token, 'number').filter(({ ref }) => !isAdditive(reading.workbook, ref))
  const texts = readColumns(reading.workbook, token, 'text', 'date')
  if (texts.length > 0) return { slot: createSlot(token, texts), span: spanOf(token) }
  // `top 5 customers by sales`: what is named is what they are ranked by.
  const isRanking = reading.tokens.some(({ kind }) => kind === 'superlative')
  if (columns.length === 0 || isRanking) return undefined
  return { slot: createSlot(token, columns), span: spanOf(token) }
}

/** Discounts and ratings can be groups; sales and units, of which each row has its own, cannot. */
function isAdditive(workbook: Workbook, ref: ColumnRef): boolean {
  return findConcepts(createKey(getColumn(workbook, ref).name)).some((concept) => concept.isAdditive)
}

/** `which region has the highest sales`. */
function readAskedGroup(reading: Reading, index: number): void {
  const token = at(reading, index + 1)
  const which = at(reading, index)
  if (!token) return
  const texts = readColumns(reading.workbook, token, 'text', 'date')
  const isRanking = reading.tokens.some(({ kind }) => kind === 'superlative') || reading.draft.having !== undefined
  if (token.kind === 'grain') addGrain(reading, token)
  else if (texts.length > 0 && isRanking) {
    reading.draft.groups.push({ slot: createSlot(token, texts), span: spanOf(token) })
    use(reading, token)
  } else return
  use(reading, which)
}

/** Values alone are conditions: `sales in Madrid`, `not North`, 马德里的销售额. */
function readValueConditions(reading: Reading): void {
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

/** number of orders, how many customers, 订单数: what is counted stands after the word, in Chinese often before it. */
function readCounts(reading: Reading): void {
  reading.tokens.forEach((token, index) => {
    if (token.kind !== 'aggregate' || reading.used.has(token)) return
    if (token.aggregate !== 'count' && token.aggregate !== 'distinct') return
    const [before, after] = [at(reading, index - 1), at(reading, index + 1)]
    // A `total number` is a number; an `average number` is a calculation in two steps, which is not done here.
    if (before?.kind === 'aggregate' && before.aggregate === 'sum') use(reading, before)
    else if (before?.kind === 'aggregate' && before.aggregate !== 'count') {
      reading.draft.unplaced.push(spanOf(before))
      use(reading, before)
    }
    // `how many different customers`: both words speak of the same.
    if (token.aggregate === 'count' && after?.kind === 'aggregate' && after.aggregate === 'distinct') {
      use(reading, token)
      return
    }
    const entity = [after, at(reading, index - 1)].find((each) => isCountable(reading, each))
    if (entity?.kind === 'name') {
      // `cuántos clientes distintos`: the adjective may follow.
      const adjective = at(reading, reading.tokens.indexOf(entity) + 1)
      const isDistinct = adjective?.kind === 'aggregate' && adjective.aggregate === 'distinct'
      const aggregate = isDistinct ? 'distinct' : token.aggregate
      reading.draft.measures.push({ aggregate, entity, span: spanOf(entity) })
      use(reading, token, entity, isDistinct ? adjective : undefined)
    } else if (token.aggregate === 'count' && readColumns(reading.workbook, after, 'number').length === 0) {
      reading.draft.measures.push({ aggregate: 'count', span: spanOf(token) })
      use(reading, token)
    }
  })
}

function isCountable(reading: Reading, token: Token | undefined): boolean {
  if (token?.kind !== 'name') return false
  return token.reading.sheets.length > 0 || readColumns(reading.workbook, token, 'text').length > 0
}

/** top 5 customers, the region with the highest sales, 销售额最高的5个客户. */
function readSuperlatives(reading: Reading): void {
  const superlative = reading.tokens.find((token) => token.kind === 'superlative' && !reading.used.has(token))
  if (superlative?.kind !== 'superlative') return
  const target = findRanked(reading, superlative)
  const count = reading.tokens.find((token) => token.kind === 'number' && !reading.used.has(token))
  const grain = reading.tokens.find((token) => token.kind === 'grain' && !reading.used.has(token))
  // `the highest price by category` ranks no categories: it is the maximum of each.
  if (!target && !grain && !count && !reading.draft.asksWhich) return
  if (!target && grain?.kind === 'grain') addGrain(reading, grain)
  const hasGroup = reading.draft.groups.length > 0 || target !== undefined
  // `the highest price` ranks nothing: it is a maximum.
  if (!hasGroup) return
  // `the top 3 products of each region` would be a ranking for each region, which is not done here.
  if (target && reading.draft.groups.length > 0) reading.draft.unplaced.push(spanOf(superlative))
  if (target) {
    reading.draft.groups.push({
      slot: createSlot(target, readColumns(reading.workbook, target, 'text')),
      span: spanOf(target),
    })
    use(reading, target)
  }
  // A word that turns up twice, as in `the best region with the highest sales`, says the same again.
  const same = reading.tokens.filter(
    (token) => token.kind === 'superlative' && token.direction === superlative.direction,
  )
  use(reading, ...same, count)
  reading.draft.superlative = {
    direction: superlative.direction,
    ...(count?.kind === 'number' && { count: count.value }),
    isPlural: /[sx]$/i.test(target?.text ?? '') && !reading.draft.asksWhich,
  }
}

/** What is ranked: the one text column that has no other task. */
function findRanked(reading: Reading, superlative: Token): NameToken | undefined {
  const open = reading.tokens.filter(
    (token): token is NameToken =>
      token.kind === 'name' && !reading.used.has(token) && readColumns(reading.workbook, token, 'text').length > 0,
  )
  const free = open.filter((token) => readColumns(reading.workbook, token, 'number').every(({ rank }) => rank > 1))
  const after = free.find((token) => token.start > superlative.start)
  return after ?? free[0]
}

/** total sales, average price and units, 销售额平均. */
function readMeasures(reading: Reading): void {
  const measures: DraftMeasure[] = []
  let pending: (Token & { kind: 'aggregate' })[] = []
  for (const [index, token] of reading.tokens.entries()) {
    if (reading.used.has(token)) continue
    if (token.kind === 'superlative' && !reading.draft.superlative) {
      const { start, end, text, direction } = token
      pending.push({ start, end, text, kind: 'aggregate', aggregate: direction === 'highest' ? 'max' : 'min' })
      use(reading, token)
    }
    if (token.kind === 'aggregate') {
      pending.push(token)
      use(reading, token)
    }
    const numbers = readColumns(reading.workbook, token, 'number')
    if (token.kind !== 'name' || numbers.length === 0) continue
    const slot = createSlot(token, numbers)
    // `sales total`, `precio mínimo y máximo`, 价格平均值: without a word before it, those after it count.
    if (pending.length === 0) pending = readFollowing(reading, index + 1)
    measures.push(...createMeasures(pending, slot))
    pending = []
    const before = at(reading, index - 1)
    // `top 5 customers by sales`: what the ranking goes by.
    use(reading, token, before?.kind === 'by' && reading.draft.superlative ? before : undefined)
  }
  // An aggregate at the very end belongs to the last measure: `sales by region, total`.
  const [last] = measures.slice(-1)
  if (pending.length > 0 && last && !last.aggregate && last.slot)
    measures.splice(-1, 1, ...createMeasures(pending, last.slot))
  else if (measures.length > 0) reading.draft.unplaced.push(...pending.map(spanOf))
  else placeAlone(reading, pending)
  reading.draft.measures.push(...measures)
}

/** Aggregates after their column. Of `precio medio y total de unidades` the last one belongs to the next column. */
function readFollowing(reading: Reading, start: number): (Token & { kind: 'aggregate' })[] {
  let runs: Token[][] = [[]]
  let index = start
  for (; ; index += 1) {
    const token = at(reading, index)
    if (token?.kind === 'aggregate') runs.at(-1)?.push(token)
    else if (token && index > start && isOneOf(token, 'and', 'comma')) runs.push([token])
    else break
  }
  if (readColumns(reading.workbook, at(reading, index), 'number').length > 0) runs = runs.slice(0, -1)
  const found = runs.flat().filter((token) => token.kind === 'aggregate')
  if (found.length > 0) use(reading, ...runs.flat())
  return found
}

function createMeasures(pending: { aggregate: Aggregate }[], slot: Slot): DraftMeasure[] {
  const span = spanOf(slot)
  return pending.length === 0 ? [{ slot, span }] : pending.map(({ aggregate }) => ({ aggregate, slot, span }))
}

/** `total by region`, `total of the orders`: an aggregate without a column waits for the money column, or adds nothing. */
function placeAlone(reading: Reading, pending: (Token & { kind: 'aggregate' })[]): void {
  const hasCount = reading.draft.measures.length > 0
  for (const token of pending) {
    if (!hasCount) reading.draft.measures.push({ aggregate: token.aggregate, span: spanOf(token) })
    else if (token.aggregate !== 'sum') reading.draft.unplaced.push(spanOf(token))
  }
}

/** A trend runs over time, over months unless the question names another step. */
function readTrend(reading: Reading): void {
  const trends = reading.tokens.filter((token) => token.kind === 'trend' && !reading.used.has(token))
  if (trends.length === 0) return
  const grain = reading.tokens.find((token) => token.kind === 'grain' && !reading.used.has(token))
  const hasTime = reading.draft.groups.some((group) => group.grain !== undefined)
  if (grain?.kind === 'grain') addGrain(reading, grain)
  else if (!hasTime && trends[0]) {
    reading.draft.groups.push({ grain: 'month', span: spanOf(trends[0]) })
    reading.draft.isMonthTaken = true
  }
  use(reading, ...trends)
}

/** `compare Madrid and Barcelona` sets values, or periods, side by side. */
function readComparison(reading: Reading): void {
  const words = reading.tokens.filter((token) => token.kind === 'versus' && !reading.used.has(token))
  if (words.length === 0) return
  reading.draft.isComparison = true
  const values = reading.draft.filters.find((filter) => filter.kind === 'values')
  const several = mergeCompared(reading)
  const [period] = reading.draft.periods
  const [word] = words
  if (several) reading.draft.groups.push({ slot: several.slot, span: several.slot })
  else if (reading.draft.periods.length > 1 && period?.from) {
    const grain = period.from.month ? 'month' : period.from.quarter ? 'quarter' : 'year'
    if (!reading.draft.groups.some((group) => group.grain === grain)) {
      reading.draft.groups.push({ grain, span: spanOf(period) })
    }
  } else {
    const text = reading.tokens.find(
      (token) => !reading.used.has(token) && readColumns(reading.workbook, token, 'text').length > 0,
    )
    if (text) {
      reading.draft.groups.push({
        slot: createSlot(text, readColumns(reading.workbook, text, 'text')),
        span: spanOf(text),
      })
      use(reading, text)
    } else if (reading.draft.groups.length === 0 && word && !values) return
  }
  use(reading, ...words)
}

/** `North versus South` is read as two conditions on the same column; together they are one with two values. */
function mergeCompared({ draft }: Reading): (DraftFilter & { kind: 'values' }) | undefined {
  const lists = draft.filters.filter((filter) => filter.kind === 'values')
  const [first, second] = lists
  if (first && first.values.length > 1 && !first.isNegated) return first
  if (!first || !second || first.isNegated || second.isNegated) return undefined
  const shared = first.slot.candidates.filter(({ ref }) =>
    second.slot.candidates.some((other) => isSameColumn(other.ref, ref)),
  )
  if (shared.length === 0) return undefined
  const merged = { ...first, slot: { ...first.slot, candidates: shared }, values: [...first.values, ...second.values] }
  draft.filters = [...draft.filters.filter((filter) => filter !== first && filter !== second), merged]
  return merged
}

/** Words that link and ask without changing the calculation, once all others have their task. */
const linking = new Set<Token['kind']>(['and', 'is', 'where', 'comma', 'from', 'to', 'which', 'filler', 'of'])

function readRest(reading: Reading): void {
  for (const token of reading.tokens) {
    if (reading.used.has(token)) continue
    if (token.kind === 'name' && token.reading.sheets.length > 0) reading.draft.entities.push(token)
    else if (token.kind === 'name' || !linking.has(token.kind)) reading.draft.unplaced.push(spanOf(token))
  }
}
