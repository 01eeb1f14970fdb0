import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { localeCodes } from '../../locales/locales.ts'
import { askLimits } from '../../model/kinds/ask.ts'
import { count } from '../counts/store.ts'
import { functionHeaders } from '../shared/http/headers.ts'
import { type Background, handleRoutes, readJson } from '../shared/http/requests.ts'
import { jsonResponse } from '../shared/http/responses.ts'
import { loadSearch } from '../shared/model/passages.ts'
import { askModel, type ChoiceLimits } from './ask-model.ts'

/** Answers a question in the site's own sentences, which a model may choose; `HEAD` says by 204 that a model can be asked. */
export default handleRoutes('ask', () => ({
  '/api/ask': {
    HEAD: (_request, { OPENAI_API_KEY }) =>
      new Response(null, { status: OPENAI_API_KEY ? 204 : 200, headers: functionHeaders }),
    POST: (request, environment, background) => answerAsk(request, environment, background),
  },
}))

// No rate limit, because the free plan has two: ASK_DAILY_TOKENS bounds what questions cost.
export const config: Config = { path: '/api/ask' }

const questionSchema = v.object({
  // Signs that nobody sees are no part of a question.
  question: v.pipe(
    v.string(),
    v.maxLength(askLimits.question),
    v.transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ').trim()),
    v.nonEmpty(),
  ),
  locale: v.picklist(localeCodes),
})

export async function answerAsk(
  request: Request,
  environment: Environment,
  background: Background,
  limits?: ChoiceLimits,
  load = loadSearch,
): Promise<Response> {
  const read = await readJson(request, questionSchema)
  if (read instanceof Response) return read
  const { question, locale } = read.output
  const findings = await (await load(locale)).answer(question, { limit: askLimits.passages })
  const passages = findings.found.map(({ source }) => source)
  const chosen = await askModel({ question, locale, passages }, environment, request.signal, limits)
  const { grade, answers } = chosen ?? findings
  if (grade !== 'answers') count([{ kind: 'topic', what: await findings.findTopic(), locale }], request, background)
  return jsonResponse({ ok: true, grade, by: chosen ? 'model' : 'search', answers }, 200)
}
