import * as v from 'valibot'

// Apart from what finds answers, so that a search does not load the schemas.

/** A passage as visitors get it, word for word. */
export const passageSchema = v.object({
  /** Path with `#id`, only of this site, whatever an answer says: the passage stands at or just after that element. */
  url: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  title: v.string(),
  heading: v.string(),
  passage: v.string(),
  /** Those of its sentences that say most of what was asked, or that a model has chosen; in their order. */
  sentences: v.array(v.string()),
})

export type Passage = v.InferOutput<typeof passageSchema>

/** What the site says to a question: at most three passages, and what they are called. */
export const answerSchema = v.object({
  grade: v.picklist(['answers', 'nearest', 'none']),
  answers: v.array(passageSchema),
})

export type Answer = v.InferOutput<typeof answerSchema>
