import * as v from 'valibot'
import { replyFailures } from '../content/chat.ts'
import type { NearPage, Source } from './ask.ts'

/** Only of this site, whatever an answer says. */
const ownPath = v.pipe(v.string(), v.regex(/^\/(?!\/)/))

/** A passage as a function sends it. */
export const sourceSchema = v.object({
  n: v.number(),
  url: ownPath,
  title: v.string(),
  heading: v.string(),
  passage: v.string(),
  marks: v.array(v.tuple([v.number(), v.number()])),
}) satisfies v.GenericSchema<Source>

const nearPageSchema = v.object({ url: ownPath, title: v.string() }) satisfies v.GenericSchema<NearPage>

/** A passage that supports a sentence, by its number, and its own words. */
const citeSchema = v.object({ n: v.number(), quote: v.string() })

const sentenceSchema = v.object({ text: v.string(), cites: v.array(citeSchema) })

const writtenSchema = v.object({ mode: v.picklist(['passages', 'written']), kept: v.number(), dropped: v.number() })

/**
 * An event of `POST /api/ask`. Passages come first, then sentences, each checked against its quotes. `refused` takes back all that
 * came before it; `done` with the mode `passages` says that there is no written answer, and `error` that it is not whole.
 */
export const askEventSchema = v.variant('event', [
  v.object({ event: v.literal('sources'), data: v.array(sourceSchema) }),
  v.object({ event: v.literal('sentence'), data: sentenceSchema }),
  v.object({ event: v.literal('done'), data: writtenSchema }),
  v.object({ event: v.literal('refused'), data: v.object({ nearest: v.array(nearPageSchema) }) }),
  v.object({ event: v.literal('error'), data: v.object({ code: v.picklist(replyFailures) }) }),
])

/** A sentence of a written answer, and what it rests on. */
export type Sentence = v.InferOutput<typeof sentenceSchema>

export type AskEvent = v.InferOutput<typeof askEventSchema>
