import * as v from 'valibot'
import { chatLimits } from '../../content/chat.ts'
import { localeCodes } from '../../locales/locales.ts'
import { findLocale } from '../shared/find-locale.ts'
import { parseJson, readBody, readMediaType } from '../shared/read-body.ts'
import type { RequestError } from './errors.ts'

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
  const locale = findLocale(request)
  if (request.method !== 'POST') return { code: 'method', locale }
  if (readMediaType(request) !== 'application/json') return { code: 'mediaType', locale }
  const body = await readBody(request)
  if (!body) return { code: 'tooLarge', locale }
  const value = parseJson(body)
  if (value === undefined) return { code: 'notJson', locale }
  const result = v.safeParse(conversationSchema, value)
  return result.success ? result.output : { code: 'invalid', locale: findLocale(request, value) }
}
