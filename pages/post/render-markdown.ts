import type { Root } from 'hast'
import { toString as readText } from 'hast-util-to-string'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'

/** An article as HTML, with its headings of the second level for the table of contents. */
export type RenderedArticle = { html: string; headings: Array<{ id: string; text: string }> }

/** Renders an article's Markdown. Links to our own pages stay in the language of the page. */
export function renderMarkdown(markdown: string, locale: Locale): RenderedArticle {
  const headings: RenderedArticle['headings'] = []
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(() => (tree: Root) => {
      localizeLinks(tree, locale)
      makeScrollable(tree)
      headings.push(...listHeadings(tree))
    })
    .use(rehypeStringify)
    .processSync(markdown)
  return { html: String(html), headings }
}

function localizeLinks(tree: Root, locale: Locale) {
  visit(tree, 'element', ({ tagName, properties }) => {
    const target = tagName === 'a' ? properties.href : undefined
    if (typeof target === 'string' && target.startsWith('/')) properties.href = localizePath(target, locale)
  })
}

/** What is wider than a phone scrolls in itself, and has to be reached by keyboard for that (WCAG 2.1.1). */
function makeScrollable(tree: Root) {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'pre' || tagName === 'table') properties.tabIndex = 0
  })
}

function listHeadings(tree: Root): RenderedArticle['headings'] {
  const headings: RenderedArticle['headings'] = []
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'h2') return
    headings.push({ id: String(element.properties.id), text: readText(element) })
  })
  return headings
}
