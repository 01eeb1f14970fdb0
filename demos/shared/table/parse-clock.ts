const millisecondsPerHour = 3_600_000

const half = String.raw`a\.?\s?m\.?|p\.?\s?m\.?|上午|下午|凌晨|清晨|早上|中午|傍晚|晚上`
const minutes = String.raw`\s?[:h时点]\s?(?<minutes>\d{2})(?:(?::|分|\s?m|\s?min)\s?(?<seconds>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?\s?(?:秒|分|s)?`
const zone = String.raw`\s?(?:Z|UTC|GMT|[A-Z]{3,4})?\s?(?<offset>[+-]\d{2}:?\d{2}|[+-]\d{1,2})?(?:\s?\[[\w/+-]+\])?`
const hour = String.raw`(?:(?<before>${half})\s?)?(?<hours>\d{1,2})(?:${minutes}|\s?[h时点]|(?=\s?-?(?:${half})))(?:\s?-?(?<after>${half}))?`
const clock = `${hour}(?:${zone})`

const whole = new RegExp(`^\\s*${clock}\\s*$`, 'i')
// `T` joins date and clock in ISO 8601, words do in letters, nothing after 日.
const atEnd = new RegExp(
  String.raw`(?:T|[\s,]+(?:at|a las?|à|um)?\s*|(?<=[日号])|(?<=\d{2}\.\d{2}\.\d{2,4})-)${clock}\s*$`,
  'i',
)
const atStart = new RegExp(String.raw`^\s*${clock}[\s,]+(?=\S*[\d年])`, 'i')

/** A time of day, and the distance of its zone from UTC if it tells it, in milliseconds. */
type Clock = { time: number; offset?: number }

/**
 * Reads a time of day in a cell of its own: `21:00`, `9:00 PM`, `9:00 p. m.`, `下午9:00`, `21h30`, `210000`.
 *
 * @returns milliseconds since midnight
 */
export function parseClock(text: string): number | undefined {
  const digits = /^\d{3,6}$|^0$/.test(text.trim()) ? text.trim() : undefined
  if (digits === undefined) return readGroups(whole.exec(plain(text)))?.time
  // 930 is 09:30, and 93000 is 09:30:00: spreadsheets take the first zero away.
  const padded = digits.padStart(digits.length > 4 ? 6 : 4, '0').replace(/(\d\d)(?=\d)/g, '$1:')
  return readGroups(whole.exec(padded))?.time
}

/** Parts a text into its date and the clock before or after it. */
export function splitClock(text: string): { date: string; clock?: Clock } {
  // Most dates have no clock, and whole files pass here.
  if (!/[:：h时点]|[ap]\.?\s?m/i.test(text)) return { date: text }
  const simple = plain(text)
  for (const pattern of [atEnd, atStart]) {
    const match = pattern.exec(simple)
    const found = readGroups(match)
    if (match && found) return { date: simple.replace(match[0], ''), clock: found }
  }
  return { date: text }
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\u2212/g, '-')
}

function readGroups(match: RegExpExecArray | null): Clock | undefined {
  const groups = match?.groups
  if (!groups?.hours) return undefined
  const hours = toHours(Number(groups.hours), groups.before ?? groups.after)
  const [minute, second] = [Number(groups.minutes ?? 0), Number(groups.seconds ?? 0)]
  if (hours === undefined || minute > 59 || second > 59 || (hours === 24 && minute + second > 0)) return undefined
  const fraction = Number(`0.${groups.fraction ?? 0}`)
  const time = hours * millisecondsPerHour + minute * 60_000 + Math.floor((second + fraction) * 1000)
  return { time, ...(groups.offset && { offset: readOffset(groups.offset) }) }
}

/** Twelve comes first in each half of the day. Chinese says the part of the day. */
function toHours(hours: number, halfOfDay: string | undefined): number | undefined {
  if (halfOfDay === undefined) return hours <= 24 ? hours : undefined
  // 下午15:00 says the half beside an hour of 24.
  if (hours > 12) return hours <= 24 ? hours : undefined
  const isLate = /^(?:p|下午|傍晚|晚上)/i.test(halfOfDay) || (halfOfDay === '中午' && hours < 11)
  if (halfOfDay === '中午') return isLate ? hours + 12 : hours
  return (hours % 12) + (isLate ? 12 : 0)
}

function readOffset(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * millisecondsPerHour + Number(minutes) * 60_000)
}
