import type { Config } from '@netlify/functions'
import type { Environment } from '../../environment.ts'
import { readEnvironment, withErrorHandling } from '../shared/error-handling.ts'
import { findLocale } from '../shared/find-locale.ts'
import { rejectRequest } from './errors.ts'
import { findProject } from './find-project.ts'
import { createModelReply, type ReplyLimits } from './model-reply.ts'
import { createPreviewReply } from './preview-reply.ts'
import { readConversation } from './read-conversation.ts'
import { streamEvents } from './stream-events.ts'

/** The assistant of one project: `POST /api/chat`, answered as a stream of events. */
export default function chat(request: Request): Promise<Response> {
  // Reads only its own variables, so that an invalid variable of the forms does not disable the chat.
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = process.env
  const environment = readEnvironment('chat', { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL })
  const rejectAll = () => rejectRequest({ code: 'unavailable', locale: findLocale(request) })
  return withErrorHandling('chat', () => (environment ? answerChat(request, environment) : rejectAll()), rejectAll)
}

// Only literals: Netlify's bundler reads this without running it, and drops a rule that it does not understand.
export const config: Config = {
  path: '/api/chat',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}

/** Below the platform's limit of 60 seconds, so that the visitor gets an error message and not a cut connection. */
const defaultLimits: ReplyLimits = { firstWords: 18_000, total: 55_000 }

/**
 * @param limits milliseconds; tests shorten them
 * @returns 200 with `text/event-stream`; 400, 404, 405, 413, 415 or 422 (503 from the function itself) with a JSON error in the request's language
 */
export async function answerChat(
  request: Request,
  environment: Environment,
  limits: ReplyLimits = defaultLimits,
): Promise<Response> {
  const conversation = await readConversation(request)
  if ('code' in conversation) return rejectRequest(conversation)
  const { locale, messages } = conversation
  const project = findProject(conversation.project, locale)
  if (!project) return rejectRequest({ code: 'unknownProject', locale })
  const reply = environment.OPENAI_API_KEY
    ? createModelReply(project, locale, messages, environment, limits)
    : createPreviewReply(project, locale, messages)
  return streamEvents(reply, request.signal)
}
