import type { Root } from 'hast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'

/** An article's Markdown as HTML. Links to our own pages stay in the language of the page. */
export function renderMarkdown(markdown: string, locale: Locale): string {
  return String(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkRehype)
      .use(rehypeSlug)
      .use(localizeLinks, locale)
      .use(rehypeStringify)
      .processSync(markdown),
  )
}

function localizeLinks(locale: Locale) {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      const target = tagName === 'a' ? properties.href : undefined
      if (typeof target === 'string' && target.startsWith('/')) properties.href = localizePath(target, locale)
    })
  }
}
