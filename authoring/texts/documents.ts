import { issueFiles } from '../../content/newsletter-file.ts'
import { postFiles } from '../../content/post-file.ts'

/** Texts that are Markdown files with front matter: what is each kind's own. */
export const documents = { post: postFiles, issue: issueFiles } as const

export type DocumentKind = keyof typeof documents

export function isDocument(kind: string): kind is DocumentKind {
  return kind in documents
}
