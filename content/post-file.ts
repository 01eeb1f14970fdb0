import * as v from 'valibot'
import { parse } from 'yaml'
import { day, defineContent } from './define.ts'
import { sentence, splitFile, type TranslationMarks, translationMarks, writeFile, writeMarks } from './front-matter.ts'
import { postCategories } from './post-categories.ts'
import { reference } from './references.ts'

const words = {
  title: sentence,
  summary: sentence,
  /** The post in three lines, in a box above it. */
  brief: v.pipe(v.array(sentence), v.length(3, 'expected three lines')),
  /** What was run or read to check the post, on which day and with which versions. */
  checked: sentence,
}

/** The front matter in the first language: the words, and what is the same in every language. */
export const postSchema = v.strictObject({
  ...words,
  category: v.picklist(postCategories),
  /** Day of publication on this site. Until then a public build leaves the post out. */
  date: day,
  /** Day of the last change of what it says. */
  updated: v.optional(day),
  /** Where and when it stood before this site did: the only way to an earlier date. */
  firstPublished: v.optional(v.strictObject({ date: day, url: v.pipe(v.string(), v.url()) })),
  /** Day on which the owner has read and approved it; a public build leaves posts without it out. */
  approved: v.optional(day),
  services: v.array(reference('services')),
  /** Not finished: a public build leaves it out. */
  draft: v.optional(v.boolean()),
})

/** The front matter of a translation. */
const translationSchema = v.strictObject({ ...words, ...translationMarks })

/** What a visitor reads of a post; the body is Markdown, with lines that include code (content/examples.ts). */
export type PostWords = v.InferOutput<v.StrictObjectSchema<typeof words, undefined>> & { body: string }

export type Post = v.InferOutput<typeof postSchema> & PostWords

/**
 * Reads the text of `content/blog/<slug>/<language>.md` in the first language.
 *
 * @param file where it stands, for the message
 * @throws Error that names file and field where the front matter is wrong
 */
export function parsePost(file: string, source: string): Post {
  const { head, body } = splitFile(file, source)
  return { ...defineContent(file, postSchema, parse(head)), body }
}

/** The same of a translation: `content/blog/<slug>/<language>.md`. */
export function parseTranslation(file: string, source: string): v.InferOutput<typeof translationSchema> & PostWords {
  const { head, body } = splitFile(file, source)
  return { ...defineContent(file, translationSchema, parse(head)), body }
}

/** The text of a whole translation. */
export function writeTranslation(post: PostWords, marks: TranslationMarks): string {
  return writeFile(post, writeMarks(marks))
}

/** The words of a post as one text, with empty lines between its parts: what hashes are made of and drafts are asked for. */
export function joinPostWords({ title, summary, brief, checked, body }: PostWords): string {
  return [title, summary, ...brief, checked, body.trim()].join('\n\n')
}

/** The inverse of `joinPostWords`. */
export function splitPostWords(text: string): PostWords {
  const [title = '', summary = '', one = '', two = '', three = '', checked = '', ...body] = text.split('\n\n')
  return { title, summary, brief: [one, two, three], checked, body: body.join('\n\n') }
}
