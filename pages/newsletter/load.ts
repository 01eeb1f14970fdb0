import type { Locale } from '../../locales/locales.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { contactTexts, formWords } from '../../model/kinds/contact.ts'
import { newsletterTexts } from '../../model/kinds/newsletter.ts'
import { tools } from '../../model/kinds/tools.ts'
import { plainText } from '../../model/kit/localize.ts'
import { getIssueWords, newestIssues, summarizeIssue } from '../data/issues.ts'
import { type LoadContext, loadPageLabel, localizeContent, type PageMeta } from '../data/load-context.ts'
import { renderArticle } from '../data/render-markdown.ts'
import { loadFormNotice } from '../shared/form/form-notice.ts'

export type NewsletterData = PageMeta & ReturnType<typeof loadNewsletter>
export type IssueData = Awaited<ReturnType<typeof loadIssue>>

export function loadNewsletter({ locale }: LoadContext) {
  const { promises, none, ...words } = loadWords(locale)
  const issues = newestIssues.map((slug) => summarizeIssue(locale, slug))
  return { ...words, form: loadNewsletterForm(locale), promises, issues, none: issues.length > 0 ? undefined : none }
}

/** The form by which one subscribes, here and below the form for messages, whose words it shares. */
export function loadNewsletterForm(locale: Locale) {
  const { newsletter } = localizeContent(locale, contactTexts)
  const { fields, submit, optional, notDecided } = localizeContent(locale, formWords)
  const [last] = newestIssues
  return {
    ...newsletter,
    /** The newest issue, as an example for subscribers. */
    newest: last && { slug: last, subject: summarizeIssue(locale, last).subject },
    email: fields.email,
    website: fields.website,
    button: submit.newsletter,
    words: { optional, notDecided },
    tool: localizeContent(locale, tools).newsletter,
    notice: loadFormNotice(locale, 'newsletter'),
  }
}

export async function loadIssue({ locale, params }: LoadContext<'issue'>) {
  const { words, language } = getIssueWords(locale, params.issue)
  const summary = summarizeIssue(locale, params.issue)
  const label = loadPageLabel(locale, 'newsletter')
  const { subscribe, all } = loadWords(locale)
  const {
    comma,
    brackets: [open, close],
  } = getPunctuation(locale)
  const { html } = await renderArticle(words.body, locale, `issues.${params.issue}.body`)
  const others = newestIssues.filter((slug) => slug !== params.issue).slice(0, 3)
  return {
    ...summary,
    name: summary.subject,
    heading: summary.subject,
    // A post that an issue is made from has the same words, and search results want each page's own.
    title: `${plainText(label)} · ${summary.dateText}`,
    description: `${words.subject}${open}${plainText(label)}${comma}${summary.dateText}${close}`,
    language,
    html,
    label,
    subscribe,
    all,
    others: others.map((slug) => summarizeIssue(locale, slug)),
  }
}

function loadWords(locale: Locale) {
  const { foot, readArticle, ...words } = localizeContent(locale, newsletterTexts)
  return words
}
