import { load } from 'cheerio'
import { expect, test, vi } from 'vitest'
import { beginDay } from '../../../model/begin-day.ts'
import { getIssue } from '../../../model/kinds/issues.ts'
import { getPost } from '../../../model/kinds/posts.ts'
import { site } from '../../../model/kinds/site.ts'
import { newestIssues } from '../../../pages/data/issues.ts'
import { listPosts } from '../../../pages/data/posts.ts'
import { href } from '../../../pages/data/routes.ts'
import { getSiteUrl } from '../../../pages/data/site-url.ts'
import { createAtomFeed, createJsonFeed, mostEntries, toFeedHtml } from './feeds.ts'

const siteUrl = getSiteUrl()

const write = (day = '') => new Date(beginDay(day)).toISOString()

/** Rendering all posts takes a second, and the feeds of all languages are made alike. */
const locale = 'es'

test('the feeds have the newest posts and issues in their language, the newest first', async () => {
  const dated = [
    ...listPosts(locale).map((post) => ({ date: getPost(post).date, path: href('post', { post }, locale) })),
    ...newestIssues.map((issue) => ({ date: getIssue(issue).date, path: href('issue', { issue }, locale) })),
  ]
  const newest = dated.sort((a, b) => b.date.localeCompare(a.date)).slice(0, mostEntries)
  const urls = newest.map(({ path }) => siteUrl + path)
  const json = JSON.parse(await createJsonFeed(locale))
  expect(json.items.map((item: { url: string }) => item.url)).toEqual(urls)
  expect(json.language).toBe(locale)
  const $ = load(await createAtomFeed(locale), { xml: true })
  expect(
    $('entry > id')
      .toArray()
      .map((element) => $(element).text()),
  ).toEqual(urls)
})

test('a feed has what its format requires', async () => {
  const $ = load(await createAtomFeed(locale), { xml: true })
  // RFC 4287, section 4.1: a feed and each entry have an id, a title and the time of their last change.
  for (const element of [
    'feed',
    ...$('entry')
      .toArray()
      .map((_, index) => `entry:nth-of-type(${index + 1})`),
  ]) {
    for (const child of ['id', 'title', 'updated'])
      expect($(`${element} > ${child}`), `${element} ${child}`).toHaveLength(1)
  }
  // Section 4.2.2: a category has a term.
  expect($('entry > category')).toHaveLength($('entry').length)
  expect($('entry > category:not([term])')).toHaveLength(0)
  expect($('feed > link[rel="self"]').attr('href')).toBe(`${siteUrl}/${locale}/feed.xml`)
  const json = JSON.parse(await createJsonFeed(locale))
  expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/)
  expect(json.authors).toEqual([{ name: site.owner.name, url: siteUrl }])
  expect(json.feed_url).toBe(`${siteUrl}/${locale}/feed.json`)
})

test('links in an article are whole, and nothing in it needs our scripts', async () => {
  const json = JSON.parse(await createJsonFeed(locale))
  const html: string = json.items.map((item: { content_html: string }) => item.content_html).join('')
  expect(html).toContain(`href="${siteUrl}/${locale}/`)
  expect(html).not.toMatch(/(href|src)="\/|<button|tabindex/)
})

test('a picture in an article has one whole address', () => {
  const picture = '<img src="/media/a.webp" srcset="/media/a-800.webp 800w, /media/a.webp 1600w" sizes="100vw" alt="A">'
  expect(toFeedHtml(picture)).toBe(`<img src="${siteUrl}/media/a.webp" alt="A">`)
})

test('the day of the build changes no feed: it is as new as what is newest in it', async () => {
  const $ = load(await createAtomFeed(locale), { xml: true })
  const posts = listPosts(locale).map((post) => getPost(post).updated ?? getPost(post).date)
  const days = [...posts, ...newestIssues.map((issue) => getIssue(issue).date)]
  expect($('feed > updated').text()).toBe(write(days.sort().at(-1)))
})

test('a post that was updated is as new in the feeds as on its page, and keeps its day', async () => {
  vi.resetModules()
  const { getPost } = await import('../../../model/kinds/posts.ts')
  const [newest = ''] = listPosts(locale)
  const post = getPost(newest)
  post.updated = '2035-04-03'
  const { createAtomFeed, createJsonFeed } = await import('./feeds.ts')
  const $ = load(await createAtomFeed(locale), { xml: true })
  vi.resetModules()
  const updated = write('2035-04-03')
  expect($('feed > updated').text()).toBe(updated)
  const entry = $('entry').filter((_, element) => $(element).find('id').text().endsWith(newest))
  expect(entry.find('updated').text()).toBe(updated)
  expect(entry.find('published').text()).toBe(write(post.date))
  const { items } = JSON.parse(await createJsonFeed(locale))
  expect(items.find(({ url }: { url: string }) => url.endsWith(newest)).date_modified).toBe(updated)
})
