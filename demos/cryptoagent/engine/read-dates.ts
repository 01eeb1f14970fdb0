/** How a date written in numbers is meant; 01/02/2024 can be both of the last two. */
export type DateOrder = 'yearMonthDay' | 'dayMonthYear' | 'monthDayYear'

export type DateNotice = { code: 'date-order' | 'date-order-guessed'; order: DateOrder }

export type DateProblem = { code: 'date-unknown'; row: number; value: string } | { code: 'dates-mixed' }

type DateReader = { read: (value: string) => number; notices: DateNotice[] }

type Cell = { row: number; value: string }

/**
 * Finds how a file writes its dates. A form counts only if it reads every row. Where 01/02 could be both, the order
 * with the steadier steps is taken and said to be a guess.
 */
export function findDateReader(cells: readonly Cell[]): DateReader | { problem: DateProblem } {
  const strange = cells.find(({ value }) => forms.every((form) => Number.isNaN(form.read(value))))
  if (strange) return { problem: { code: 'date-unknown', ...strange } }
  const fitting = forms.filter(({ read }) => cells.every(({ value }) => !Number.isNaN(read(value))))
  const [best] = fitting
    .map((form) => ({ ...form, longestStep: measureLongestStep(cells.map(({ value }) => form.read(value))) }))
    .sort((one, other) => one.longestStep - other.longestStep)
  if (!best) return { problem: { code: 'dates-mixed' } }
  if (best.order === undefined || best.order === 'yearMonthDay') return { read: best.read, notices: [] }
  return {
    read: best.read,
    notices: [{ code: fitting.length > 1 ? 'date-order-guessed' : 'date-order', order: best.order }],
  }
}

type Form = { order: DateOrder | undefined; read: (value: string) => number }

/** A time may follow a date: `2024-01-31 16:00`, `2024-01-31T16:00:00Z`. Zones other than UTC are read as UTC. */
const clock = /(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?)?$/.source
const numbersFirstYear = new RegExp(`^(\\d{4})[-/.年]?(\\d{1,2})[-/.月]?(\\d{1,2})日?${clock}`)
const numbersLastYear = new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})${clock}`)

const forms: readonly Form[] = [
  { order: undefined, read: readUnixTime },
  {
    order: 'yearMonthDay',
    read: (value) => {
      const [, year, month, date, ...time] = numbersFirstYear.exec(value) ?? []
      return toTime(year, month, date, time)
    },
  },
  {
    order: 'dayMonthYear',
    read: (value) => {
      const [, date, month, year, ...time] = numbersLastYear.exec(value) ?? []
      return toTime(year, month, date, time)
    },
  },
  {
    order: 'monthDayYear',
    read: (value) => {
      const [, month, date, year, ...time] = numbersLastYear.exec(value) ?? []
      return toTime(year, month, date, time)
    },
  },
]

/** Seconds, milliseconds or microseconds since 1970, by the number of digits. */
function readUnixTime(value: string): number {
  const [, seconds, rest = ''] = /^(\d{9,10})(\d{3}|\d{6})?(?:\.\d+)?$/.exec(value) ?? []
  return seconds === undefined ? Number.NaN : Number(seconds) * 1000 + Number(rest.slice(0, 3) || 0)
}

function toTime(
  year: string | undefined,
  month: string | undefined,
  date: string | undefined,
  clockParts: (string | undefined)[],
): number {
  const [hours = 0, minutes = 0, seconds = 0] = clockParts.map((part) => Number(part ?? 0))
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date), hours, minutes, seconds)
  const read = new Date(time)
  // `Date.UTC` turns the 31st of February into a day of March.
  const exists = read.getUTCMonth() === Number(month) - 1 && read.getUTCDate() === Number(date)
  return exists ? time : Number.NaN
}

function measureLongestStep(times: readonly number[]): number {
  return times.slice(1).reduce((longest, time, index) => Math.max(longest, Math.abs(time - (times[index] ?? time))), 0)
}
