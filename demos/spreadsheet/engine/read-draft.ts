import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { type Draft, joinSheetNames, settleDoubles, spanOf } from './draft.ts'
import { readColumnConditions, readNumberConditions, readValueConditions } from './reading/read-conditions.ts'
import { readGroups, readSuperlatives, readTrend } from './reading/read-groups.ts'
import { readCounts, readMeasures } from './reading/read-measures.ts'
import { readPeriods } from './reading/read-periods.ts'
import type { Reading } from './reading/reading.ts'
import type { Token } from './tokenize.ts'
import type { Workbook } from './workbook.ts'

/**
 * Gives each word of a question its task. The order of words differs between languages, so this does not follow a
 * grammar: it looks for the most certain parts first (conditions with column and value), and each step uses up its
 * words. Words left at the end are `unplaced`, and the question is refused.
 */
export function readDraft(workbook: Workbook, locale: DemoLocale, allTokens: Token[]): Draft {
  const tokens = joinSheetNames(workbook, locale, settleDoubles(workbook, allTokens))
  const draft: Draft = {
    filters: [],
    periods: [],
    groups: [],
    measures: [],
    entities: [],
    isShare: false,
    isList: false,
    isMonthTaken: false,
    asksWhich: tokens.some(({ kind }) => kind === 'which'),
    loose: [],
    unplaced: [],
  }
  const reading: Reading = { workbook, locale, tokens, used: new Set(), draft }
  readShareAndList(reading)
  readColumnConditions(reading)
  readNumberConditions(reading)
  readPeriods(reading)
  readGroups(reading)
  readValueConditions(reading)
  readCounts(reading)
  readSuperlatives(reading)
  readMeasures(reading)
  readTrend(reading)
  readRest(reading)
  return draft
}

function readShareAndList({ tokens, used, draft }: Reading): void {
  for (const token of tokens) {
    if (token.kind === 'share') draft.isShare = true
    else if (token.kind === 'list') draft.isList = true
    else continue
    used.add(token)
  }
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
