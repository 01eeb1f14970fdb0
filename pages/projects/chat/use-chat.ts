import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../locales/locales.ts'
import { chatLimits } from '../../../model/kinds/chat.ts'
import type { Passage } from '../../../search/answer-schema.ts'
import { type ReplyError, streamReply, type Turn } from './stream-reply.ts'

export type ChatMessage = Turn & {
  /** State of a reply; a question is always `done`. */
  state: 'writing' | 'done' | 'stopped' | ReplyError
  /** A model has written it (AI Act art. 50(2)). */
  isGenerated?: boolean
  /** Passages of the site that a reply quotes or rests on. */
  sources?: Passage[] | undefined
}

/** The conversation with each assistant since the page was loaded: a click beside the dialog closes it and must lose nothing. */
const conversations = new Map<string, ChatMessage[]>()

export function useChat(project: string, locale: Locale) {
  const [messages, setMessages] = useState(() => conversations.get(project) ?? [])
  const stopping = useRef<AbortController>(null)
  useEffect(() => () => stopping.current?.abort(), [])
  useEffect(() => {
    // A reply that is cut by closing keeps the words that came.
    conversations.set(
      project,
      messages.map((message) => (message.state === 'writing' ? { ...message, state: 'stopped' } : message)),
    )
  }, [project, messages])

  function changeReply(change: (reply: ChatMessage) => Partial<ChatMessage>) {
    setMessages((current) =>
      current.map((message, index) => (index === current.length - 1 ? { ...message, ...change(message) } : message)),
    )
  }

  async function request(turns: ChatMessage[]) {
    const controller = new AbortController()
    stopping.current = controller
    setMessages([...turns, { role: 'assistant', content: '', state: 'writing' }])
    try {
      const words = streamReply(project, locale, toTurns(turns), controller.signal)
      let next = await words.next()
      for (; !next.done; next = await words.next()) {
        const { text, sources, isGenerated } = next.value
        changeReply((reply) => ({ content: reply.content + text, sources: sources ?? reply.sources, isGenerated }))
      }
      const state = next.value ?? 'done'
      changeReply(() => ({ state }))
    } catch {
      changeReply(() => ({ state: 'stopped' }))
    }
  }

  return {
    messages,
    isWriting: messages.at(-1)?.state === 'writing',
    ask: (content: string) => void request([...messages, { role: 'user', content, state: 'done' }]),
    /** Aborts the reply and keeps the text received so far. */
    stop: () => stopping.current?.abort(),
    /** Asks the last question again and replaces its reply. */
    retry: () => void request(messages.slice(0, -1)),
  }
}

/** The part of a conversation that the function reads: the last turns and the question, without empty replies and their questions. */
function toTurns(messages: ChatMessage[]): Turn[] {
  return messages
    .filter((message, index) => {
      const reply = message.role === 'user' ? messages[index + 1] : message
      return reply?.content.trim() !== ''
    })
    .slice(-7)
    .map(({ role, content }) => ({ role, content: content.slice(0, chatLimits.reply) }))
}
