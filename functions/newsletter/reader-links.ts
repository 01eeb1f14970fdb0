import { html } from '../shared/http/html.ts'

// An issue is rendered once for a language and frozen; marks stand in it for what is each reader's own.

/** The links that only one reader gets, and their marks. */
export const readerLinks = { unsubscribe: '{{unsubscribe}}' } as const

/** The text of an issue as it is kept. */
export type FrozenIssue = { subject: string; html: string; text: string }

/** Puts a reader's own links in the place of their marks. */
export function fillReaderLinks<Issue extends FrozenIssue>(
  issue: Issue,
  { unsubscribe }: Record<keyof typeof readerLinks, string>,
): Issue {
  return {
    ...issue,
    html: issue.html.replaceAll(readerLinks.unsubscribe, () => html`${unsubscribe}`.markup),
    text: issue.text.replaceAll(readerLinks.unsubscribe, () => unsubscribe),
  }
}
