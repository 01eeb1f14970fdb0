import { roundMillimetres } from './templates/fields.ts'

/**
 * Reads a length as a person types it into a field.
 *
 * @param text `18`, `18 mm`, `1,8 cm`; without a unit it is millimetres
 * @returns millimetres; `undefined` for nothing; `NaN` if it is no length
 */
export function parseLengthInput(text: string): number | undefined {
  if (text.trim() === '') return undefined
  const [, digits = 'not a number', unit] = /^\s*(-?\d+(?:[.,]\d+)?)\s*(mm|cm|毫米|厘米)?\s*$/i.exec(text) ?? []
  const isCentimetres = unit === '厘米' || unit?.toLowerCase() === 'cm'
  return roundMillimetres(Number(digits.replace(',', '.')) * (isCentimetres ? 10 : 1))
}
