import type OpenAI from 'openai'
import { askLimits } from '../../content/ask.ts'
import type { Environment } from '../../environment.ts'
import type { Sentence } from '../../retrieval/ask-events.ts'
import { type ModelEnd, type ModelLimits, readModel } from '../shared/read-model.ts'
import { createLineReader, type Line } from './read-lines.ts'
import { type Fault, verify } from './verify.ts'
import type { Question } from './write-answer.ts'

/** How a reply was read: how many sentences were dropped, whether the model found no answer, and how its reply ended. */
export type Reading = { dropped: number; foundNone: boolean; end: ModelEnd }

/** Yields the sentences of a model's reply that its quotes support, each once, as soon as its line is whole. */
export async function* readSentences(
  { locale, sources }: Question,
  messages: OpenAI.ChatCompletionMessageParam[],
  environment: Environment,
  limits: ModelLimits,
  disconnected: AbortSignal,
): AsyncGenerator<Sentence, Reading> {
  const reader = createLineReader()
  const words = readModel('ask', messages, environment, limits, disconnected)
  const seen = new Set<string>()
  const faults: Fault[] = []
  let lines = 0
  let wholeSince: number | undefined

  const finish = (end: ModelEnd, foundNone = false): Reading => {
    console.info(
      `[ask] Sentences: ${seen.size} kept, ${faults.length} dropped${faults.length > 0 ? ` (${faults})` : ''}`,
    )
    return { dropped: faults.length, foundNone, end }
  }
  try {
    for (;;) {
      const next = await words.next()
      // The last line of a reply that was cut is not whole.
      const found: Line[] = next.done ? (next.value.code ? [] : reader.end()) : reader.add(next.value)
      for (const line of found) {
        if (line === 'none') return finish(unknownEnd, true)
        const result = line === 'wrong' ? 'form' : verify(line, sources, locale)
        if (typeof result === 'string') faults.push(result)
        else if (!seen.has(result.text)) {
          seen.add(result.text)
          yield result
        }
        lines++
        if (lines >= askLimits.sentences) return finish(unknownEnd)
      }
      if (next.done) return finish(next.value)
      // Words that never become a line are as good as none.
      if (found.length > 0 || wholeSince === undefined) wholeSince = performance.now()
      if (performance.now() - wholeSince > limits.silence) return finish({ ...unknownEnd, code: 'timeout' })
    }
  } finally {
    await words.return(unknownEnd)
  }
}

/** Of a reply that was not read to its end: what it cost is not known. */
const unknownEnd: ModelEnd = { noted: undefined }
