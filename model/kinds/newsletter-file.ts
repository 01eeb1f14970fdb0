import * as v from 'valibot'
import { refuse } from '../../owner-error.ts'
import { say } from '../../owner-words.ts'
import { day } from '../kit/define.ts'
import { defineDocuments } from '../kit/define-documents.ts'
import { sentence } from '../kit/front-matter.ts'
import { firstLanguage, site } from './site.ts'

/** Lists of mail programs show no more. */
export const longestSubject = 70

export const issueFiles = defineDocuments({
  folder: 'content/newsletter',
  languages: site.languages,
  words: {
    subject: v.pipe(sentence, v.maxGraphemes(longestSubject, `problems.characters ${longestSubject}`)),
    /** The first line that the reader sees, in the list of mails too. */
    summary: sentence,
  },
  parts: ['subject', 'summary', 'body'],
  facts: {
    /** The first language: readers without their own get the issue in it; otherwise they get nothing. */
    fallback: v.optional(v.literal(firstLanguage, `problems.literal ${firstLanguage}`)),
  },
  repeated: { date: v.optional(day) },
  checkBody: (file, body) => {
    const place = { file, field: 'body' }
    if (body.trim() === '') throw refuse('wrong-words', place, say('problems.body'))
    if (body.includes('{{unsubscribe}}'))
      throw refuse('wrong-words', place, '{{unsubscribe}}', say('problems.unsubscribe'))
  },
})

export type IssueWords = ReturnType<typeof issueFiles.split>
