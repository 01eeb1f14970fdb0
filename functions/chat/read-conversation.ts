import * as v from 'valibot'
import { chatLimits } from '../../content/chat.ts'
import { localeCodes } from '../../locales/locales.ts'
import { readJson } from '../shared/http/read-json.ts'
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
  const read = await readJson(request, conversationSchema)
  return 'code' in read ? read : read.output
}
