import { getIssue } from '../../content/issues.ts'
import { isPublishable } from '../../pages/post/visible-posts.ts'
import type { DocumentPart } from './document-parts.ts'

/** What to know before an issue of the newsletter is changed that readers may have; undefined for what was not sent. */
export function describeSending({ kind, slug }: Pick<DocumentPart, 'kind' | 'slug'>, today = new Date()): string | undefined {
  // An issue is sent from the public site alone (scripts/newsletter/render-languages.ts); whether it was, its database knows.
  if (kind !== 'issue' || !isPublishable(getIssue(slug), today)) return undefined
  return 'This issue may have been sent: it is approved, and its day has come. Mails keep the words that they were sent with, and the page will say something else. “npm run newsletter -- status --deployed” says whether it was sent.'
}
