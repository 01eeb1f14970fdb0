import type OpenAI from 'openai'
import type { ReplyFailure } from '../../content/chat.ts'
import type { Environment } from '../../environment.ts'
import type { Passage } from '../../search/answer-schema.ts'
import type { Events } from '../shared/http/stream-events.ts'
import { type ModelLimits, readModel } from '../shared/model/read-model.ts'

/** An event for the dialog: words, at the end with the passages that the reply rests on, or how the reply ended. */
export type ReplyEvent =
  | { event: 'delta'; data: { text: string; sources?: Passage[] } }
  | { event: 'done'; data: Record<string, never> }
  | { event: 'error'; data: { code: ReplyFailure } }

export type Reply = Events<ReplyEvent>

/**
 * Streams the model's reply.
 *
 * @param findSources finds the passages that a whole reply rests on
 */
export function createModelReply(
  messages: OpenAI.ChatCompletionMessageParam[],
  environment: Environment,
  limits: ModelLimits,
  findSources: (reply: string) => Promise<Passage[]>,
): Reply {
  return async function* events(disconnected) {
    const words = readModel('chat', messages, environment, limits, disconnected)
    let reply = ''
    let next = await words.next()
    for (; !next.done; next = await words.next()) {
      reply += next.value
      yield { event: 'delta', data: { text: next.value } }
    }
    const { code, noted } = next.value
    const sources = code ? [] : await findSources(reply)
    if (sources.length > 0) yield { event: 'delta', data: { text: '', sources } }
    yield code ? { event: 'error', data: { code } } : { event: 'done', data: {} }
    await noted
  }
}
