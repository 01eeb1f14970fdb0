import * as v from 'valibot'
import { chatLimits } from '../../content/chat.ts'
import { localeCodes } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { type RequestError, readJson } from '../shared/http/read-request.ts'
import { errorStatuses, getErrorMessage, jsonResponse } from '../shared/http/responses.ts'

const message = v.variant('role', [
  v.object({
    role: v.literal('user'),
    content: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(chatLimits.question)),
  }),
  // May be empty: a reply can be stopped before its first word.
  v.object({ role: v.literal('assistant'), content: v.pipe(v.string(), v.maxLength(chatLimits.reply)) }),
])

export type Message = v.InferOutput<typeof message>

const conversationSchema = v.object({
  project: v.string(),
  locale: v.picklist(localeCodes),
  messages: v.pipe(
    v.array(message),
    v.minLength(1),
    v.maxLength(chatLimits.messages),
    v.check((messages) => messages.at(-1)?.role === 'user', 'the last message must be the visitor’s'),
  ),
})

export type Conversation = v.InferOutput<typeof conversationSchema>

/** Reads a conversation. Only the roles `user` and `assistant` are accepted, so that visitors cannot send instructions. */
export async function readConversation(request: Request): Promise<Conversation | RequestError> {
  const read = await readJson(request, conversationSchema)
  return 'code' in read ? read : read.output
}

/** The contract's JSON error, in words for a visitor. */
export function rejectRequest({ code, locale }: RequestError): Response {
  const i18n = loadFunctionI18n(locale, 'assistant')
  const message =
    code === 'unavailable'
      ? getErrorMessage(code, locale)
      : code === 'unknownProject'
        ? i18n.t('assistant.unknownProject')
        : code === 'tooLarge'
          ? i18n.t('assistant.tooLong')
          : i18n.t('assistant.invalid')
  const response = jsonResponse({ ok: false, error: { code, message } }, errorStatuses[code])
  if (code === 'method') response.headers.set('allow', 'POST')
  return response
}
