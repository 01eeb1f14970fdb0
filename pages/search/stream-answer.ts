import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as v from 'valibot'
import type { Locale } from '../../locales/locales.ts'
import { type AskEvent, askEventSchema } from '../../retrieval/ask-events.ts'

/** Slightly longer than the function's own limit, so that its error arrives first. */
const timeout = 65_000

/**
 * Asks for a written answer and yields it as it streams.
 *
 * @throws where the network fails, an event is not one of these, or the visitor stops it
 */
export async function* streamAnswer(question: string, locale: Locale, stop: AbortSignal): AsyncGenerator<AskEvent> {
  const response = await fetch('/api/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question, locale }),
    signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
  })
  if (!response.ok || !response.body) throw new Error(`/api/ask answered ${response.status}`)
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const { event, data } = next.value
    if (event) yield v.parse(askEventSchema, { event, data: JSON.parse(data) })
  }
}
