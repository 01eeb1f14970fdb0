import * as v from 'valibot'
import { day } from '../kit/define.ts'
import { defineDocuments } from '../kit/define-documents.ts'
import { sentence } from '../kit/front-matter.ts'
import { reference } from '../kit/references.ts'
import { languages } from './piece-languages.ts'
import { postCategories } from './post-categories.ts'
import { site } from './site.ts'

/** Posts: their body is Markdown, with lines that include code (model/kinds/examples.ts). */
export const postFiles = defineDocuments({
  folder: 'content/blog',
  languages: site.languages,
  words: {
    title: sentence,
    summary: sentence,
    /** The post in three lines, in a box above it. */
    brief: v.pipe(v.array(sentence), v.length(3, 'problems.lines 3')),
    /** The check of the post: things run or read, the day and the versions. */
    checked: sentence,
  },
  parts: ['title', 'summary', 'brief.0', 'brief.1', 'brief.2', 'checked', 'body'],
  facts: {
    category: v.picklist(postCategories),
    /** Day of the last change of its content. */
    updated: v.optional(day),
    /** Its earlier place and day, if it stood elsewhere before this site did: the only way to an earlier date. */
    firstPublished: v.optional(v.strictObject({ date: day, url: v.pipe(v.string(), v.url()) })),
    services: v.array(reference('services')),
    /** Those that it exists in, if it does not in all. */
    languages,
  },
  repeated: {},
})

export type PostWords = ReturnType<typeof postFiles.split>

export type Post = ReturnType<typeof postFiles.readFirst>
