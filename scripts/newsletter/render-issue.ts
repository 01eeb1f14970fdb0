import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import sharp from 'sharp'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { getIssue, getIssueFile } from '../../content/issues.ts'
import { plainText } from '../../content/localize.ts'
import { newsletterTexts, newsletterTextsSchema } from '../../content/newsletter.ts'
import type { IssueWords } from '../../content/newsletter-file.ts'
import { site } from '../../content/site.ts'
import type { FrozenIssue } from '../../functions/newsletter/issue-mail.ts'
import { createDayWriter } from '../../locales/date-format.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { readI18n } from '../../locales/server.ts'
import { tieNumbers } from '../../locales/tie-numbers.ts'
import { localizeContent } from '../../pages/load-context.ts'
import { findMailLanguage, getIssueWords, hashWords } from '../../pages/newsletter/issues.ts'
import { removeLinksToHiddenPosts } from '../../pages/post/render-markdown.ts'
import { href } from '../../pages/routes.ts'
import { getSiteUrl } from '../../pages/site-url.ts'
import { writeMailHtml } from './write-mail-html.ts'
import { writeMailText } from './write-mail-text.ts'

/** An issue as the readers of a language get it, with marks in the place of each reader's own links. */
export type RenderedIssue = FrozenIssue & {
  /** Of the words; the archive has it too, in `newsletter/<slug>.json`. */
  hash: string
}

/** All that a mail says, before it is HTML or text. */
export type IssueMail = {
  locale: Locale
  /** Of the words; the foot is in the reader's. */
  language: Locale
  words: IssueWords
  /** The body, with whole addresses. */
  tree: Root
  dateText: string
  webUrl: string
  homeUrl: string
  foot: Foot
}

/** `why` and `sender` end as what follows them wants it: with a space, or in Chinese with none. */
type Foot = ReturnType<typeof loadFoot>

/** Where words stand and for whom they are. */
type Place = { file: string; locale: Locale; language: Locale; siteUrl: string; webUrl: string }

/** Gmail cuts what is longer than about 102 KB, and the link to unsubscribe with it. */
const mostKilobytes = 90

/**
 * Renders an issue for the readers of a language.
 *
 * @returns undefined where they get nothing: `readIssue` says why
 * @throws Error in words that name the file, where something in it cannot be mailed
 */
export async function renderIssue(
  slug: string,
  locale: Locale,
  siteUrl = getSiteUrl(),
): Promise<RenderedIssue | undefined> {
  const language = findMailLanguage(locale, slug)
  if (!language) return undefined
  const { words } = getIssueWords(locale, slug)
  const { date } = getIssue(slug)
  const webUrl = siteUrl + href('issue', { issue: slug }, locale)
  return renderMail(words, date, { file: getIssueFile(slug, language), locale, language, siteUrl, webUrl })
}

/** The same of words that need not stand in a file. */
export async function renderMail(words: IssueWords, date: string, place: Place): Promise<RenderedIssue> {
  const { file, locale, language, siteUrl, webUrl } = place
  const tree = await renderBody(words.body, place)
  const dateText = createDayWriter(language)(date)
  const homeUrl = siteUrl + href('home', {}, locale)
  const mail = { locale, language, words, tree, dateText, webUrl, homeUrl, foot: loadFoot(locale) }
  const html = writeMailHtml(mail)
  const kilobytes = Math.ceil(Buffer.byteLength(html) / 1024)
  if (kilobytes > mostKilobytes) {
    throw new Error(
      `${file}: the mail has ${kilobytes} KB; Gmail cuts what has more than ${mostKilobytes}. Shorten it.`,
    )
  }
  return { subject: words.subject, html, text: writeMailText(mail), hash: hashWords(words) }
}

function loadFoot(locale: Locale) {
  const { foot } = localizeContent(locale, newsletterTextsSchema, newsletterTexts, 'newsletter')
  const { owner } = site
  return {
    why: spaceAfter(plainText(foot.why)),
    readOnWeb: plainText(foot.readOnWeb),
    unsubscribe: plainText(foot.unsubscribe),
    sender: spaceAfter(plainText(foot.sender)),
    name: owner.name,
    owner: [owner.name, owner.address].filter(Boolean).join(', '),
    email: owner.email,
  }
}

function spaceAfter(words: string): string {
  return words.endsWith('：') ? words : `${words} `
}

/** The body as a tree in which all addresses are whole. */
async function renderBody(markdown: string, place: Place): Promise<Root> {
  const footnoteLabel = readI18n(place.language, 'blog').t('blog.footnotes')
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { footnoteLabel })
  const tree = processor.runSync(processor.parse(markdown))
  removeLinksToHiddenPosts(tree)
  const pictures: Element[] = []
  visit(tree, (node) => {
    if (node.type === 'text') node.value = tieNumbers(node.value, place.language)
    if (node.type !== 'element') return undefined
    // A mail has no anchors to jump between.
    if (node.properties.dataFootnoteBackref !== undefined) node.children = []
    if (isFootnoteLink(node)) Object.assign(node, { tagName: 'span', properties: {} })
    if (node.tagName === 'a') node.properties.href = completeLink(String(node.properties.href), place)
    if (node.tagName === 'img') pictures.push(node)
    // Of a list of tasks; mail programs show no controls.
    if (node.tagName === 'input') {
      const box = { type: 'text' as const, value: node.properties.checked ? '☑' : '☐' }
      Object.assign(node, { tagName: 'span', properties: {}, children: [box] })
    }
    delete node.properties.id
    return node.tagName === 'pre' ? SKIP : undefined
  })
  await Promise.all(pictures.map((picture) => completePicture(picture, place)))
  return tree
}

function isFootnoteLink({ properties }: Element): boolean {
  return properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined
}

/** Links to our own pages lead to the page in the language of the reader. */
function completeLink(href: string, { file, locale, siteUrl, webUrl }: Place): string {
  if (href.startsWith('#')) return webUrl + href
  if (/^\/(?!\/)/.test(href)) return siteUrl + localizePath(href, locale)
  if (/^(https:|mailto:)/.test(href)) return href
  throw new Error(
    `${file}: the link ${href} leads nowhere from a mail; expected https://, mailto: or a path such as /blog`,
  )
}

/** Mail programs show pictures that have a whole address and a known kind and size. */
async function completePicture({ properties }: Element, { file, siteUrl }: Place): Promise<void> {
  const src = String(properties.src)
  const path = join('public', src)
  if (!/^\/.+\.(png|jpe?g)$/i.test(src) || !existsSync(path)) {
    throw new Error(`${file}: the picture ${src}: expected a PNG or JPEG of public/, such as /social.png`)
  }
  if (!properties.alt)
    throw new Error(`${file}: the picture ${src}: expected words for those who do not see it: ![words](${src})`)
  const { width, height } = await sharp(path).metadata()
  const shown = Math.min(width, widestPicture)
  Object.assign(properties, { src: siteUrl + src, width: shown, height: Math.round((height * shown) / width) })
}

/** The column is 600 px wide with its margins. */
const widestPicture = 560
