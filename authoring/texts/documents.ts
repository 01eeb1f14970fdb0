import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { postFiles } from '../../model/kinds/post-file.ts'

/** Texts that are Markdown files with front matter: what is each kind's own. */
export const documents = { post: postFiles, issue: issueFiles } as const

export type DocumentKind = keyof typeof documents

export function isDocument(kind: string): kind is DocumentKind {
  return kind in documents
}
