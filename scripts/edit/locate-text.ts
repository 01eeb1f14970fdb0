import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { hashBareText } from '../../content/map-texts.ts'

/** Where a value stands in a source: `text.slice(start, end)`. */
export type Place = { file: string; start: number; end: number }

/** A string of the content, as it stands in its source. */
export type LocatedText = Place & { words: string }

/** A list of the content, with the places of its items and what names each in the ids of its texts. */
export type LocatedList = Place & { items: Array<Place & { key: string; node: ts.Expression; isBare: boolean }> }

/** A piece of content: the beginning of its ids and the file in which it stands. */
export type PartPlace = { id: string; file: string }

/**
 * Finds the string literal of a text of `content/` by its id, which is the path to it.
 *
 * @param english the present words, which tell apart the pieces of content of one file
 * @param root the folder that holds `content`
 */
export function locateText(part: PartPlace, id: string, english: string, root = '.'): LocatedText | undefined {
  return findNodes(part, id, root)
    .flatMap(({ node, file }) =>
      ts.isStringLiteralLike(node) && node.text.trim() === english ? { ...getPlace(node, file), words: node.text } : [],
    )
    .at(0)
}

/** Finds any value of `content/` by the path to it, such as a date or a number; the first that fits. */
export function locateValue(part: PartPlace, id: string, root = '.'): (Place & { node: ts.Expression }) | undefined {
  const [found] = findNodes(part, id, root)
  return found && { ...getPlace(found.node, found.file), node: found.node }
}

/**
 * Finds a list of `content/` by its id.
 *
 * @param keys of its items, which tell apart the pieces of content of one file
 */
export function locateList(part: PartPlace, id: string, keys: string[], root = '.'): LocatedList | undefined {
  return findNodes(part, id, root)
    .flatMap(({ node, file }) => {
      if (!ts.isArrayLiteralExpression(node)) return []
      const items = node.elements.flatMap((element) => {
        const key = [...keys].find((candidate) => isNamed(unwrap(element, file, root)?.node, candidate))
        return key === undefined
          ? []
          : [{ ...getPlace(element, file), key, node: element, isBare: ts.isStringLiteralLike(element) }]
      })
      const isWhole = items.length === node.elements.length && items.length === keys.length
      return isWhole ? [{ ...getPlace(node, file), items }] : []
    })
    .at(0)
}

type Found = { node: ts.Expression; file: string }

/** The values at the end of a path, from each of the file's constants that has it. */
function findNodes(part: PartPlace, id: string, root: string): Found[] {
  const path = id === part.id ? [] : id.slice(part.id.length + 1).split('.')
  return listConstants(part.file, root).flatMap(({ initializer }) => {
    const found = step(initializer, part.file, path, root)
    return found ? [found] : []
  })
}

function step(expression: ts.Expression, file: string, [first, ...rest]: string[], root: string): Found | undefined {
  const found = unwrap(expression, file, root)
  if (first === undefined || !found) return found
  const child = ts.isObjectLiteralExpression(found.node)
    ? findProperty(found.node, found.file, first, root)
    : ts.isArrayLiteralExpression(found.node)
      ? findElement(found.node, found.file, first, root)
      : undefined
  return child && step(child.node, child.file, rest, root)
}

/** What an expression stands for: without `as`, `satisfies` and the call of a check, and with names followed to their values. */
function unwrap(node: ts.Expression, file: string, root: string): Found | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return unwrap(node.expression, file, root)
  if (ts.isCallExpression(node)) {
    const content = node.arguments.at(-1)
    return content && unwrap(content, file, root)
  }
  if (!ts.isIdentifier(node)) return { node, file }
  const own = listConstants(file, root).find(({ name }) => name === node.text)
  if (own) return unwrap(own.initializer, file, root)
  const imported = findImport(node.text, file, root)
  if (!imported) return undefined
  const constant = listConstants(imported.file, root).find(({ name }) => name === imported.name)
  return constant && unwrap(constant.initializer, imported.file, root)
}

function findProperty(node: ts.ObjectLiteralExpression, file: string, name: string, root: string): Found | undefined {
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && getName(property.name) === name)
      return { node: property.initializer, file }
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === name) return { node: property.name, file }
    if (ts.isSpreadAssignment(property)) {
      const spread = unwrap(property.expression, file, root)
      const found =
        spread && ts.isObjectLiteralExpression(spread.node)
          ? findProperty(spread.node, spread.file, name, root)
          : undefined
      if (found) return found
    }
  }
  return undefined
}

function findElement(node: ts.ArrayLiteralExpression, file: string, key: string, root: string): Found | undefined {
  const elements = node.elements.flatMap((element) => unwrap(element, file, root) ?? [])
  return elements.find(({ node: element }) => isNamed(element, key))
}

/** Whether an item of a list has this name in ids: by its `id`, else by another field, or by the hash of its words. */
function isNamed(node: ts.Expression | undefined, key: string): boolean {
  if (!node) return false
  if (ts.isStringLiteralLike(node)) return hashBareText(node.text.trim()) === key
  if (!ts.isObjectLiteralExpression(node)) return false
  const fields = node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
      ? [[getName(property.name), property.initializer.text] as const]
      : [],
  )
  const id = fields.find(([name]) => name === 'id')
  return id ? id[1] === key : fields.some(([, value]) => value === key)
}

function getName(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : undefined
}

function getPlace(node: ts.Node, file: string): Place {
  return { file, start: node.getStart(), end: node.getEnd() }
}

type Constant = { name: string; initializer: ts.Expression }

function listConstants(file: string, root: string): Constant[] {
  return parse(file, root).statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ name, initializer }) =>
          ts.isIdentifier(name) && initializer ? { name: name.text, initializer } : [],
        )
      : [],
  )
}

/** The file and the name of what a file imports. */
function findImport(name: string, file: string, root: string): { file: string; name: string } | undefined {
  for (const statement of parse(file, root).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings) || !statement.moduleSpecifier.text.startsWith('.')) continue
    const element = bindings.elements.find((candidate) => candidate.name.text === name)
    if (element)
      return {
        file: join(dirname(file), statement.moduleSpecifier.text),
        name: (element.propertyName ?? element.name).text,
      }
  }
  return undefined
}

/** By file, as long as its words are the same. */
const sources = new Map<string, ts.SourceFile>()

function parse(file: string, root: string): ts.SourceFile {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const known = sources.get(path)
  if (known?.text === text) return known
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  sources.set(path, source)
  return source
}
