import type { Link, PhrasingContent, Root } from 'mdast'
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly'
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** One tilde is no mark: "100~200 元, 2~3 天". All that reads or writes the owner's Markdown takes these, so that it shows the same. */
export const gfmOptions = { singleTilde: false }

const processor = unified()
  .use(remarkParse)
  // CommonMark closes no mark between a Chinese sign and a letter: "**提示词。**然后".
  .use(remarkCjkFriendly)
  .use(remarkGfm, gfmOptions)
  .use(remarkCjkStrikethrough, gfmOptions)
  .freeze()

export function parseMarkdown(source: string): Root {
  const tree = processor.parse(source)
  visit(tree, 'link', (link, index, parent) => {
    if (!parent || index === undefined) return undefined
    const parts = cutAddress(link, source)
    parent.children.splice(index, 1, ...parts)
    return index + parts.length
  })
  return tree
}

/** An address in a text ends at a Chinese sign, because no space follows it there. The rest is read anew. */
function cutAddress(link: Link, source: string): PhrasingContent[] {
  const [text] = link.children
  const start = link.position?.start.offset ?? 0
  if (text?.type !== 'text' || !source.startsWith(text.value, start)) return [link]
  const end = text.value.search(chineseSign)
  if (end < 1) return [link]
  const rest = text.value.slice(end)
  const address = link.url.slice(0, link.url.length - rest.length)
  const [paragraph] = parseMarkdown(rest).children
  return [
    { type: 'link', url: address, title: null, children: [{ type: 'text', value: text.value.slice(0, end) }] },
    ...(paragraph?.type === 'paragraph' ? paragraph.children : [{ type: 'text' as const, value: rest }]),
  ]
}

/** The signs of Chinese and Japanese, full-width ones, and quotation marks, none of which an address holds unencoded. */
const chineseSign = /[\u3000-\u3020\u3030\ufe30-\ufe4f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”‘’…—]/
