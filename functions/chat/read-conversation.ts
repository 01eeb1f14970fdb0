import * as v from 'valibot'
import { chatLimits } from '../../content/chat.ts'
import { localeCodes } from '../../locales/locales.ts'

const message = v.variant('role', [
  v.object({
    role: v.literal('user'),
    content: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(chatLimits.question)),
  }),
  // May be empty: a reply can be stopped before its first word.
  v.object({ role: v.literal('assistant'), content: v.pipe(v.string(), v.maxLength(chatLimits.reply)) }),
])

export type Message = v.InferOutput<typeof message>

/** A conversation. Only the roles `user` and `assistant` are accepted, so that visitors cannot send instructions. */
export const conversationSchema = v.object({
  project: v.string(),
  locale: v.picklist(localeCodes),
  messages: v.pipe(
    v.array(message),
    v.minLength(1),
    v.maxLength(chatLimits.messages),
    v.check((messages) => messages.at(-1)?.role === 'user', 'the last message must be the visitor’s'),
  ),
})
