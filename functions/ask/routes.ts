import * as v from 'valibot'
import { askLimits } from '../../content/ask.ts'
import type { Environment } from '../../environment.ts'
import { localeCodes } from '../../locales/locales.ts'
import type { Answer, Source } from '../../retrieval/ask.ts'
import type { AskEvent } from '../../retrieval/ask-events.ts'
import { rejectRequest } from '../shared/form-responses.ts'
import { loadAsk } from '../shared/passages.ts'
import { readJson } from '../shared/read-json.ts'
import { functionHeaders } from '../shared/responses.ts'
import { type Events, streamEvents } from '../shared/stream-events.ts'
import { type AnswerLimits, writeAnswer } from './write-answer.ts'

const questionSchema = v.object({
  question: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(askLimits.question)),
  locale: v.picklist(localeCodes),
})

/** An error or the passages within 30 seconds, whatever the provider does, and the end before the platform's limit of 60. */
const defaultLimits: AnswerLimits = { store: 1_500, other: 20_000, silence: 20_000, total: 50_000 }

/**
 * `/api/ask`. `POST`: what the site says to a question, as a stream of events. Passages are found first, and where nothing supports
 * an answer no model is asked. `HEAD`: 204 where a model can be asked, 404 where not.
 *
 * @param limits milliseconds; tests shorten them
 * @param load of the passages of a language; tests bring their own
 */
export async function answerAsk(
  request: Request,
  environment: Environment,
  limits = defaultLimits,
  load = loadAsk,
): Promise<Response> {
  if (request.method === 'HEAD')
    return new Response(null, { status: environment.OPENAI_API_KEY ? 204 : 404, headers: functionHeaders })
  const read = await readJson(request, questionSchema)
  if ('code' in read) {
    const response = rejectRequest(request, read.code, read.locale)
    if (read.code === 'method') response.headers.set('allow', 'HEAD, POST')
    return response
  }
  const { question, locale } = read.output
  const answer = load(locale)(question, askLimits.sources)
  const write = (sources: Source[], disconnected: AbortSignal) =>
    writeAnswer({ question, locale, sources }, environment, limits, disconnected)
  return streamEvents(createEvents(answer, environment.OPENAI_API_KEY ? write : undefined), request.signal)
}

type Write = (sources: Source[], disconnected: AbortSignal) => AsyncIterable<AskEvent>

/** @param write where there is a key */
function createEvents(answer: Answer, write: Write | undefined): Events<AskEvent> {
  return async function* events(disconnected) {
    if (!answer.isAnswered) return yield { event: 'refused', data: { nearest: answer.nearest } }
    yield { event: 'sources', data: answer.sources }
    if (write) yield* write(answer.sources, disconnected)
    else yield { event: 'done', data: { mode: 'passages', kept: 0, dropped: 0 } }
  }
}
