import { findCurrency } from './currencies.ts'

/** The kind of thing that a number format shows: `clock` is a time of day, `elapsed` hours beyond 24. */
export type CellFormat = { kind: 'number' | 'date' | 'clock' | 'elapsed'; currency?: string }

/** Formats that a workbook names by number alone (ECMA-376, 18.8.30); 27 to 58 are those of Chinese and Japanese programs. */
export function describeBuiltInFormat(id: number): CellFormat {
  if ([18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56].includes(id)) return { kind: 'clock' }
  if (id === 46) return { kind: 'elapsed' }
  const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) || (id >= 71 && id <= 81)
  return { kind: isDate ? 'date' : 'number' }
}

/**
 * Reads the template of a number format. Letters count only outside quotes and escapes: `0" d; h"` is a number, `QQ yyyy` a
 * date, `[h]:mm` a duration.
 */
export function classifyFormat(template: string): CellFormat {
  const [shown = ''] = template.replace(/"[^"]*"|\\.|[_*]./g, ' ').split(';')
  if (/\[(?:h+|m+|s+)\]/i.test(shown)) return { kind: 'elapsed' }
  const letters = shown
    .replace(/\[[^\]]*\]/g, '')
    .replace(/general|standard/gi, '')
    .replace(/(s|ss)[.,]0+/gi, '$1')
  // Numbers have places for digits; `E+` is their exponent.
  if (!/[0#?]/.test(letters)) {
    const clock = letters.replace(/am\/pm|a\/p|上午\/下午/gi, 's')
    if (/[ydgeaqw]|m{3}/i.test(clock)) return { kind: 'date' }
    if (/[hs]/i.test(clock)) return { kind: 'clock' }
    if (/m/i.test(clock)) return { kind: 'date' }
  }
  const currency = findCurrency(template.replace(/\[\$([^\]-]*)[^\]]*\]/g, ' $1 ').replace(/["\\_*]/g, ' '))
  return currency ? { kind: 'number', currency } : { kind: 'number' }
}
