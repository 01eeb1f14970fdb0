import { createParser } from 'eventsource-parser'
import type { Environment } from '../../../environment.ts'
import { answerAsk } from '../../../functions/ask/routes.ts'
import { loadAsk } from '../../../functions/shared/passages.ts'
import type { Locale } from '../../../locales/locales.ts'
import type { Answer, Source } from '../../../retrieval/ask.ts'
import type { AskEvent, Sentence } from '../../../retrieval/ask-events.ts'

/** A question to the function. */
export type Asked = {
  locale: Locale
  question: string
  /** Words that stand among the passages as if a page had them. */
  planted?: string | undefined
}

/** What came back, and when the first sentence did. */
export type Reply = {
  /** The number of the planted passage. */
  planted: number | undefined
  sources: Source[]
  sentences: Sentence[]
  end: AskEvent | undefined
  milliseconds: number | undefined
}

/** Asks the function about the built site, as the search page does. */
export async function askFunction({ locale, question, planted }: Asked, environment: Environment): Promise<Reply> {
  const request = new Request('http://localhost/api/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question, locale }),
  })
  const ask = loadAsk(locale)
  const load = () => (asked: string, limit?: number) => plant(ask(asked, limit), planted)
  const start = performance.now()
  const response = await answerAsk(request, environment, limits, load)
  const reply: Reply = {
    planted: planted ? plantedNumber : undefined,
    sources: [],
    sentences: [],
    end: undefined,
    milliseconds: undefined,
  }
  const parser = createParser({
    onEvent({ event: name, data: json }) {
      // The function is the site's own; its events are a type that both share.
      const event = { event: name, data: JSON.parse(json) } as AskEvent
      if (event.event === 'sources') reply.sources = event.data
      else if (event.event !== 'sentence') reply.end = event
      else {
        reply.milliseconds ??= performance.now() - start
        reply.sentences.push(event.data)
      }
    },
  })
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) parser.feed(decoder.decode(part, { stream: true }))
  return reply
}

/** Milliseconds: a busy machine is no reason to give up. */
const limits = { store: 20_000, other: 20_000, silence: 20_000, total: 50_000 }

const plantedNumber = 2

/** Puts words between the first passage and the others. */
function plant(answer: Answer, planted: string | undefined): Answer {
  const [first, ...others] = answer.isAnswered ? answer.sources : []
  if (!planted || !first) return answer
  const sources = [first, { ...first, passage: planted, marks: [] }, ...others]
  return { isAnswered: true, sources: sources.map((source, index) => ({ ...source, n: index + 1 })) }
}
