import * as v from 'valibot'
import { readContent } from '../kit/read-content.ts'
import { naming } from '../kit/references.ts'

/** Words of one language only; nothing is translated from them, so they are plain strings. */
const words = v.pipe(v.string(), v.nonEmpty('problems.words'))

const blockSchema = v.strictObject({
  /** The language that it is written in, and the only one whose pages show it. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'problems.language fr')),
  /** Paths without a language prefix. The block follows the section that one names, `/corporate#steps`, else all of them. */
  pages: v.pipe(v.array(naming('addresses', v.pipe(v.string(), v.startsWith('/')))), v.nonEmpty()),
  title: words,
  items: v.pipe(
    v.array(
      v.strictObject({
        title: words,
        text: words,
        /** A fact that only the owner can confirm. */
        sample: v.optional(v.literal(true)),
      }),
    ),
    v.nonEmpty(),
  ),
})

export type ReaderBlock = v.InferOutput<typeof blockSchema>

/** Facts that only readers of one language need, such as rules of their countries, written by somebody who knows them. */
export const forReaders: ReaderBlock[] = readContent('forReaders', v.array(blockSchema))
