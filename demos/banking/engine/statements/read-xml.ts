import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { StatementError } from './statement-error.ts'

/** An element as plain data: children by name, attributes with `@` before their name, text as `#text`. */
export type XmlNode = { [name: string]: unknown }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // Amounts and account numbers stay the strings that they are; 0012 is no number.
  parseTagValue: false,
  parseAttributeValue: false,
  // For numeric entities, which are XML's own.
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: 100_000 },
})

/** @throws {StatementError} with the line where the XML is broken */
export function readXml(text: string): XmlNode {
  // No statement has a document type; one could define entities that grow without end.
  if (/<!DOCTYPE/i.test(text)) throw new StatementError({ code: 'unknownXml', root: '!DOCTYPE' })
  const checked = XMLValidator.validate(text)
  if (checked !== true) {
    throw new StatementError({ code: 'brokenXml', row: checked.err.line, detail: checked.err.msg })
  }
  const document: unknown = parser.parse(text)
  return isNode(document) ? document : {}
}

/** The child elements on a path, all of them wherever one repeats. */
export function listNodes(node: XmlNode, ...path: string[]): XmlNode[] {
  return path.reduce<XmlNode[]>((nodes, name) => nodes.flatMap((parent) => toList(parent[name])).filter(isNode), [node])
}

/** The texts of the elements on a path. */
export function listTexts(node: XmlNode, ...path: string[]): string[] {
  const parents = listNodes(node, ...path.slice(0, -1))
  return parents
    .flatMap((parent) => toList(parent[path.at(-1) ?? '']))
    .flatMap((value) => {
      const text = isNode(value) ? value['#text'] : value
      return typeof text === 'string' && text.trim() ? [text.trim()] : []
    })
}

/** The text of the first element on a path. */
export function getText(node: XmlNode, ...path: string[]): string | undefined {
  return listTexts(node, ...path)[0]
}

function toList(value: unknown): unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function isNode(value: unknown): value is XmlNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
