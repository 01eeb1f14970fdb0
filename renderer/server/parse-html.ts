import type { Element, ElementContent, Root } from 'hast'
import { DomUtils, parseDocument } from 'htmlparser2'
import { find, html as schema } from 'property-information'

/** The tree of HTML that a renderer wrote, which needs none of the rules for HTML that people write: they take four times as long. */
export function parseHtml(html: string): Root {
  return { type: 'root', children: parseDocument(html).children.flatMap(convert) }
}

function convert(node: ReturnType<typeof parseDocument>['children'][number]): ElementContent[] {
  if (DomUtils.isText(node)) return [{ type: 'text', value: node.data }]
  if (!DomUtils.isTag(node)) return []
  const { name, attribs, children } = node
  const properties = Object.fromEntries(Object.entries(attribs).map(readProperty))
  return [{ type: 'element', tagName: name, properties, children: children.flatMap(convert) }]
}

function readProperty([name, value]: [string, string]): [name: string, value: Element['properties'][string]] {
  const { property, boolean, overloadedBoolean, spaceSeparated } = find(schema, name)
  if (value === '' && (boolean || overloadedBoolean)) return [property, true]
  return [property, spaceSeparated ? value.split(/\s+/).filter(Boolean) : value]
}
