import * as v from 'valibot'
import { parse } from 'yaml'
import { day, defineContent } from './define.ts'
import { sentence, splitFile, type TranslationMarks, translationMarks, writeFile, writeMarks } from './front-matter.ts'
import { firstLanguage } from './site.ts'

/** Lists of mail programs show no more. */
export const longestSubject = 70

const words = {
  subject: v.pipe(sentence, v.maxGraphemes(longestSubject, `expected at most ${longestSubject} characters`)),
  /** The first line that the reader sees, in the list of mails too. */
  summary: sentence,
}

/** The front matter in the first language: the words, and what is the same in every language. */
export const issueSchema = v.strictObject({
  ...words,
  /** The day that the archive shows. Until then a public build leaves the issue out. */
  date: day,
  /** Day on which the owner has read and approved it; a public build leaves issues without it out. */
  approved: v.optional(day),
  /** Not finished: it is not sent, and a public build leaves it out. */
  draft: v.optional(v.boolean()),
  /** The first language: readers without their own get the issue in it; else they get nothing. */
  fallback: v.optional(v.literal(firstLanguage, `expected ${firstLanguage} or nothing`)),
})

/** The front matter of a translation; a date may be repeated in it. */
const translationSchema = v.strictObject({ ...words, ...translationMarks, date: v.optional(day) })

/** What a reader of an issue reads; the body is Markdown. */
export type IssueWords = v.InferOutput<v.StrictObjectSchema<typeof words, undefined>> & { body: string }

export type Issue = v.InferOutput<typeof issueSchema> & IssueWords

export type IssueTranslation = v.InferOutput<typeof translationSchema> & IssueWords

/**
 * Reads the text of `content/newsletter/<slug>/<language>.md` in the first language.
 *
 * @param file where it stands, for the message
 * @throws Error that names file and field where something is wrong
 */
export function parseIssue(file: string, source: string): Issue {
  const { head, body } = readFile(file, source)
  return { ...defineContent(file, issueSchema, head), body }
}

/** The same of a translation: `content/newsletter/<slug>/<language>.md`. */
export function parseIssueTranslation(file: string, source: string): IssueTranslation {
  const { head, body } = readFile(file, source)
  return { ...defineContent(file, translationSchema, head), body }
}

/** The text of the file in the first language. */
export function writeIssue({ subject, summary, body }: IssueWords, facts: string[]): string {
  return writeFile({ subject, summary, body }, facts)
}

/** The text of a whole translation. */
export function writeIssueTranslation({ subject, summary, body }: IssueWords, marks: TranslationMarks): string {
  return writeFile({ subject, summary, body }, writeMarks(marks))
}

/** The words of an issue as one text, with empty lines between its parts: what hashes are made of and drafts are asked for. */
export function joinIssueWords({ subject, summary, body }: IssueWords): string {
  return [subject, summary, body.trim()].join('\n\n')
}

/** The inverse of `joinIssueWords`. */
export function splitIssueWords(text: string): IssueWords {
  const [subject = '', summary = '', ...body] = text.split('\n\n')
  return { subject, summary, body: body.join('\n\n') }
}

/** The front matter of a file, not checked yet, and its body. */
function readFile(file: string, source: string) {
  const { head, body } = splitFile(file, source)
  if (body.trim() === '') throw new Error(`${file}: expected a text below the front matter`)
  if (body.includes('{{unsubscribe}}')) {
    throw new Error(`${file}: leave {{unsubscribe}} out; each mail has the link to unsubscribe below its text`)
  }
  return { head: parse(head), body }
}
