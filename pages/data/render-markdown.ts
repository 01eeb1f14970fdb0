import type { Element, Root } from 'hast'
import { toString as readText } from 'hast-util-to-string'
import rehypeHighlight from 'rehype-highlight'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { breakWords } from '../../locales/break-words.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import type { Locale } from '../../locales/locales.ts'
import { getSiteI18n } from '../../locales/server.ts'
import { tieNumbers } from '../../locales/tie-numbers.ts'
import { memoize } from '../../memoize.ts'
import { foreignWords, splitForeignWords } from '../../model/kinds/foreign-words.ts'
import { postSlugs } from '../../model/kinds/posts.ts'
import { parseMarkdown } from '../../model/kit/markdown.ts'
import { visitElements } from '../../model/kit/visit-elements.ts'
import { localizeLink, partialPages } from './all-pages.ts'
import { keep } from './keep.ts'
import { isEditing } from './load-context.ts'
import { visiblePosts } from './visible-posts.ts'

type ArticleLabels = Record<'copy' | 'copied' | 'footnotes' | 'backToText', string>

export function renderArticle(markdown: string, locale: Locale, id: string) {
  const i18n = getSiteI18n(locale)
  const labels = {
    copy: i18n.t('blog.copy'),
    copied: i18n.t('blog.copied'),
    footnotes: i18n.t('blog.footnotes'),
    backToText: i18n.t('blog.backToText'),
  }
  const input = [markdown, locale, labels, isEditing ? id : undefined] as const
  const read = [foreignWords, hiddenPosts, partialPages]
  return keep('article', [input, read], () => renderMarkdown(...input))
}

/** Links to pages stay in the page's language, or say into which other they lead. `editedId` marks each block for the editor: `<id>.0`. */
export function renderMarkdown(markdown: string, locale: Locale, labels: ArticleLabels, editedId?: string) {
  const processor = getProcessor(locale, labels)
  const source = parseMarkdown(markdown)
  for (const [index, block] of editedId ? source.children.entries() : []) {
    block.data = { ...block.data, hProperties: { 'data-text': `${editedId}.${index}` } }
  }
  const tree = processor.runSync(source)
  const headings: Array<{ id: string; text: string }> = []
  visitElements(tree, (element) => {
    if (element.tagName === 'h2') headings.push({ id: String(element.properties.id), text: readText(element) })
  })
  return { html: processor.stringify(tree), headings }
}

/** Returns one processor for all articles of a language, because each processor compiles the syntax grammars again. */
const getProcessor = memoize(
  (locale: Locale, labels: ArticleLabels) =>
    unified()
      .use(remarkRehype, {
        footnoteLabel: labels.footnotes,
        footnoteBackLabel: labels.backToText,
        footnoteLabelProperties: {},
        clobberPrefix: '',
      })
      .use(rehypeSlug)
      // Classes instead of inline colours: one stylesheet serves both schemes, and the CSP needs no exception.
      .use(rehypeHighlight, { detect: false, plainText: ['text'] })
      .use(() => (tree: Root) => {
        removeLinksToHiddenPosts(tree)
        localizeLinks(tree, locale)
        markForeignWords(tree, locale)
        setLineBreaks(tree, locale)
        makeFigures(tree)
        makeScrollable(tree)
        addCopyButtons(tree, labels)
      })
      .use(rehypeStringify)
      .freeze(),
  (locale, labels) => JSON.stringify([locale, labels]),
)

/** Replaces the words of an article, but those of its code. */
function replaceWords(part: Root | Element, replace: (words: string, parent: Element) => Element['children']) {
  for (const child of part.children)
    if (child.type === 'element' && !['pre', 'code'].includes(child.tagName)) replaceWords(child, replace)
  if (part.type === 'element')
    part.children = part.children.flatMap((child) => (child.type === 'text' ? replace(child.value, part) : [child]))
}

function markForeignWords(tree: Root, locale: Locale) {
  replaceWords(tree, (words) =>
    splitForeignWords(words, locale).map((piece) =>
      typeof piece === 'string'
        ? createText(piece)
        : createElement('span', { lang: getLanguageTag(piece.lang) }, piece.text),
    ),
  )
}

/** Keeps numbers with their measure words, and marks where a heading may break, both in Chinese. */
function setLineBreaks(tree: Root, locale: Locale) {
  replaceWords(tree, (words, { tagName }) => {
    const text = tieNumbers(words, locale)
    const pieces = /^(h[1-4]|th)$/.test(tagName) ? breakWords(text, locale) : [text]
    return pieces.flatMap((piece, place) => [...(place > 0 ? [createElement('wbr', {})] : []), createText(piece)])
  })
}

function localizeLinks(tree: Root, locale: Locale) {
  visitElements(tree, ({ tagName, properties }) => {
    const link = String(properties.href)
    if (tagName === 'a' && link.startsWith('/')) Object.assign(properties, localizeLink(link, locale))
  })
}

const hiddenPosts = postSlugs.filter((slug) => !visiblePosts.includes(slug))

/** Leaves the words of a link to a post that this build leaves out. */
export function removeLinksToHiddenPosts(tree: Root) {
  visitElements(tree, (element) => {
    const slug = /^\/blog\/([^/#?]+)/.exec(String(element.properties.href))?.[1]
    if (element.tagName !== 'a' || !slug || !hiddenPosts.includes(slug)) return
    element.tagName = 'span'
    element.properties = {}
  })
}

/** Turns a paragraph of one image into a figure; the title in `![alt](file "title")` becomes the caption. */
function makeFigures(tree: Root) {
  visitElements(tree, (element) => {
    const [child] = element.children
    if (
      element.tagName !== 'p' ||
      element.children.length !== 1 ||
      child?.type !== 'element' ||
      child.tagName !== 'img'
    )
      return
    const { title, ...properties } = child.properties
    child.properties = { ...properties, ...describePicture(String(properties.src)), loading: 'lazy' }
    element.tagName = 'figure'
    if (title) element.children.push(createElement('figcaption', {}, String(title)))
  })
}

/** The size that the editor puts into a picture's name, so that the picture keeps its place while it loads, and its small version. */
function describePicture(src: string): Element['properties'] {
  const [, width, height] = /^\/media\/.*-[0-9a-f]{8}-(\d+)x(\d+)\.webp$/.exec(src)?.map(Number) ?? []
  if (!width || !height) return {}
  const small = src.replace(/\.webp$/, '-800.webp')
  const set = width > 800 ? { srcSet: `${small} 800w, ${src} ${width}w`, sizes: '(max-width: 800px) 100vw, 800px' } : {}
  return { width, height, ...set }
}

/** Makes code and tables focusable: they scroll sideways on a phone and must be reachable by keyboard (WCAG 2.1.1). */
function makeScrollable(tree: Root) {
  visitElements(tree, ({ tagName, properties }) => {
    if (tagName === 'pre' || tagName === 'table') properties.tabIndex = 0
  })
}

/** Adds the buttons that renderer/browser/copy.ts listens to; CSS hides them without scripts. */
function addCopyButtons(tree: Root, { copy, copied }: ArticleLabels) {
  visitElements(tree, (element, index, parent) => {
    if (element.tagName !== 'pre') return
    const button = createElement('button', { type: 'button', dataCopy: true, dataDone: copied }, copy)
    parent.children[index] = { ...createElement('div', { className: ['code'] }), children: [element, button] }
    return index + 1
  })
}

function createElement(tagName: string, properties: Element['properties'], text?: string): Element {
  return { type: 'element', tagName, properties, children: text ? [createText(text)] : [] }
}

function createText(value: string) {
  return { type: 'text' as const, value }
}
