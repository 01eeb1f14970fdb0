import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

/**
 * A page's main text as Markdown, for readers that are programs (https://llmstxt.org): without menus, forms and scripts,
 * with whole URLs.
 *
 * @param html the whole document
 * @param siteUrl origin without a slash at its end
 */
export function createMarkdownTwin(html: string, siteUrl: string): string {
  return String(converter.processSync({ value: readMain(html), data: { siteUrl } }))
}

/** The part of a document that its twin is made from. */
export function readMain(html: string): string {
  const start = html.indexOf('<main')
  return html.slice(start, html.indexOf('</main>', start))
}

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => (tree: Root, { data }) => {
    visit(tree, 'element', (element, index, parent) => {
      if (parent && index !== undefined && isLeftOut(element)) {
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      for (const name of ['href', 'src']) {
        const target = element.properties[name]
        if (typeof target === 'string' && target.startsWith('/')) element.properties[name] = `${data.siteUrl}${target}`
      }
    })
  })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-' })
  .freeze()

/** What is there to be used or seen, and the trail above the heading. */
function isLeftOut({ tagName, properties }: Element): boolean {
  return (
    ['form', 'button', 'nav', 'search', 'svg', 'script', 'style', 'iframe'].includes(tagName) ||
    properties.ariaHidden === 'true' ||
    (Array.isArray(properties.className) && properties.className.includes('visually-hidden'))
  )
}
