import { roundMillimetres } from '../templates/fields.ts'

const number = String.raw`\d+(?:[.,]\d+)?`
const unit = '(?:mm|cm|millimet(?:er|re)s?|centimet(?:er|re)s?|milimetros?|centimetros?|毫米|厘米|公分)(?![a-z\\d])'
const length = String.raw`${number}(?:\s*-?${unit})?`
const times = String.raw`\s*(?:x|×|\*|by|por|sur|par|乘以?)\s*`

/** One to three numbers, with units or without: `1.8 x 1.2 cm`, `18 mm x 12 mm`, `1,8 por 1,2 cm`, `18`. */
export const measurePattern = String.raw`(?<!\d)(?<!\d[.,])${length}(?:${times}${length}){0,2}(?![.,]?\d)`

/** One length with its unit, as a part of a longer expression. */
export const lengthPattern = String.raw`(?<!\d)(?<!\d[.,])${number}\s*-?${unit}`

/**
 * Reads the lengths of one measure from folded text.
 *
 * @param text `1.8 x 1.2 cm`; a number without a unit of its own has the next one's
 * @returns millimetres in the order of the text; `undefined` if the last number has no unit, because nobody knows
 * then what it measures
 */
export function readLengths(text: string): number[] | undefined {
  const found = [...text.matchAll(new RegExp(String.raw`(${number})\s*-?(${unit})?`, 'gu'))].reverse()
  if (!found[0]?.[2]) return undefined
  let factor = 1
  return found
    .map(([, digits = '', named]) => {
      if (named) factor = /^(?:mm|mil|毫)/.test(named) ? 1 : 10
      return roundMillimetres(Number(digits.replace(',', '.')) * factor)
    })
    .reverse()
}
