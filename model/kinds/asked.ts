import * as v from 'valibot'
import { listPieceNames, readData } from '../kit/read-content.ts'
import { naming } from '../kit/references.ts'

const askedSchema = v.record(
  naming('addresses', v.pipe(v.string(), v.includes('#', 'problems.anchor /faq#price'))),
  v.string(),
)

/** By `path#id` without the language: the questions of visitors that this section answers, with semicolons between. */
export type Asked = v.InferOutput<typeof askedSchema>

/** By language. */
export const asked: Record<string, Asked> = Object.fromEntries(
  listPieceNames('content/asked').map((language) => [
    language,
    readData(`content/asked/${language}.json`, askedSchema),
  ]),
)
