import type OpenAI from 'openai'
import type { ReplyFailure } from '../../content/chat.ts'
import type { Environment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import type { Passage } from '../../search/answer-schema.ts'
import { showAnswer } from '../../search/shown-answer.ts'
import { functionHeaders } from '../shared/http/responses.ts'
import { type ModelLimits, readModel } from '../shared/model/read-model.ts'
import type { Message } from './conversation.ts'
import { type FindPassages, isAnswered, type Project } from './find-project.ts'

/** An event for the dialog: words, at the end with the passages that the reply rests on, or how the reply ended. */
type ReplyEvent =
  | { event: 'delta'; data: { text: string; sources?: Passage[] } }
  | { event: 'done'; data: Record<string, never> }
  | { event: 'error'; data: { code: ReplyFailure } }

/** Creates the events of a reply, until `disconnected` is aborted. */
export type Reply = (disconnected: AbortSignal) => AsyncIterable<ReplyEvent>

/** Streams the model's reply. */
export function createModelReply(
  messages: OpenAI.ChatCompletionMessageParam[],
  environment: Environment,
  limits: ModelLimits,
  findSources: (reply: string) => Promise<Passage[]>,
): Reply {
  return async function* events(disconnected) {
    const words = readModel('chat', messages, environment, limits, disconnected)
    let reply = ''
    let next = await words.next()
    for (; !next.done; next = await words.next()) {
      reply += next.value
      yield { event: 'delta', data: { text: next.value } }
    }
    const { code, noted } = next.value
    const sources = code ? [] : await findSources(reply)
    if (sources.length > 0) yield { event: 'delta', data: { text: '', sources } }
    yield code ? { event: 'error', data: { code } } : { event: 'done', data: {} }
    await noted
  }
}

/**
 * An answer as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 *
 * @param signal of the request; Netlify does not always abort it when the visitor leaves, so a cancelled stream counts too
 */
export function streamEvents(create: Reply, signal: AbortSignal): Response {
  const cancelled = new AbortController()
  const events = create(AbortSignal.any([signal, cancelled.signal]))[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await events.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(`event: ${value.event}\ndata: ${JSON.stringify(value.data)}\n\n`))
    },
    cancel() {
      cancelled.abort()
      // What was taken or claimed for the answer is given back in its `finally`.
      events.return?.().catch(() => {})
    },
  })
  return new Response(body, { headers: { ...functionHeaders, 'content-type': 'text/event-stream; charset=utf-8' } })
}

/**
 * The reply without an API key, in the page's language: it says that no model answers, repeats the question, and quotes what the
 * site says to it of the project, or says that it does not. The first one also describes the project.
 */
export function createPreviewReply(
  { title, summary, features }: Project,
  find: FindPassages,
  locale: Locale,
  messages: Message[],
): Reply {
  const i18n = loadFunctionI18n(locale, 'assistant')
  const question = messages.at(-1)?.content ?? ''
  const isFirst = messages.length === 1
  return async function* reply() {
    const findings = await find(question)
    const { answers: sources } = findings ? showAnswer(findings) : { answers: [] }
    const isFound = sources.length > 0 && isAnswered(findings)
    const paragraphs = [
      i18n.t('assistant.preview.simulated', { title }),
      isFirst && summary,
      isFirst && `${i18n.t('assistant.preview.features')}\n${features.map((feature) => `- ${feature}`).join('\n')}`,
      i18n.t('assistant.preview.question', { question }),
      isFirst && i18n.t('assistant.preview.production'),
      isFound && i18n.t('assistant.preview.found'),
      ...(isFound ? sources.map(({ passage }, index) => `> ${escapeMarkdown(`${passage} [${index + 1}]`)}`) : []),
      findings && !isFound && i18n.t('assistant.preview.none'),
      !isFound && sources.length > 0 && i18n.t('assistant.preview.nearest'),
    ].filter((paragraph) => typeof paragraph === 'string')
    for (const paragraph of paragraphs) yield { event: 'delta', data: { text: `${paragraph}\n\n` } }
    if (sources.length > 0) yield { event: 'delta', data: { text: '', sources } }
    yield { event: 'done', data: {} }
  }
}

/** Keeps the signs of a text from being Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
