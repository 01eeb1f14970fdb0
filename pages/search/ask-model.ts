import * as v from 'valibot'
import type { Locale } from '../../locales/locales.ts'
import { type Answer, answerSchema } from '../../search/answer-schema.ts'

/** Longer than the function takes, so that its answer arrives first. */
const timeout = 20_000

const responseSchema = v.object({ ...answerSchema.entries, by: v.picklist(['model', 'search']) })

/** Lets a model choose the sentences that answer a question; undefined if the site had to answer without one. */
export async function askModel(question: string, locale: Locale, stop: AbortSignal): Promise<Answer | undefined> {
  const response = await fetch('/api/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question, locale }),
    signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
  })
  const { grade, by, answers } = v.parse(responseSchema, await response.json())
  return by === 'model' ? { grade, answers } : undefined
}
