/** Writes a length of time, rounded to whole minutes, by the language's own units: "2 h 45 min", « 2 h 45 », 2 小时 45 分. */
export function writeDuration(minutes: number, locale: string): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  const write = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
      .format(value)
      .replace('hr', 'h')
      // Intl sets Chinese without the space that stands between digits and characters.
      .replace(/(?<=\d)\s?(?=\D)/, '\u00a0')
  if (hours === 0) return write(rest, 'minute')
  if (rest === 0) return write(hours, 'hour')
  if (locale.startsWith('fr')) return `${write(hours, 'hour')}\u00a0${String(rest).padStart(2, '0')}`
  return `${write(hours, 'hour')}\u00a0${write(rest, 'minute').replace('钟', '')}`
}

/** Writes a time of day such as 09:30 as the language does: 9:30 in Spanish, « 9 h 30 » in French. */
export function writeClock(time: string, locale: string): string {
  if (locale.startsWith('es')) return time.replace(/^0(?=\d)/, '')
  if (!locale.startsWith('fr')) return time
  return time.replace(/^0?(\d+):(\d\d)/, '$1\u00a0h\u00a0$2').replace(/\u00a000$/, '')
}

/** Joins clocks as the language writes them: 09:30–13:30, « 9 h 30 – 13 h 30 », which a narrow line ends behind its dash. */
export function writeClockRange(from: string, to: string, locale: string): string {
  const dash = locale.startsWith('fr') ? '\u00a0– ' : '–'
  return from + dash + to
}
