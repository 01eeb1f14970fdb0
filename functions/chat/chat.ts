import type { Config } from '@netlify/functions'
import { generatedHeader } from '../../content/chat.ts'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import type { Search } from '../../search/load.ts'
import { type AlertCause, alert } from '../shared/data/alert.ts'
import { answerInTime } from '../shared/data/database.ts'
import { spend } from '../shared/data/spending.ts'
import { readEnvironment, withErrorHandling } from '../shared/http/handle-routes.ts'
import { findLocale } from '../shared/http/read-request.ts'
import { loadSearch } from '../shared/model/passages.ts'
import type { ModelLimits } from '../shared/model/read-model.ts'
import { createMessages } from './create-messages.ts'
import { createFindPassages, findReplySources } from './find-passages.ts'
import { findProject } from './find-project.ts'
import { createModelReply, createPreviewReply, type Reply, streamEvents } from './model-reply.ts'
import { readConversation, rejectRequest } from './read-conversation.ts'

/** The assistant of one project (`POST /api/chat`), as a stream of events. */
export default function chat(request: Request): Promise<Response> {
  const rejectAll = () => rejectRequest({ code: 'unavailable', locale: findLocale(request) })
  return withErrorHandling('chat', () => answerChat(request, readEnvironment('chat', process.env)), rejectAll)
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
  const conversation = await readConversation(request)
  if ('code' in conversation) return rejectRequest(conversation)
  const { locale, messages } = conversation
  const project = findProject(conversation.project, locale)
  if (!project) return rejectRequest({ code: 'unknownProject', locale })
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

function createBusyReply(obstacle: AlertCause, environment: Environment): Reply {
  return async function* reply() {
    yield { event: 'error', data: { code: 'busy' } }
    await alert(obstacle, environment)
  }
}

/**
 * Takes a reply from the budget of the hour and the day.
 *
 * @returns why there is none: all are used up, or the store does not answer in time
 */
export async function takeReply(
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
