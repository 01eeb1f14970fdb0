import type { TranslationMarks } from '../../content/front-matter.ts'
import {
  joinIssueWords,
  parseIssue,
  parseIssueTranslation,
  splitIssueWords,
  writeIssueTranslation,
} from '../../content/newsletter-file.ts'
import {
  joinPostWords,
  parsePost,
  parseTranslation,
  splitPostWords,
  writeTranslation,
} from '../../content/post-file.ts'
import type { TranslationState } from '../../locales/freshness.ts'

/** Texts that are Markdown files with front matter: what is each kind's own. */
export const documents = {
  post: {
    folder: 'content/blog/',
    /** Its parts, as they are joined to one text with empty lines between them. */
    parts: ['title', 'summary', 'brief.0', 'brief.1', 'brief.2', 'checked', 'body'],
    readEnglish: parsePost,
    read: (file: string, source: string) => {
      const post = parseTranslation(file, source)
      return readState(joinPostWords(post), post)
    },
    write: (text: string, marks: TranslationMarks) => writeTranslation(splitPostWords(text), marks),
  },
  issue: {
    folder: 'content/newsletter/',
    parts: ['subject', 'summary', 'body'],
    readEnglish: parseIssue,
    read: (file: string, source: string) => {
      const issue = parseIssueTranslation(file, source)
      return readState(joinIssueWords(issue), issue)
    },
    write: (text: string, marks: TranslationMarks) => writeIssueTranslation(splitIssueWords(text), marks),
  },
} as const

export type DocumentKind = keyof typeof documents

export function isDocument(kind: string): kind is DocumentKind {
  return kind in documents
}

/** The parts of a document's text in their order; the last one is its body. */
export function splitParts(kind: DocumentKind, text: string): string[] {
  const heads = documents[kind].parts.length - 1
  const blocks = text.split('\n\n')
  return [...blocks.slice(0, heads), blocks.slice(heads).join('\n\n')]
}

function readState(
  text: string,
  { source, draft }: { source?: string | undefined; draft?: boolean | undefined },
): TranslationState {
  return { text, source, isDraft: draft === true }
}
