import OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Environment } from '../../environment.ts'

/** Sends messages to the model and returns what it answers. */
export type Complete = (messages: ChatCompletionMessageParam[]) => Promise<string>

/**
 * Connects to a model with the API of OpenAI.
 *
 * @returns a function that retries while the service is busy, and then throws an Error with the remedy; undefined without
 *   `OPENAI_API_KEY`
 */
export function createClient(environment: Environment): Complete | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = environment
  if (!apiKey) return undefined
  const client = new OpenAI({ apiKey, baseURL: baseURL ?? null, maxRetries: 4, timeout: 300_000 })
  return async (messages) => {
    try {
      const completion = await client.chat.completions.create({
        model,
        messages,
        response_format: { type: 'json_object' },
      })
      return completion.choices[0]?.message.content ?? ''
    } catch (error) {
      throw new Error(`${client.baseURL} with the model ${model}: ${explain(error)}`, { cause: error })
    }
  }
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof OpenAI.AuthenticationError) return `${message}. The key in OPENAI_API_KEY is not accepted there.`
  if (error instanceof OpenAI.RateLimitError) {
    return `${message}. Too many requests, or the account has no credit; what is written stays, run the command again later.`
  }
  if (error instanceof OpenAI.NotFoundError) return `${message}. Set OPENAI_MODEL to a model of this service.`
  if (error instanceof OpenAI.APIConnectionError) return `${message} OPENAI_BASE_URL says where the service is.`
  return message
}
