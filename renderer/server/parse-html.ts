import type { Element, Root } from 'hast'
import { Parser } from 'htmlparser2'
import { find, html as schema } from 'property-information'

/** The tree of HTML that a renderer wrote, which needs none of the rules for HTML that people write: they take four times as long. */
export function parseHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] }
  const open: Array<Root | Element> = [root]
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const element: Element = { type: 'element', tagName, properties: readProperties(attributes), children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(value) {
      const siblings = open.at(-1)?.children ?? []
      const last = siblings.at(-1)
      if (last?.type === 'text') last.value += value
      else siblings.push({ type: 'text', value })
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(html)
  return root
}

function readProperties(attributes: Record<string, string>): Element['properties'] {
  const properties = Object.entries(attributes).map(([name, value]) => {
    const { property, boolean, overloadedBoolean, spaceSeparated } = find(schema, name)
    return [property, (boolean || overloadedBoolean) && value === '' ? true : spaceSeparated ? value.split(' ') : value]
  })
  return Object.fromEntries(properties)
}
