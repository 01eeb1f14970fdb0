/**
 * A small language for messages:
 *
 * - `{company}` a field that must be known; `{company|your company}` with words for when it is not
 * - `{de company|de votre entreprise}` a field through a rule of the language (d’Alba, de Roca); the fallback replaces both
 * - `[ in {city}]` a passage that is left out unless all its fields are known
 * - `{if manual}…{else}…{end}` one passage or the other, by whether a field is known
 */
export type Template = TemplateNode[]

type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'field'; field: string; rule: string | undefined; fallback: string | undefined }
  | { kind: 'optional'; content: Template }
  | { kind: 'choice'; field: string; known: Template; unknown: Template }

/** What is known, by field; empty and missing are the same. */
export type FieldValues = Record<string, string | undefined>

/** Rules of a language, by the name that templates use. */
export type LanguageRules = Record<string, (value: string) => string>

/** Placeholder for a required field that is unknown; it cannot occur by chance or be overlooked. */
export const gap = '____'

export class TemplateError extends Error {}

/** @throws TemplateError with the place, when brackets do not match or a tag is none of the above */
export function compileTemplate(source: string): Template {
  const tokens = source.match(/\{[^{}]*\}|[[\]]|[^[\]{}]+|[{}]/g) ?? []
  let position = 0

  function parseUntil(...ends: string[]): Template {
    const nodes: Template = []
    for (let token = tokens[position]; token !== undefined; token = tokens[position]) {
      if (ends.includes(token)) return nodes
      position += 1
      nodes.push(parseToken(token))
    }
    if (ends.length === 0) return nodes
    throw new TemplateError(`the template ends where ${ends.join(' or ')} should follow`)
  }

  function parseToken(token: string): TemplateNode {
    if (token === '[') {
      const content = parseUntil(']')
      position += 1
      return { kind: 'optional', content }
    }
    const condition = /^\{if (\w+)\}$/.exec(token)?.[1]
    if (condition) return parseChoice(condition)
    const [, rule, field, fallback] = /^\{(?:(\p{L}+) )?(\w+)(?:\|([^[\]{}]*))?\}$/u.exec(token) ?? []
    if (field && !['else', 'end', 'if'].includes(field)) return { kind: 'field', field, rule, fallback }
    if (/[[\]{}]/.test(token))
      throw new TemplateError(
        `${token} has no meaning after “${tokens
          .slice(0, position - 1)
          .join('')
          .slice(-30)}”`,
      )
    return { kind: 'text', text: token }
  }

  function parseChoice(field: string): TemplateNode {
    const known = parseUntil('{else}', '{end}')
    position += 1
    if (tokens[position - 1] === '{end}') return { kind: 'choice', field, known, unknown: [] }
    const unknown = parseUntil('{end}')
    position += 1
    return { kind: 'choice', field, known, unknown }
  }

  return parseUntil()
}

/**
 * Fills a template. A value is inserted as it is, in one line and without braces: what a file holds can neither become
 * a field, nor break a subject into header lines.
 *
 * @returns the text, and the fields that it needs and has not; each left a `gap`
 */
export function renderTemplate(
  template: Template,
  values: FieldValues,
  rules: LanguageRules,
): { text: string; missing: string[] } {
  const missing = new Set<string>()
  const read = (field: string) => (values[field] ?? '').replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()

  function render(nodes: Template): string {
    return nodes.map(renderNode).join('')
  }

  function renderNode(node: TemplateNode): string {
    if (node.kind === 'text') return node.text
    if (node.kind === 'optional') return isComplete(node.content) ? render(node.content) : ''
    if (node.kind === 'choice') return render(read(node.field) ? node.known : node.unknown)
    const value = read(node.field)
    if (value) return applyRule(node.rule, value)
    if (node.fallback !== undefined) return node.fallback
    missing.add(node.field)
    return gap
  }

  function applyRule(rule: string | undefined, value: string): string {
    if (rule === undefined) return value
    const apply = rules[rule]
    if (!apply) throw new TemplateError(`no rule is called ${rule}`)
    return apply(value)
  }

  function isComplete(nodes: Template): boolean {
    return nodes.every((node) => node.kind !== 'field' || node.fallback !== undefined || read(node.field) !== '')
  }

  return { text: render(template), missing: [...missing] }
}

/** The fields and rules that a template asks for, for checks. */
export function listNames(template: Template): { fields: string[]; rules: string[] } {
  const inner = template.flatMap((node) => {
    if (node.kind === 'field') return [{ fields: [node.field], rules: node.rule ? [node.rule] : [] }]
    if (node.kind === 'optional') return [listNames(node.content)]
    if (node.kind === 'choice')
      return [{ fields: [node.field], rules: [] }, listNames(node.known), listNames(node.unknown)]
    return []
  })
  return { fields: inner.flatMap(({ fields }) => fields), rules: inner.flatMap(({ rules }) => rules) }
}
