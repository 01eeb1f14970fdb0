import type { DemoLocale } from '../../../locales/demo-locales.ts'
import type { Query } from './query.ts'
import { readNamedValues, readNumberConditions, readValuesAlone } from './read-conditions.ts'
import { readGroups, readSuperlatives, readTrend } from './read-groups.ts'
import { countRows, readCounts, readMeasures } from './read-measures.ts'
import { readPeriods } from './read-periods.ts'
import { chooseMoney, listCandidates, nothing, type Reading, refuse, use } from './reading.ts'
import { bindNames } from './settle-names.ts'
import type { NameToken, Token } from './tokenize.ts'
import { createProblem, type Decisions } from './understanding.ts'
import type { Workbook } from './workbook.ts'

/** Words that link and ask without changing the calculation, once all others have their task. */
const linking = new Set<Token['kind']>(['and', 'is', 'where', 'comma', 'from', 'to', 'which', 'filler', 'of'])

/**
 * Gives each word of a question its task in one sheet. The order of words differs between languages, so this does not
 * follow a grammar: it looks for the most certain parts first (conditions with column and value), and each step uses up
 * its words. Words left at the end refuse the question.
 */
export function readQuestion(
  workbook: Workbook,
  sheet: number,
  locale: DemoLocale,
  decisions: Decisions,
  tokens: Token[],
): { reading: Reading; query: Query } {
  const reading: Reading = {
    ...{ workbook, sheet, locale, decisions, tokens: bindNames(workbook, sheet, locale, tokens), used: new Set() },
    ...{ measures: [], groups: [], filters: [], assumptions: [], problems: [], unplaced: [], cost: 0 },
  }
  const [shares, lists] = (['share', 'list'] as const).map((kind) => tokens.filter((token) => token.kind === kind))
  const [isShare, isList] = [shares, lists].map((each = []) => each.length > 0)
  use(reading, ...reading.tokens.filter(({ kind }) => kind === 'share' || kind === 'list'))
  readNamedValues(reading)
  readNumberConditions(reading)
  readPeriods(reading)
  readGroups(reading)
  readValuesAlone(reading)
  readCounts(reading)
  readSuperlatives(reading)
  readMeasures(reading)
  readTrend(reading)
  const entities = readRest(reading)
  if (reading.problems.length === 0) complete(reading, entities, isShare === true, isList === true)
  const { measures, groups, filters, superlative } = reading
  const limit = superlative && (superlative.count ?? (superlative.isPlural ? 10 : 1))
  const isOverTime = !superlative && groups[0]?.grain !== undefined
  const order = {
    by: isOverTime ? ('group' as const) : ('measure' as const),
    direction: isOverTime ? ('lowest' as const) : (superlative?.direction ?? 'highest'),
  }
  const isOrdered = groups.length > 0 && measures.length > 0
  const query = { base: sheet, measures, groups, filters, isShare: isShare === true }
  return { reading, query: { ...query, ...(isOrdered && { order }), ...(limit !== undefined && { limit }) } }
}

/** True if a name belongs to other sheets alone. */
export function isForeign({ sheet }: Reading, { sheets, columns, values }: NameToken): boolean {
  return columns.length + values.length === 0 && !sheets.includes(sheet)
}

/** Sheets that are named without another task mean their rows; other words without one stand in the way. */
function readRest(reading: Reading): NameToken[] {
  const open = reading.tokens.filter((token) => !reading.used.has(token))
  const names = open.filter((token) => token.kind === 'name')
  for (const name of names) {
    if (isForeign(reading, name)) reading.cost = Number.POSITIVE_INFINITY
    else if (name.sheets.length > 0) reading.cost += name.sheets.includes(reading.sheet) ? 0 : 0.5
  }
  for (const token of open) {
    const isLeft = token.kind === 'name' ? token.columns.length + token.values.length > 0 : !linking.has(token.kind)
    if (isLeft && !(token.kind === 'name' && token.sheets.length > 0)) refuse(reading, token)
  }
  return names.filter(({ sheets }) => sheets.length > 0)
}

/** If no measure was named, rows are counted, listed, or ranked by the money column. */
function complete(reading: Reading, entities: NameToken[], isShare: boolean, isList: boolean): void {
  const { measures, groups, filters, superlative, assumptions, problems } = reading
  if (measures.length === 0 && !isList) {
    if (superlative) {
      const column = chooseMoney(reading)
      if (column) measures.push({ aggregate: 'sum', column })
    } else if (entities.length > 0 && groups.length > 0) countRows(reading)
    else if (entities.length > 0 && isShare) measures.push({ aggregate: 'count' })
    else if (entities.length === 0 || filters.length === 0) {
      const columns = listCandidates(reading, 'number').map(({ ref }) => ref)
      problems.push(createProblem('noMeasure', nothing, { columns }))
    }
  }
  if (superlative && groups.length === 0) problems.push(createProblem('notRankable', nothing))
  if (isShare && measures.length === 0) problems.push(createProblem('noMeasure', nothing))
  if (superlative?.isPlural && superlative.count === undefined) assumptions.push({ code: 'limited', limit: 10 })
}
