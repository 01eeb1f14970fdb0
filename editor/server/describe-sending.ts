import type { Issue } from '../../content/newsletter-file.ts'
import { isPublishable } from '../../pages/post/visible-posts.ts'

/** What to know before an issue of the newsletter is changed that readers may have; undefined where none can. */
export function describeSending(issue: Pick<Issue, 'date' | 'approved' | 'draft'>, today: Date): string | undefined {
  // An issue is sent only when the public site has it (scripts/newsletter/render-languages.ts); whether it was, its database knows.
  return isPublishable(issue, today)
    ? 'This issue may have been sent: it is approved, and its day has come. Mails keep the words that they were sent with, and the page will say something else. “npm run newsletter -- status --deployed” says whether it was sent.'
    : undefined
}
