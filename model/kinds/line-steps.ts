import * as v from 'valibot'
import { list, text } from '../kit/define.ts'
import { lineLimits, steps } from './line.ts'

/** The steps of a task, with which visitors begin a line of their own; the words of each have at most 60 letters in every language. */
export const lineSteps = v.pipe(
  list({ by: v.picklist(steps), text }),
  v.minLength(lineLimits.fewest, `expected at least ${lineLimits.fewest} steps`),
  v.maxLength(lineLimits.most, `expected at most ${lineLimits.most} steps`),
)
