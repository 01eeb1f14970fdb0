import OpenAI from 'openai'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { createPrompt } from './create-prompt.ts'
import type { Project } from './find-project.ts'
import type { Message } from './read-conversation.ts'
import type { Reply } from './stream-events.ts'

/** Milliseconds: until the first words, and for the whole reply. */
export type ReplyLimits = { firstWords: number; total: number }

/** Tokens of one reply: room for the 150 words of the prompt in each language, and for a model's own reasoning. */
const maxTokens = 1500

/**
 * Streams the model's reply. Whatever the provider does, the reply ends within its limits, and an error becomes a code:
 * the provider's own message can hold our account or key.
 */
export function createModelReply(
  project: Project,
  locale: Locale,
  messages: Message[],
  environment: Environment,
  limits: ReplyLimits,
): Reply {
  return async function* reply(disconnected) {
    const timeout = new AbortController()
    const total = setTimeout(() => timeout.abort(), limits.total)
    const firstWords = setTimeout(() => timeout.abort(), limits.firstWords)
    try {
      const chunks = await requestReply(
        [{ role: 'system', content: createPrompt(project, locale) }, ...messages],
        environment,
        AbortSignal.any([disconnected, timeout.signal]),
      )
      let isFinished = false
      for await (const { choices } of chunks) {
        const [choice] = choices ?? []
        const text = choice?.delta?.content
        if (text) {
          clearTimeout(firstWords)
          yield { event: 'delta', data: { text } }
        }
        isFinished ||= Boolean(choice?.finish_reason)
      }
      // The library's loop ends without an error both when it is aborted and when the provider cuts the stream.
      if (timeout.signal.aborted) yield { event: 'error', data: { code: 'timeout' } }
      else yield isFinished ? { event: 'done', data: {} } : { event: 'error', data: { code: 'cut' } }
    } catch (error) {
      yield { event: 'error', data: { code: timeout.signal.aborted ? 'timeout' : getFailureCode(error) } }
    } finally {
      clearTimeout(firstWords)
      clearTimeout(total)
    }
  }
}

function requestReply(
  messages: OpenAI.ChatCompletionMessageParam[],
  { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Environment,
  signal: AbortSignal,
) {
  const client = new OpenAI({ apiKey: OPENAI_API_KEY ?? null, baseURL: OPENAI_BASE_URL ?? null, maxRetries: 0 })
  // OpenAI refuses the old name for its newer models, other services do not all know the new one.
  const limit = OPENAI_BASE_URL ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens }
  return client.chat.completions.create({ model: OPENAI_MODEL, messages, stream: true, ...limit }, { signal })
}

/** The code for the visitor. Logs the status, from which the owner sees what to correct (401: the key, 404: the model). */
function getFailureCode(error: unknown): 'busy' | 'unavailable' {
  const status = error instanceof OpenAI.APIError ? error.status : undefined
  console.error(`The assistant's provider failed: ${status ? `status ${status}` : 'no usable answer'}`)
  return status === 429 ? 'busy' : 'unavailable'
}
