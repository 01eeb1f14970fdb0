import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { convert } from 'html-to-text'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import sharp from 'sharp'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { unsubscribeMark } from '../../functions/newsletter/issue-mail.ts'
import type { FrozenIssue, IssueContent } from '../../functions/newsletter/issues.ts'
import { inkLine, sans, serif } from '../../functions/shared/mail/mailer.ts'
import { attributes, type Html, html } from '../../html.ts'
import { createDayWriter } from '../../locales/date-format.ts'
import { hashText } from '../../locales/freshness.ts'
import { getSpace } from '../../locales/get-space.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { defaultLocale, type Locale, localeCodes, locales } from '../../locales/locales.ts'
import { describeLanguage, tell } from '../../locales/owner.ts'
import { readI18n } from '../../locales/server.ts'
import { tieNumbers } from '../../locales/tie-numbers.ts'
import { getIssue, readIssueTranslation } from '../../model/kinds/issues.ts'
import { newsletterTexts } from '../../model/kinds/newsletter.ts'
import { type IssueWords, issueFiles } from '../../model/kinds/newsletter-file.ts'
import { site } from '../../model/kinds/site.ts'
import { plainText } from '../../model/kit/localize.ts'
import { parseMarkdown } from '../../model/kit/markdown.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { localizeLink } from '../../pages/data/all-pages.ts'
import { getMailWords, hashWords } from '../../pages/data/issues.ts'
import { localizeContent } from '../../pages/data/load-context.ts'
import { removeLinksToHiddenPosts } from '../../pages/data/render-markdown.ts'
import { href } from '../../pages/data/routes.ts'

/** The place of words: `language` is theirs, `locale` the reader's, in which the foot is. */
type Place = { file: string; locale: Locale; language: Locale; siteUrl: string; webUrl: string }

/** Gmail cuts what is longer than about 102 KB, and the link to unsubscribe with it. */
const mostKilobytes = 90

/** Renders an issue for the readers of a language; undefined where they get nothing, as `renderLanguages` says. */
export async function renderIssue(slug: string, locale: Locale, siteUrl: string): Promise<FrozenIssue | undefined> {
  const mail = getMailWords(locale, slug)
  if (!mail) return undefined
  const { words, language } = mail
  const webUrl = siteUrl + href('issue', { issue: slug }, locale)
  const file = issueFiles.getFile(slug, language)
  return renderMail(words, getIssue(slug).date, { file, locale, language, siteUrl, webUrl })
}

/** The same of words that need not stand in a file. The text of the mail is what its HTML says. */
export async function renderMail(words: IssueWords, date: string, place: Place): Promise<FrozenIssue> {
  const { locale, language } = place
  const main = html`<p style="margin:0 0 24px;font-size:15px;${quiet}">${words.summary}</p>
<h1 style="margin:0 0 8px;font:bold 30px/1.2 ${serif}">${words.subject}</h1>
<p style="margin:0 0 28px;font-size:15px;${quiet}">${site.owner.name} · ${createDayWriter(language)(date)}</p>
${await renderBody(words.body, place)}`
  const foot = writeFoot(place)
  const { markup } = html`<!doctype html>
<html lang="${getLanguageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${words.subject}</title>
</head>
<body${attributes({ style: 'margin:0;padding:0' })}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:0 20px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td>${inkLine}</td></tr>
<tr><td lang="${getLanguageTag(language)}" style="padding:24px 0 20px;font:17px/1.6 ${sans};text-align:left">
${main}
</td></tr>
<tr><td style="padding:20px 0 40px;border-top:${line};font:14px/1.6 ${sans};text-align:left">
${foot}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  const kilobytes = Math.ceil(Buffer.byteLength(markup) / 1024)
  if (kilobytes > mostKilobytes)
    throw new Error(tell('newsletter.long', { file: place.file, kilobytes, most: mostKilobytes }))
  // A space ends an address for every mail program, of which the link to unsubscribe is one.
  const text = `${toText(main, ['(', ')'])}\n\n---\n\n${toText(foot, false)}\n`
  return { subject: words.subject, html: markup, text, hash: hashWords(words) }
}

/** Why the mail came, where it can be read, how to leave, and who sent it, in the reader's language. */
function writeFoot({ locale, siteUrl, webUrl }: Place): Html {
  const { foot } = localizeContent(locale, newsletterTexts)
  const { name, address, email } = site.owner
  const homeUrl = siteUrl + href('home', {}, locale)
  return html`<p style="margin:0 0 12px">${plainText(foot.why)}${getSpace(plainText(foot.why))}<a href="${homeUrl}">${homeUrl}</a></p>
<p style="margin:0 0 12px"><a href="${webUrl}">${plainText(foot.readOnWeb)}</a><br>
<a href="${unsubscribeMark}">${plainText(foot.unsubscribe)}</a></p>
<p style="margin:0">${plainText(foot.sender)}${getSpace(plainText(foot.sender))}${[name, address].filter(Boolean).join(', ')} · <a href="mailto:${email}">${email}</a></p>`
}

/** The body, in which all addresses are whole and each element has its own style. */
async function renderBody(markdown: string, place: Place): Promise<Html> {
  const footnoteLabel = readI18n(place.language, 'blog').t('blog.footnotes')
  const tree = unified().use(remarkRehype, { footnoteLabel }).runSync(parseMarkdown(markdown))
  removeLinksToHiddenPosts(tree)
  const pictures: Element[] = []
  visit(tree, (node) => {
    if (node.type === 'text') node.value = tieNumbers(node.value, place.language)
    if (node.type !== 'element') return undefined
    // A mail has no anchors to jump between.
    const { dataFootnoteRef, dataFootnoteBackref } = node.properties
    if (dataFootnoteBackref !== undefined) node.children = []
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined)
      Object.assign(node, { tagName: 'span', properties: {} })
    if (node.tagName === 'a') node.properties.href = completeLink(String(node.properties.href), place)
    if (node.tagName === 'img') pictures.push(node)
    // A box of a list of tasks is a sign, because mail programs show no controls.
    if (node.tagName === 'input') {
      const box = { type: 'text' as const, value: node.properties.checked ? '☑' : '☐' }
      Object.assign(node, { tagName: 'span', properties: {}, children: [box] })
    }
    delete node.properties.id
    return node.tagName === 'pre' ? SKIP : undefined
  })
  await Promise.all(pictures.map((picture) => completePicture(picture, place)))
  setStyles(tree)
  return { markup: unified().use(rehypeStringify).stringify(tree) }
}

/** Links to our own pages lead to the page in the language of the reader. */
function completeLink(href: string, { file, locale, siteUrl, webUrl }: Place): string {
  if (href.startsWith('#')) return webUrl + href
  if (/^\/(?!\/)/.test(href)) return siteUrl + localizeLink(href, locale).href
  if (/^(https:|mailto:)/.test(href)) return href
  throw new Error(tell('newsletter.link', { file, href }))
}

/** Mail programs show pictures that have a whole address and a known kind and size. */
async function completePicture({ properties }: Element, { file, siteUrl }: Place): Promise<void> {
  const src = String(properties.src)
  const path = findOwnerFile(join('public', src))
  if (!/^\/.+\.(png|jpe?g)$/i.test(src) || !existsSync(path)) throw new Error(tell('newsletter.picture', { file, src }))
  if (!properties.alt) throw new Error(tell('newsletter.picture.words', { file, src }))
  const { width, height } = await sharp(path).metadata()
  const shown = Math.min(width, widestPicture)
  Object.assign(properties, { src: siteUrl + src, width: shown, height: Math.round((height * shown) / width) })
}

/** The column is 600 px wide with its margins. */
const widestPicture = 560

// No colour of text or ground is set, so that each mail program takes its own, light or dark; lines and tints show on both.
const line = '1px solid #8c8c8c'
const tint = 'background-color:rgba(128,128,128,.14)'
const quiet = 'opacity:.78'

/** Mail programs drop stylesheets, so each element has its own style. */
const styles: Record<string, string> = {
  p: 'margin:0 0 16px',
  h2: `margin:36px 0 12px;font:bold 23px/1.3 ${serif}`,
  h3: `margin:28px 0 8px;font:bold 18px/1.35 ${sans}`,
  h4: `margin:24px 0 8px;font:bold 17px/1.35 ${sans}`,
  ul: 'margin:0 0 16px;padding:0 0 0 24px',
  ol: 'margin:0 0 16px;padding:0 0 0 24px',
  li: 'margin:0 0 6px',
  a: 'text-decoration:underline;word-break:break-word',
  img: 'display:block;max-width:100%;height:auto;border:0',
  blockquote: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #8c8c8c`,
  hr: `margin:32px 0;border:0;border-top:${line}`,
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px',
  th: `padding:6px 8px 6px 0;border-bottom:2px solid #8c8c8c;text-align:left;vertical-align:top`,
  td: `padding:6px 8px 6px 0;border-bottom:${line};vertical-align:top`,
  pre: `margin:0 0 16px;padding:12px;${tint};font:14px/1.5 Menlo,Consolas,monospace;white-space:pre-wrap;word-break:break-word`,
}

const inlineCode = `padding:1px 4px;${tint};font:15px Menlo,Consolas,monospace`

function setStyles(tree: Root) {
  visit(tree, 'element', (element, _index, parent) => {
    const isInline = element.tagName === 'code' && !(parent?.type === 'element' && parent.tagName === 'pre')
    const style = isInline ? inlineCode : styles[element.tagName]
    // Classes and marks are for stylesheets and scripts.
    const { href, src, alt, width, height, start, colSpan, align } = element.properties
    element.properties = { href, src, alt, width, height, start, colSpan, align, style }
  })
}

const heading = { options: { uppercase: false, leadingLineBreaks: 2 } }

/** HTML as plain text, with all addresses in full. @param linkBrackets around them, where they stand in brackets */
function toText({ markup }: Html, linkBrackets: [string, string] | false): string {
  const text = convert(markup, {
    wordwrap: false,
    selectors: [
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...heading })),
      { selector: 'a', options: { linkBrackets, hideLinkHrefIfSameAsText: true } },
      { selector: 'img', options: { linkBrackets: false } },
      { selector: 'ul', options: { itemPrefix: '- ' } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      { selector: 'sup', format: 'inlineSurround', options: { prefix: ' [', suffix: ']' } },
    ],
  })
  // Lines between the blocks of a list come with its indent.
  return text.replace(/ +$/gm, '')
}

/** An issue in each language whose readers get something, and what is to be said of the others. */
export async function renderLanguages(slug: string, siteUrl: string) {
  const contents: IssueContent = {}
  const notes: string[] = []
  for (const locale of localeCodes) {
    const issue = await renderIssue(slug, locale, siteUrl)
    if (issue) contents[locale] = issue
    const note = describeTranslation(slug, locale)
    if (note) notes.push(`${locales[locale].name}: ${note}`)
  }
  return { contents, notes }
}

/** Says why readers do not get their own language, or get an old text. A draft is not sent, a stale one is. */
function describeTranslation(slug: string, locale: Locale): string | undefined {
  const first = describeLanguage(defaultLocale)
  const mail = getMailWords(locale, slug)
  if (mail?.language !== locale)
    return mail ? tell('newsletter.fallback', { language: first }) : tell('newsletter.untranslated')
  if (locale === defaultLocale) return undefined
  const source = readIssueTranslation(slug, locale)?.source
  const isStale = source !== undefined && source !== hashText(issueFiles.join(getIssue(slug)))
  return isStale ? tell('newsletter.stale', { language: first }) : undefined
}
