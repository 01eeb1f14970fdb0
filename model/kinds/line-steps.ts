import * as v from 'valibot'
import { list, text } from '../kit/define.ts'
import { lineLimits, steps } from './line.ts'

/** The steps of a task, with which visitors begin a line of their own; the words of each have at most 60 letters in every language. */
export const lineSteps = v.pipe(
  list({ by: v.picklist(steps), text }),
  v.minLength(lineLimits.fewest, `problems.least ${lineLimits.fewest}`),
  v.maxLength(lineLimits.most, `problems.most ${lineLimits.most}`),
)
