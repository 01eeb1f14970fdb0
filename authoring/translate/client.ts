import OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Environment } from '../../environment.ts'

export type Complete = (messages: ChatCompletionMessageParam[]) => Promise<string>

/**
 * Connects to a model with the API of OpenAI; undefined without `OPENAI_API_KEY`. The function retries while the service is busy, and
 * then throws an Error that names the settings.
 */
export function createClient(environment: Environment): Complete | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = environment
  if (!apiKey) return undefined
  const client = new OpenAI({ apiKey, baseURL: baseURL ?? null, maxRetries: 4, timeout: 300_000 })
  return async (messages) => {
    const request = client.chat.completions.create({ model, messages, response_format: { type: 'json_object' } })
    const completion = await request.catch((error) => {
      const settings = `${client.baseURL} (OPENAI_BASE_URL), model ${model} (OPENAI_MODEL), key OPENAI_API_KEY`
      throw new Error(`${settings}: ${Object(error).message}`, { cause: error })
    })
    return completion.choices[0]?.message.content ?? ''
  }
}
