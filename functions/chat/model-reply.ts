import type OpenAI from 'openai'
import type { ReplyFailure } from '../../content/chat.ts'
import type { Environment } from '../../environment.ts'
import { type ModelLimits, readModel } from '../shared/read-model.ts'
import type { Events } from '../shared/stream-events.ts'

/** An event for the dialog: words, or how the reply ended. */
export type ReplyEvent =
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: Record<string, never> }
  | { event: 'error'; data: { code: ReplyFailure } }

export type Reply = Events<ReplyEvent>

/** Streams the model's reply. */
export function createModelReply(
  messages: OpenAI.ChatCompletionMessageParam[],
  environment: Environment,
  limits: ModelLimits,
): Reply {
  return async function* reply(disconnected) {
    const words = readModel('chat', messages, environment, limits, disconnected)
    let next = await words.next()
    for (; !next.done; next = await words.next()) yield { event: 'delta', data: { text: next.value } }
    const { code, noted } = next.value
    yield code ? { event: 'error', data: { code } } : { event: 'done', data: {} }
    await noted
  }
}
