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
import { site, siteSchema } from '../../content/site.ts'
import type { FrozenIssue } from '../../functions/shared/reader-links.ts'
import { createDayWriter } from '../../locales/date-format.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
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
  siteUrl: string
  foot: Foot
}

type Foot = {
  why: string
  readOnWeb: string
  unsubscribe: string
  sender: string
  name: string
  address: string
  email: string
}

/** Gmail cuts what is longer than about 102 KB, and the link to unsubscribe with it. */
const mostBytes = 90 * 1024

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
  const file = getIssueFile(slug, language)
  const webUrl = siteUrl + href('issue', { issue: slug }, locale)
  const tree = await renderBody(words.body, { file, locale, language, siteUrl, webUrl })
  const dateText = createDayWriter(language)(getIssue(slug).date)
  const mail = { locale, language, words, tree, dateText, webUrl, siteUrl, foot: loadFoot(locale) }
  const html = writeMailHtml(mail)
  const bytes = Buffer.byteLength(html)
  if (bytes > mostBytes) {
    throw new Error(
      `${file}: the mail has ${Math.ceil(bytes / 1024)} KB; Gmail cuts what has more than 90. Shorten it.`,
    )
  }
  return { subject: words.subject, html, text: writeMailText(mail), hash: hashWords(words) }
}

function loadFoot(locale: Locale): Foot {
  const { foot } = localizeContent(locale, newsletterTextsSchema, newsletterTexts, 'newsletter')
  const { owner } = localizeContent(locale, siteSchema, site, 'site')
  const texts = { ...foot, address: owner.address }
  const plain = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, plainText(value)]))
  return { ...(plain as Omit<Foot, 'name' | 'email'>), name: owner.name, email: owner.email }
}

type Place = { file: string; locale: Locale; language: Locale; siteUrl: string; webUrl: string }

/** The body as a tree in which all addresses are whole. */
async function renderBody(markdown: string, place: Place): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { clobberPrefix: '' })
  const tree = processor.runSync(processor.parse(markdown))
  removeLinksToHiddenPosts(tree)
  const pictures: Element[] = []
  visit(tree, (node) => {
    if (node.type === 'text') node.value = tieNumbers(node.value, place.language)
    if (node.type !== 'element') return undefined
    if (node.tagName === 'a') node.properties.href = completeLink(String(node.properties.href), place)
    if (node.tagName === 'img') pictures.push(node)
    // Anchors lead to the page on the web, whose own they are.
    delete node.properties.id
    return node.tagName === 'pre' ? SKIP : undefined
  })
  await Promise.all(pictures.map((picture) => completePicture(picture, place)))
  return tree
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
