import { createSlot, type DraftFilter, readColumns, spanOf } from '../draft.ts'
import { isSameColumn } from '../workbook.ts'
import { type Reading, use } from './reading.ts'

/** `compare Madrid and Barcelona` sets values, or periods, side by side. */
export function readComparison(reading: Reading): void {
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
