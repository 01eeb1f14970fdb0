import * as v from 'valibot'
import { text } from '../kit/define.ts'

const wholeEuros = 'problems.euros'

/** In euros without tax, and its scope: "One-day workshop for up to 16 people, plus VAT". */
export const lowestPrice = v.strictObject({
  euros: v.pipe(v.number(), v.integer(wholeEuros), v.minValue(1, wholeEuros)),
  covers: text,
})
