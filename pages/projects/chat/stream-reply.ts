import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as v from 'valibot'
import type { Locale } from '../../../locales/locales.ts'
import { generatedHeader, type ReplyFailure, replyFailures } from '../../../model/kinds/chat.ts'
import { type Passage, passageSchema } from '../../../search/answer-schema.ts'

/** One message of a conversation, as the function expects it. */
export type Turn = { role: 'user' | 'assistant'; content: string }

/** The reason why a reply is missing or incomplete: the visitor's connection failed, or too many questions came from it. */
export type ReplyError = 'network' | 'limited' | ReplyFailure

/** Some words of a reply, from a model or prepared; the last have the passages of the site that the reply rests on. */
type ReplyPart = { text: string; sources: Passage[] | undefined; isGenerated: boolean }

/** Slightly longer than the function's own time limit, so that the function's error arrives first. */
const timeout = 65_000

const deltaSchema = v.object({ text: v.string(), sources: v.optional(v.array(passageSchema)) })
const errorSchema = v.object({ code: v.picklist(replyFailures) })

/** Asks the assistant of a project and yields its reply as it streams. Throws only if the visitor stops it. */
export async function* streamReply(
  project: string,
  locale: Locale,
  messages: Turn[],
  stop: AbortSignal,
): AsyncGenerator<ReplyPart, ReplyError | undefined> {
  const late = AbortSignal.timeout(timeout)
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ project, locale, messages }),
      signal: AbortSignal.any([stop, late]),
    })
    // The platform itself answers 429; other statuses come from a failed function.
    if (!response.ok || !response.body) return response.status === 429 ? 'limited' : 'unavailable'
    const isGenerated = response.headers.has(generatedHeader)
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    const reader = events.getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { event, data } = next.value
      if (event === 'done') return undefined
      if (event === 'error') return v.parse(errorSchema, JSON.parse(data)).code
      if (event !== 'delta') continue
      const { text, sources } = v.parse(deltaSchema, JSON.parse(data))
      yield { text, sources, isGenerated }
    }
    return 'cut'
  } catch {
    stop.throwIfAborted()
    return late.aborted ? 'timeout' : 'network'
  }
}
