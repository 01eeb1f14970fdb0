import type { Nodes, Root, Text } from 'hast'

/** Elements within a line. All others begin and end one, but for pictures and fields, which stand in it like a word. */
const inline =
  'a abbr b bdi cite code del dfn em i ins kbd label mark q s samp small span strong sub sup time u var'.split(' ')
const likeWords = ['img', 'input', 'picture', 'svg', 'video']

/** One space between words, none at the ends of a line. hast-util-to-mdast needs a quarter of all time for Markdown for the same. */
export function collapseSpaces(tree: Root) {
  /** Ends with a space, which goes if the line ends. */
  let last: Text | undefined
  let isAfterSpace = true
  collapse(tree)

  function collapse(node: Nodes) {
    if (node.type === 'text') return collapseText(node)
    if (!('children' in node)) return
    const name = node.type === 'element' ? node.tagName : ''
    if (likeWords.includes(name)) return follow(undefined)
    const isBlock = !inline.includes(name)
    if (isBlock) endLine()
    if (name !== 'pre') for (const child of node.children) collapse(child)
    if (isBlock) endLine()
  }

  function collapseText(text: Text) {
    const value = text.value.replace(/[\t\n\v\f\r ]+/g, ' ')
    text.value = isAfterSpace ? value.replace(/^ /, '') : value
    if (text.value) follow(value.endsWith(' ') ? text : undefined)
  }

  function follow(text: Text | undefined) {
    last = text
    isAfterSpace = text !== undefined
  }

  function endLine() {
    if (last) last.value = last.value.slice(0, -1)
    last = undefined
    isAfterSpace = true
  }
}
