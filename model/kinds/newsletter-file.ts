import * as v from 'valibot'
import { OwnerError } from '../../owner-error.ts'
import { day } from '../kit/define.ts'
import { defineDocuments } from '../kit/define-documents.ts'
import { sentence } from '../kit/front-matter.ts'
import { firstLanguage, site } from './site.ts'

/** Lists of mail programs show no more. */
export const longestSubject = 70

/** Issues of the newsletter. */
export const issueFiles = defineDocuments({
  name: 'issue',
  folder: 'content/newsletter',
  languages: site.languages,
  words: {
    subject: v.pipe(sentence, v.maxGraphemes(longestSubject, `expected at most ${longestSubject} characters`)),
    /** The first line that the reader sees, in the list of mails too. */
    summary: sentence,
  },
  parts: ['subject', 'summary', 'body'],
  facts: {
    /** The first language: readers without their own get the issue in it; otherwise they get nothing. */
    fallback: v.optional(v.literal(firstLanguage, `expected ${firstLanguage} or nothing`)),
  },
  repeated: { date: v.optional(day) },
  checkBody: (file, body) => {
    const problem = { code: 'wrong-words' as const, file, field: 'body' }
    if (body.trim() === '') throw new OwnerError({ ...problem, expected: 'a text below the front matter' })
    if (body.includes('{{unsubscribe}}')) {
      const remedy = 'Take it out: each mail has the link to unsubscribe below its text'
      throw new OwnerError({ ...problem, found: '{{unsubscribe}}', remedy })
    }
  },
})

/** The parts of an issue that a reader reads. */
export type IssueWords = ReturnType<typeof issueFiles.split>

export type Issue = ReturnType<typeof issueFiles.readFirst>
