import { Feed } from 'feed'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { html } from '../../../html.ts'
import { getLanguageTag } from '../../../locales/language-tag.ts'
import type { Locale } from '../../../locales/locales.ts'
import { beginDay } from '../../../model/begin-day.ts'
import { site } from '../../../model/kinds/site.ts'
import { plainText } from '../../../model/kit/localize.ts'
import { visitElements } from '../../../model/kit/visit-elements.ts'
import { getPage } from '../../../pages/data/all-pages.ts'
import { newestIssues } from '../../../pages/data/issues.ts'
import { keep } from '../../../pages/data/keep.ts'
import { listPosts } from '../../../pages/data/posts.ts'
import { getSiteUrl, toWholeUrl } from '../../../pages/data/site-url.ts'
import type { LoaderData } from '../../../pages/loaders.ts'
import { feedPaths } from '../../shared/urls.ts'
import { getPageData } from '../page-data.ts'
import { parseHtml } from '../parse-html.ts'

/** The newest are enough for a reader, which keeps what it has: all posts of some years would weigh megabytes at each visit. */
export const mostEntries = 50

/** Blog and newsletter of one language as an Atom feed (https://www.rfc-editor.org/rfc/rfc4287), the newest first. */
export async function createAtomFeed(locale: Locale): Promise<string> {
  // Its titles and summaries are HTML, in which "<div>" as text would be lost.
  const feed = await createFeed(locale, (text) => html`${text}`.markup)
  // The library knows no language for Atom.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${getLanguageTag(locale)}" `)
}

/** The same as a JSON Feed (https://www.jsonfeed.org/version/1.1/). The library writes version 1, which has one author and no language. */
export async function createJsonFeed(locale: Locale): Promise<string> {
  const { author, ...feed } = JSON.parse((await createFeed(locale, String)).json1())
  return JSON.stringify({ ...feed, version: 'https://jsonfeed.org/version/1.1', language: locale, authors: [author] })
}

/** @param write a text in the form of the format */
async function createFeed(locale: Locale, write: (text: string) => string): Promise<Feed> {
  const { path, data } = await getPageData(getPage('blog', {}, locale))
  const { title, description } = data as LoaderData['blog']
  const author = { name: site.owner.name, link: getSiteUrl() }
  const { atom, json } = feedPaths(locale)
  const all = await Promise.all([
    ...listPosts(locale).map((post) => readPost(post, locale)),
    ...newestIssues.map((issue) => readIssue(issue, locale)),
  ])
  const entries = all.sort((a, b) => b.day.localeCompare(a.day)).slice(0, mostEntries)
  const feed = new Feed({
    id: toWholeUrl(path),
    title: `${title} — ${site.name}`,
    description,
    link: toWholeUrl(path),
    favicon: toWholeUrl('/icon-32.png'),
    copyright: site.name,
    author,
    feedLinks: { atom: toWholeUrl(atom), json: toWholeUrl(json) },
    // The date of its newest entry, so that a build that changes nothing changes no feed.
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => Date.parse(beginDay(updated))))),
  })
  for (const entry of entries) {
    const url = toWholeUrl(entry.path)
    feed.addItem({
      id: url,
      link: url,
      title: write(entry.title),
      description: write(entry.summary),
      content: await keep('feed', [entry.html, getSiteUrl()], () => toFeedHtml(entry.html)),
      date: new Date(beginDay(entry.updated)),
      published: new Date(beginDay(entry.day)),
      category: [{ name: entry.category, term: entry.category }],
      author: [author],
    })
  }
  return feed
}

async function readPost(post: string, locale: Locale) {
  const { path, data } = await getPageData(getPage('post', { post }, locale))
  const { title, description, category, date, updated, html } = data as LoaderData['post']
  return { path, title, summary: description, category, day: date, updated: updated?.day ?? date, html }
}

async function readIssue(issue: string, locale: Locale) {
  const { path, data } = await getPageData(getPage('issue', { issue }, locale))
  const { subject, summary, label, date, html } = data as LoaderData['issue']
  const [title, category] = [plainText(subject), plainText(label)]
  return { path, title, summary: plainText(summary), category, day: date, updated: date, html }
}

/** An article for readers that know nothing of this site: whole URLs, no buttons, no places to break headings. */
export function toFeedHtml(html: string): string {
  const tree = parseHtml(html)
  visitElements(tree, ({ tagName, properties }, index, parent) => {
    if (tagName === 'button' || tagName === 'wbr') {
      parent.children.splice(index, 1)
      return index
    }
    // The largest version of a picture is enough: in a reader the paths of the others would lead nowhere.
    for (const name of ['tabIndex', 'srcSet', 'sizes']) delete properties[name]
    for (const name of ['href', 'src']) {
      const url = properties[name]
      if (typeof url === 'string' && url.startsWith('/')) properties[name] = toWholeUrl(url)
    }
  })
  return unified().use(rehypeStringify).stringify(tree)
}
