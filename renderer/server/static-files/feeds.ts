import { Feed } from 'feed'
import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { plainText } from '../../../content/localize.ts'
import { site } from '../../../content/site.ts'
import type { Locale } from '../../../locales/locales.ts'
import { getPage } from '../../../pages/all-pages.ts'
import type { LoaderData } from '../../../pages/loaders.ts'
import { memoize } from '../../../pages/memoize.ts'
import { newestIssues } from '../../../pages/newsletter/issues.ts'
import { newestPosts } from '../../../pages/post/posts.ts'
import { feedPaths } from '../../shared/urls.ts'
import { getPageData } from '../page-data.ts'

/** Blog and newsletter of one language as an Atom feed (https://www.rfc-editor.org/rfc/rfc4287), the newest first. */
export async function createAtomFeed(locale: Locale, siteUrl: string): Promise<string> {
  const { title, description, url, posts } = await readBlog(locale, siteUrl)
  const author = { name: site.owner.name, link: siteUrl }
  const feed = new Feed({
    id: url,
    title,
    description,
    link: url,
    favicon: `${siteUrl}/favicon.ico`,
    copyright: site.name,
    author,
    feedLinks: { atom: siteUrl + feedPaths(locale).atom },
    // Of the newest post, so that a build that changes nothing changes no feed.
    updated: posts[0]?.date ?? new Date(0),
  })
  for (const post of posts) {
    feed.addItem({
      id: post.url,
      link: post.url,
      title: post.title,
      description: post.summary,
      content: post.html,
      date: post.date,
      published: post.date,
      category: [{ name: post.category }],
      author: [author],
    })
  }
  // The library knows no language for Atom.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${locale}" `)
}

/** The same as a JSON Feed (https://www.jsonfeed.org/version/1.1/). */
export async function createJsonFeed(locale: Locale, siteUrl: string): Promise<string> {
  const { title, description, url, posts } = await readBlog(locale, siteUrl)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: url,
    feed_url: siteUrl + feedPaths(locale).json,
    language: locale,
    favicon: `${siteUrl}/favicon.ico`,
    authors: [{ name: site.owner.name, url: siteUrl }],
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      date_published: post.date.toISOString(),
      tags: [post.category],
    })),
  })
}

/** Memoized, because two feeds are made of it. */
const readBlog = memoize(async (locale: Locale, siteUrl: string) => {
  const { path, data } = await getPageData(getPage('blog', {}, locale))
  const { title, description } = data as LoaderData['blog']
  return {
    title: `${title} — ${site.name}`,
    description,
    url: siteUrl + path,
    posts: await listEntries(locale, siteUrl),
  }
})

type Entry = Awaited<ReturnType<typeof readPost>>

async function listEntries(locale: Locale, siteUrl: string): Promise<Entry[]> {
  const entries = await Promise.all([
    ...newestPosts.map((post) => readPost(post, locale, siteUrl)),
    ...newestIssues.map((issue) => readIssue(issue, locale, siteUrl)),
  ])
  return entries.sort((a, b) => b.date.valueOf() - a.date.valueOf())
}

async function readIssue(issue: string, locale: Locale, siteUrl: string): Promise<Entry> {
  const { path, data } = await getPageData(getPage('issue', { issue }, locale))
  const { subject, summary, label, date, html } = data as LoaderData['issue']
  return {
    url: siteUrl + path,
    title: plainText(subject),
    summary: plainText(summary),
    category: plainText(label),
    date: new Date(date),
    html: toFeedHtml(html, siteUrl),
  }
}

async function readPost(post: string, locale: Locale, siteUrl: string) {
  const { path, data } = await getPageData(getPage('post', { post }, locale))
  const { title, description, category, date, html } = data as LoaderData['post']
  return {
    url: siteUrl + path,
    title,
    summary: description,
    category,
    date: new Date(date),
    html: toFeedHtml(html, siteUrl),
  }
}

/** An article for readers that know nothing of this site: whole URLs, no buttons, no places to break headings. */
function toFeedHtml(html: string, siteUrl: string): string {
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => adaptToFeed(tree, siteUrl))
    .use(rehypeStringify)
  return String(processor.processSync(html))
}

function adaptToFeed(tree: Root, siteUrl: string) {
  visit(tree, 'element', ({ tagName, properties }, index, parent) => {
    if ((tagName === 'button' || tagName === 'wbr') && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return index
    }
    delete properties.tabIndex
    for (const name of ['href', 'src']) {
      const url = properties[name]
      if (typeof url === 'string' && url.startsWith('/')) properties[name] = siteUrl + url
    }
    return undefined
  })
}
