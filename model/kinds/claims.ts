import * as v from 'valibot'
import { day, label, listOf, text } from '../kit/define.ts'
import { readContent, readData } from '../kit/read-content.ts'
import { naming, reference } from '../kit/references.ts'

/** Every figure that the site says of itself, once: other texts quote it as `[claim:roadmap]`, and `/evidence` lists them all. */
export const claimSchema = v.pipe(
  v.strictObject({
    /** In quotes, and in the ids of its texts. */
    id: naming('claims', v.pipe(v.string(), v.regex(/^[\w-]+$/, 'problems.letters'))),
    /** As it is shown large: "140+". */
    value: text,
    /** The subject of the count, in at most six words. */
    label,
    /** For the note beside it; no method and no source that nobody has confirmed. */
    scope: text,
    /** True for a promise of the owner, which needs no evidence; without it, the figure was measured. */
    kind: v.optional(v.literal('promise')),
    /** Nobody has confirmed yet how it was counted, or that it is promised; then it is marked. */
    sample: v.boolean(),
    period: v.optional(v.strictObject({ from: day, to: day })),
    evidence: v.optional(v.strictObject({ source: text, from: day, to: day, count: v.number(), method: text })),
    /** The person who answers a question about it. */
    confirmedBy: v.optional(text),
  }),
  v.check(
    ({ kind, sample, evidence, confirmedBy }) =>
      sample || kind === 'promise' || (evidence !== undefined && confirmedBy !== undefined),
    'problems.backed evidence, confirmedBy',
  ),
)

export const claims = readContent('claims', listOf('id', claimSchema))

/**
 * The claims that stand on a page: on the screen of a route, or on the page of the content with an id. To a buyer a figure
 * without evidence is worse than none: it has its row on the page of all figures, and stands nowhere else.
 */
export const shownClaims = readData(
  'content/shown-claims.json',
  v.record(
    naming('addresses', v.string()),
    v.array(
      v.pipe(
        reference('claims'),
        v.check((id) => claims.every((claim) => claim.id !== id || isBacked(claim)), 'problems.unbacked evidence'),
      ),
    ),
  ),
)

/** Texts that type the figure of a claim and mean another: what it is, by a text's id or how it begins, and by the claim. */
export const otherFigures = readData(
  'content/other-figures.json',
  v.record(naming('addresses', v.string()), v.record(naming('claims', v.string()), v.string())),
)

export function isBacked({ kind, evidence }: Pick<v.InferOutput<typeof claimSchema>, 'kind' | 'evidence'>): boolean {
  return kind === 'promise' || evidence !== undefined
}
