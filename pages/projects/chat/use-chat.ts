import { useEffect, useRef, useState } from 'react'
import { chatLimits } from '../../../content/chat.ts'
import type { Locale } from '../../../locales/locales.ts'
import { type ReplyError, streamReply, type Turn } from './stream-reply.ts'

export type ChatMessage = Turn & {
  /** Of a reply; a question is always `done`. */
  state: 'writing' | 'done' | 'stopped' | ReplyError
}

/** A conversation with the assistant of one project; it lasts as long as its dialog. */
export function useChat(project: string, locale: Locale) {
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const stopping = useRef<AbortController>(null)
  useEffect(() => () => stopping.current?.abort(), [])

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
        const text = next.value
        changeReply(({ content }) => ({ content: content + text }))
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
    /** The function takes no more: a new conversation has to be started. */
    isFull: messages.length >= chatLimits.messages,
    ask: (content: string) => void request([...messages, { role: 'user', content, state: 'done' }]),
    /** Ends the reply and keeps what has come of it. */
    stop: () => stopping.current?.abort(),
    /** Asks the last question again, in place of its reply. */
    retry: () => void request(messages.slice(0, -1)),
    restart: () => {
      stopping.current?.abort()
      setMessages([])
    },
  }
}

/** What the function needs of the conversation; replies without words are left out with their question. */
function toTurns(messages: ChatMessage[]): Turn[] {
  return messages
    .filter((message, index) => {
      const reply = message.role === 'user' ? messages[index + 1] : message
      return reply?.content.trim() !== ''
    })
    .map(({ role, content }) => ({ role, content: content.slice(0, chatLimits.reply) }))
}
