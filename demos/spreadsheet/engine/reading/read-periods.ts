import { createSlot, readColumns, spanOf } from '../draft.ts'
import type { Period, Token } from '../tokenize.ts'
import type { Comparison } from '../vocabulary.ts'
import { at, isOneOf, type Reading, use } from './reading.ts'

/** March, from March to June, before 2025, 2025年以来; and the date column that stands beside it. */
export function readPeriods(reading: Reading): void {
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
