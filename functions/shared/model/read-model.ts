import type OpenAI from 'openai'
import * as v from 'valibot'
import type { Environment } from '../../../environment.ts'
import { chatLimits, type ReplyFailure } from '../../../model/kinds/chat.ts'
import { answerInTime } from '../data/database.ts'
import { noteHeartbeat } from '../data/heartbeats.ts'

export type Prompt = OpenAI.ChatCompletionMessageParam[]

/** Milliseconds until the first words and between words, and for the whole reply; its tokens, where they are fewer than usual. */
export type ModelLimits = { silence: number; total: number; tokens?: number }

/**
 * Says the words of a model's reply as they come. The reply always ends within its limits, and an error becomes a code: the
 * provider's own message can hold our account or key. A visitor who leaves ends the request. Its tokens are given if the provider
 * counts them.
 */
export async function readModel(
  name: string,
  messages: Prompt,
  environment: Environment,
  limits: ModelLimits,
  disconnected: AbortSignal,
  say: (words: string) => void,
) {
  const timeout = new AbortController()
  const total = setTimeout(() => timeout.abort(), limits.total)
  const silence = setTimeout(() => timeout.abort(), limits.silence)
  let reason: string | undefined
  let [hasWords, isRefused] = [false, false]
  let length = 0
  let tokens: Usage | undefined
  let outcome: Outcome
  try {
    const ended = AbortSignal.any([disconnected, timeout.signal])
    const chunks = await requestReply(messages, environment, ended, limits.tokens)
    for await (const chunk of chunks) {
      const { choices, usage } = v.parse(chunkSchema, chunk)
      tokens = usage ?? tokens
      const { delta, finish_reason } = choices?.[0] ?? {}
      reason ??= finish_reason ?? undefined
      isRefused ||= Boolean(delta?.refusal)
      if (!delta?.content) continue
      silence.refresh()
      hasWords ||= delta.content.trim() !== ''
      // Providers differ in how they bound a reply, and a longer one would not be taken back as history.
      say(delta.content.slice(0, chatLimits.reply - length))
      length += delta.content.length
      // Ending the loop ends the request, so that nobody pays for words that nobody reads.
      if (length > chatLimits.reply) {
        reason = 'length'
        break
      }
    }
    if (tokens) logUsage(name, tokens)
    // The library's loop ends without an error both when it is aborted and when the provider cuts the stream.
    outcome = timeout.signal.aborted && !reason ? late : readEnd(reason, hasWords, isRefused)
  } catch (error) {
    outcome = timeout.signal.aborted ? late : readError(error, hasWords)
  } finally {
    clearTimeout(silence)
    clearTimeout(total)
  }
  if (!disconnected.aborted) await note(name, outcome)
  return { code: outcome.code, tokens: tokens ? tokens.prompt_tokens + tokens.completion_tokens : outcome.tokens }
}

const text = v.nullish(v.string())

const choice = v.object({ delta: v.nullish(v.object({ content: text, refusal: text })), finish_reason: text })

const usage = v.object({
  ...v.entriesFromList(['prompt_tokens', 'completion_tokens'], v.number()),
  completion_tokens_details: v.nullish(v.object({ reasoning_tokens: v.nullish(v.number()) })),
})

type Usage = v.InferOutput<typeof usage>

const chunkSchema = v.object({
  choices: v.nullish(v.array(choice)),
  // Only for the log: a reply does not fail by it.
  usage: v.fallback(v.nullish(usage), undefined),
})

/** The end of a reply: the code for the visitor, the fault of the provider for the owner, and the cost. */
type Outcome = { code?: ReplyFailure; fault?: string; tokens?: 0 }

/** Or no stream of words at all, such as the page of another server. */
const unusable = 'the provider gave no usable answer'

const late: Outcome = { code: 'timeout', fault: 'the provider did not answer in time' }

function readEnd(reason: string | undefined, hasWords: boolean, isRefused: boolean): Outcome {
  if (isRefused || reason === 'content_filter') return { code: 'declined' }
  if (!reason && !hasWords) return { code: 'unavailable', fault: unusable }
  if (!reason) return { code: 'cut', fault: 'the provider ended in the middle of a reply' }
  if (reason !== 'length') return {}
  if (hasWords) return { code: 'cut' }
  return {
    code: 'unavailable',
    fault:
      'a reply without a word used up its tokens: raise their limit or lower the effort in functions/shared/model/read-model.ts, or set another OPENAI_MODEL',
  }
}

/** The library's error of what a provider answers; a lost connection has none of these. */
type Refusal = Partial<Pick<InstanceType<typeof OpenAI.APIError>, 'status' | 'code' | 'param' | 'message'>>

/** The provider's own words stay here: they can hold our account or key. */
function readError(error: unknown, hasWords: boolean): Outcome {
  const { status, code }: Refusal = Object(error)
  // A refused request is not charged.
  const cost = status ? { tokens: 0 as const } : {}
  if (code && filterCodes.includes(code)) return { code: 'declined', ...cost }
  const advice = (status && advices[status]) ?? ''
  const fault = status ? `the provider answered with status ${status}${advice}` : unusable
  return { code: status === 429 ? 'busy' : hasWords ? 'cut' : 'unavailable', fault, ...cost }
}

/** Codes of OpenAI and Azure for a question that they do not pass on to the model. */
const filterCodes = ['content_filter', 'invalid_prompt']

const advices: Record<number, string> = {
  401: ': it does not know OPENAI_API_KEY',
  403: ': OPENAI_API_KEY may not use OPENAI_MODEL',
  404: ': it has no OPENAI_MODEL of this name, or OPENAI_BASE_URL is wrong',
  429: ': its own limit or the credit is used up',
}

/** Notes for the owner whether the provider works. Health can wait for the next reply where the store fails or is late. */
async function note(name: string, { fault }: Outcome): Promise<void> {
  if (fault) console.error(`[${name}] A question was not answered: ${fault}`)
  await answerInTime(noteHeartbeat('chat', fault), 1_500).catch(() => {})
}

/** Only numbers: questions and answers are nobody's business. */
function logUsage(name: string, { prompt_tokens, completion_tokens, completion_tokens_details }: Usage) {
  const reasoning = completion_tokens_details?.reasoning_tokens ?? 0
  console.info(`[${name}] Tokens: ${prompt_tokens} in, ${completion_tokens} out, of these ${reasoning} for reasoning`)
}

async function requestReply(
  messages: Prompt,
  environment: Environment,
  signal: AbortSignal,
  // Room for 150 words in each language; models of OpenAI reason in their tokens too.
  most = environment.OPENAI_BASE_URL ? 1_500 : 3_000,
) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = environment
  // Loaded here, because it is three quarters of the code of each function that includes it, and few requests ask a model.
  const { OpenAI } = await import('openai')
  const client = new OpenAI({ apiKey: OPENAI_API_KEY ?? null, baseURL: OPENAI_BASE_URL ?? null, maxRetries: 0 })
  const request = (options: Partial<OpenAI.ChatCompletionCreateParamsStreaming>) =>
    client.chat.completions.create({ model: OPENAI_MODEL, messages, stream: true, ...options }, { signal })
  // OpenAI's newer models refuse the old name of the limit, and reason at length unless a parameter forbids it, which some refuse too.
  // Some other services do not know the new name.
  const limit = OPENAI_BASE_URL
    ? { max_tokens: most }
    : ({ max_completion_tokens: most, reasoning_effort: 'low' } as const)
  const usage = { stream_options: { include_usage: true } }
  return request({ ...limit, ...usage }).catch((error) => {
    const { status, param, message }: Refusal = Object(error)
    const reason = status === 400 || status === 422 ? `${param} ${message}` : ''
    if (reason.includes('stream_options')) return request(limit)
    if (!Object.keys(limit).some((name) => reason.includes(name))) throw error
    return request({ max_completion_tokens: most, ...usage })
  })
}

/** A text between the marks of a prompt, none of which it can end or begin. */
export function toMaterial(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›').replace(/\s+/g, ' ')
}
