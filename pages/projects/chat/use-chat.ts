import { EventSourceParserStream } from 'eventsource-parser/stream'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Locale } from '../../../locales/locales.ts'
import { chatLimits, generatedHeader, type ReplyFailure, replyFailures } from '../../../model/kinds/chat.ts'
import { type Passage, passageSchema } from '../../../search/answer-schema.ts'

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
    stop: () => stopping.current?.abort(),
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

/** One message of a conversation, as the function expects it. */
type Turn = { role: 'user' | 'assistant'; content: string }

/** The reason why a reply is missing or incomplete: the visitor's connection failed, or too many questions came from it. */
type ReplyError = 'network' | 'limited' | ReplyFailure

/** Some words of a reply, from a model or prepared; the last have the passages of the site that the reply rests on. */
type ReplyPart = { text: string; sources: Passage[] | undefined; isGenerated: boolean }

/** Slightly longer than the function's own time limit, so that the function's error arrives first. */
const timeout = 65_000

const deltaSchema = v.object({ text: v.string(), sources: v.optional(v.array(passageSchema)) })
const errorSchema = v.object({ code: v.picklist(replyFailures) })

/** Asks the assistant of a project and yields its reply as it streams. Throws only if the visitor stops it. */
async function* streamReply(
  project: string,
  locale: Locale,
  messages: Turn[],
  stop: AbortSignal,
): AsyncGenerator<ReplyPart, ReplyError | undefined> {
  const late = AbortSignal.timeout(timeout)
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ project, locale, messages }),
      signal: AbortSignal.any([stop, late]),
    })
    // The platform itself answers 429; other statuses come from a failed function.
    if (!response.ok || !response.body) return response.status === 429 ? 'limited' : 'unavailable'
    const isGenerated = response.headers.has(generatedHeader)
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    const reader = events.getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { event, data } = next.value
      if (event === 'done') return undefined
      if (event === 'error') return v.parse(errorSchema, JSON.parse(data)).code
      if (event !== 'delta') continue
      const { text, sources } = v.parse(deltaSchema, JSON.parse(data))
      yield { text, sources, isGenerated }
    }
    return 'cut'
  } catch {
    stop.throwIfAborted()
    return late.aborted ? 'timeout' : 'network'
  }
}
