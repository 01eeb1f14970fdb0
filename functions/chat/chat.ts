import type { Config } from '@netlify/functions'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { generatedHeader, type ReplyFailure } from '../../model/kinds/chat.ts'
import type { Passage } from '../../search/answer-schema.ts'
import { alert } from '../shared/data/alert.ts'
import { answerInTime } from '../shared/data/database.ts'
import { spend } from '../shared/data/spending.ts'
import { functionHeaders } from '../shared/http/headers.ts'
import { handleRoutes, readJson } from '../shared/http/requests.ts'
import { rejectRequest } from '../shared/http/responses.ts'
import { loadSearch } from '../shared/model/passages.ts'
import { type ModelLimits, readModel } from '../shared/model/read-model.ts'
import { replies } from './causes.ts'
import { conversationSchema, createMessages, type Message } from './conversation.ts'
import {
  createFindPassages,
  type FindPassages,
  findProject,
  findReplySources,
  isAnswered,
  type Project,
} from './find-project.ts'

/** The assistant of one project, as a stream of events. */
export default handleRoutes('chat', () => ({
  '/api/chat': { POST: (request, environment) => answerChat(request, environment) },
}))

// Only literals: Netlify's bundler reads this without running it, and drops a rule that it does not understand.
export const config: Config = {
  path: '/api/chat',
  rateLimit: { windowLimit: 8, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}

/** Milliseconds: for the store of the budget, and for the reply. */
export type ReplyLimits = ModelLimits & { budget: number }

/** Below the platform's 60 seconds, so that the visitor gets a message and no cut connection; first words within 20. */
const defaultLimits: ReplyLimits = { budget: 1_500, silence: 16_500, total: 55_000 }

export async function answerChat(
  request: Request,
  environment: Environment,
  limits = defaultLimits,
  load = loadSearch,
) {
  const read = await readJson(request, conversationSchema)
  if (read instanceof Response) return read
  const { locale, messages } = read.output
  const project = findProject(read.output.project, locale)
  if (!project) return rejectRequest(request, 'notFound', locale)
  const find = createFindPassages(project, locale, load)
  if (!environment.OPENAI_API_KEY)
    return streamEvents((send) => replyWithoutModel(project, find, locale, messages, send), request.signal)
  const ceilings = { hourly: environment.CHAT_HOURLY_REPLIES, daily: environment.CHAT_DAILY_REPLIES }
  const taken = await answerInTime(spend('chat', ceilings), limits.budget).catch((error: Error) => {
    // Many ask at once.
    if (error.name === 'TimeoutError') return 'late' as const
    throw error
  })
  if (taken !== true) {
    return streamEvents(async (send) => {
      send({ event: 'error', data: { code: 'busy' } })
      // A ceiling of 0 is the owner's wish.
      if (taken !== 'late' && ceilings.hourly && ceilings.daily) await alert(replies, environment)
    }, request.signal)
  }
  const prompt = createMessages(project, locale, messages)
  const response = streamEvents(async (send, disconnected) => {
    let reply = ''
    const { code } = await readModel('chat', prompt, environment, limits, disconnected, (text) => {
      reply += text
      send({ event: 'delta', data: { text } })
    })
    const sources = code ? [] : await findReplySources(reply, find, locale)
    if (sources.length > 0) send({ event: 'delta', data: { text: '', sources } })
    send(code ? { event: 'error', data: { code } } : { event: 'done', data: {} })
  }, request.signal)
  // AI Act art. 50(2): machines can tell what a model has written; the dialog marks the reply's element by it.
  response.headers.set(generatedHeader, 'true')
  return response
}

/** An event for the dialog: words, at the end with the passages that the reply rests on, or how the reply ended. */
type ReplyEvent =
  | { event: 'delta'; data: { text: string; sources?: Passage[] } }
  | { event: 'done'; data: Record<string, never> }
  | { event: 'error'; data: { code: ReplyFailure } }

type Send = (event: ReplyEvent) => void

/** Server-sent events. Netlify does not always abort the request when the visitor leaves: a cancelled stream counts too. */
function streamEvents(reply: (send: Send, disconnected: AbortSignal) => Promise<void>, signal: AbortSignal): Response {
  const cancelled = new AbortController()
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async start(controller) {
      const send: Send = ({ event, data }) => {
        if (cancelled.signal.aborted) return
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      await reply(send, AbortSignal.any([signal, cancelled.signal]))
      if (!cancelled.signal.aborted) controller.close()
    },
    cancel: () => cancelled.abort(),
  })
  return new Response(body, { headers: { ...functionHeaders, 'content-type': 'text/event-stream; charset=utf-8' } })
}

/** The reply without an API key says that no model answers, repeats the question, and quotes what the site says to it. */
async function replyWithoutModel(
  { title, summary, features }: Project,
  find: FindPassages,
  locale: Locale,
  messages: Message[],
  send: Send,
): Promise<void> {
  const i18n = loadFunctionI18n(locale, 'assistant')
  const question = messages.at(-1)?.content ?? ''
  const isFirst = messages.length === 1
  const findings = await find(question)
  const sources = findings?.answers ?? []
  const isFound = sources.length > 0 && isAnswered(findings)
  const paragraphs = [
    i18n.t('assistant.preview.simulated', { title }),
    isFirst && summary,
    isFirst && `${i18n.t('assistant.preview.features')}\n${features.map((feature) => `- ${feature}`).join('\n')}`,
    i18n.t('assistant.preview.question', { question: escapeMarkdown(question) }),
    isFirst && i18n.t('assistant.preview.production'),
    isFound && i18n.t('assistant.preview.found'),
    ...(isFound ? sources.map(({ passage }, index) => `> ${escapeMarkdown(`${passage} [${index + 1}]`)}`) : []),
    findings && !isFound && i18n.t('assistant.preview.none'),
    !isFound && sources.length > 0 && i18n.t('assistant.preview.nearest'),
  ].filter((paragraph) => typeof paragraph === 'string')
  for (const paragraph of paragraphs) send({ event: 'delta', data: { text: `${paragraph}\n\n` } })
  if (sources.length > 0) send({ event: 'delta', data: { text: '', sources } })
  send({ event: 'done', data: {} })
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
