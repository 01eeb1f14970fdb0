import type { Config } from '@netlify/functions'
import { generatedHeader } from '../../content/chat.ts'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import type { Search } from '../../search/load.ts'
import { type AlertCause, alert } from '../shared/data/alert.ts'
import { answerInTime } from '../shared/data/database.ts'
import { spend } from '../shared/data/spending.ts'
import type { Background } from '../shared/http/background.ts'
import { handleRoutes } from '../shared/http/handle-routes.ts'
import { readJson } from '../shared/http/read-request.ts'
import { type ErrorCode, errorStatuses, jsonResponse } from '../shared/http/responses.ts'
import { loadSearch } from '../shared/model/passages.ts'
import type { ModelLimits } from '../shared/model/read-model.ts'
import { conversationSchema, createMessages } from './conversation.ts'
import { createFindPassages, findProject, findReplySources } from './find-project.ts'
import { createModelReply, createPreviewReply, type Reply, streamEvents } from './model-reply.ts'

/** The assistant of one project, as a stream of events. */
export default function chat(request: Request, context: Background): Promise<Response> {
  const answer = (asked: Request, environment: Environment) => answerChat(asked, environment)
  return handleRoutes('chat', { '/api/chat': { POST: answer } }, request, context)
}

// Only literals: Netlify's bundler reads this without running it, and drops a rule that it does not understand.
export const config: Config = {
  path: '/api/chat',
  rateLimit: { windowLimit: 8, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}

/** Milliseconds: for the store of the budget, and for the reply. */
export type ReplyLimits = ModelLimits & { budget: number }

/**
 * Below the platform's limit of 60 seconds, so that the visitor gets an error message and not a cut connection. First words come
 * within 20 seconds, the wait for the budget included.
 */
const defaultLimits: ReplyLimits = { budget: 1_500, silence: 16_500, total: 55_000 }

/**
 */
export async function answerChat(
  request: Request,
  environment: Environment,
  limits: ReplyLimits = defaultLimits,
  load: (locale: Locale) => Promise<Search> = loadSearch,
): Promise<Response> {
  const read = await readJson(request, conversationSchema)
  if ('code' in read) return rejectQuestion(read.code, read.locale)
  const { locale, messages } = read.output
  const project = findProject(read.output.project, locale)
  if (!project) return rejectQuestion('unknownProject', locale)
  const find = createFindPassages(project, locale, load)
  if (!environment.OPENAI_API_KEY)
    return streamEvents(createPreviewReply(project, find, locale, messages), request.signal)
  const obstacle = await takeReply(environment, limits.budget)
  if (obstacle) return streamEvents(createBusyReply(obstacle, environment), request.signal)
  const prompt = createMessages(project, locale, messages)
  const findSources = (reply: string) => findReplySources(reply, find, locale)
  const response = streamEvents(createModelReply(prompt, environment, limits, findSources), request.signal)
  // AI Act art. 50(2): machines can tell what a model has written; the dialog marks the reply's element by it.
  response.headers.set(generatedHeader, 'true')
  return response
}

/** The contract's JSON error, in words for a visitor. */
function rejectQuestion(code: ErrorCode, locale: Locale): Response {
  const i18n = loadFunctionI18n(locale, 'assistant')
  const messages: { [Code in ErrorCode]?: string } = {
    unknownProject: i18n.t('assistant.unknownProject'),
    tooLarge: i18n.t('assistant.tooLong'),
  }
  const error = { code, message: messages[code] ?? i18n.t('assistant.invalid') }
  return jsonResponse({ ok: false, error }, errorStatuses[code])
}

function createBusyReply(obstacle: AlertCause, environment: Environment): Reply {
  return async function* reply() {
    yield { event: 'error', data: { code: 'busy' } }
    await alert(obstacle, environment)
  }
}

/** Takes a reply from the budget of the hour and the day, or says why there is none. */
async function takeReply(
  { CHAT_HOURLY_REPLIES, CHAT_DAILY_REPLIES }: Environment,
  patience: number,
): Promise<AlertCause | undefined> {
  try {
    const ceilings = { hourly: CHAT_HOURLY_REPLIES, daily: CHAT_DAILY_REPLIES }
    return (await answerInTime(spend('chat', ceilings), patience)) ? undefined : 'chat'
  } catch (error) {
    console.error('[chat] A question was not passed on, because the store of the budget failed:', String(error))
    return 'store'
  }
}
