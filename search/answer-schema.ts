import * as v from 'valibot'

// A file of its own, so that a search does not load the schemas.

/** A passage as visitors get it, word for word. */
export const passageSchema = v.object({
  /** Path with `#id`, on this site only. The passage stands at or just after that element. */
  url: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  title: v.string(),
  heading: v.string(),
  passage: v.string(),
  /** The sentences that say most about the question, or that a model has chosen, in their order. */
  sentences: v.array(v.string()),
})

export type Passage = v.InferOutput<typeof passageSchema>

/** The answer of the site to a question: at most three passages and their grade. */
export const answerSchema = v.object({
  grade: v.picklist(['answers', 'nearest', 'none']),
  answers: v.array(passageSchema),
})

export type Answer = v.InferOutput<typeof answerSchema>
