import type { Element, Parents } from 'hast'

/** The index in its parent where the visit goes on, past the children of the element, or `false` if it ends. */
type Next = number | false | undefined

/** Calls `see` for each element, before its children. unist-util-visit does the same, and takes longer than the work that is done here. */
export function visitElements(
  tree: Parents,
  see: (element: Element, index: number, parent: Parents) => Next,
): false | undefined {
  for (let index = 0; index < tree.children.length; index++) {
    const node = tree.children[index]
    if (node?.type !== 'element') continue
    const next = see(node, index, tree)
    if (typeof next === 'number') index = next - 1
    else if (next === false || visitElements(node, see) === false) return false
  }
  return undefined
}
