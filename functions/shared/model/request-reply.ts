import OpenAI from 'openai'
import type { Environment } from '../../../environment.ts'

/** How many tokens a reply may have, its reasoning included, by the name that the provider calls it. */
type Limit = { max_tokens: number } | { max_completion_tokens: number }

type Options = Pick<OpenAI.ChatCompletionCreateParamsStreaming, 'reasoning_effort' | 'stream_options'>

const usage: Options = { stream_options: { include_usage: true } }

/** Asks the provider, and once more where it refuses the name of an option. */
export async function requestReply(
  messages: OpenAI.ChatCompletionMessageParam[],
  environment: Environment,
  signal: AbortSignal,
  most = getMostTokens(environment),
) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = environment
  const client = new OpenAI({ apiKey: OPENAI_API_KEY ?? null, baseURL: OPENAI_BASE_URL ?? null, maxRetries: 0 })
  const request = (limit: Limit, options: Options) =>
    client.chat.completions.create({ model: OPENAI_MODEL, messages, stream: true, ...limit, ...options }, { signal })
  // OpenAI refuses the old name of the limit for its newer models, which reason at length unless told not to; other services do
  // not all know the new one.
  const [limit, otherLimit, options]: [Limit, Limit, Options] = OPENAI_BASE_URL
    ? [{ max_tokens: most }, { max_completion_tokens: most }, usage]
    : [{ max_completion_tokens: most }, { max_tokens: most }, { ...usage, reasoning_effort: 'low' }]
  try {
    return await request(limit, options)
  } catch (error) {
    const reason = getReason(error)
    const accepted = { ...options }
    if (reason.includes('reasoning_effort')) delete accepted.reasoning_effort
    if (reason.includes('stream_options')) delete accepted.stream_options
    const isLimitRefused = /max_(completion_)?tokens/.test(reason)
    if (!isLimitRefused && Object.keys(accepted).length === Object.keys(options).length) throw error
    return await request(isLimitRefused ? otherLimit : limit, accepted)
  }
}

/** How many tokens a reply may have: room for 150 words in each language; models of OpenAI reason in them too. */
function getMostTokens({ OPENAI_BASE_URL }: Environment): number {
  return OPENAI_BASE_URL ? 1_500 : 3_000
}

/** What a provider says about a request that it refuses as wrong, or nothing. */
function getReason(error: unknown): string {
  const isWrong = error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422)
  return isWrong ? `${error.param} ${error.message}` : ''
}
