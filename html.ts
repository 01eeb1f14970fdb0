/** Markup in which all input is escaped. */
export type Html = { markup: string }

/** `false` and `undefined` render nothing, so that a template can use `condition && …`. */
type Part = string | number | false | undefined | Html | Html[]

/** Escapes its values for text and quoted attributes; markup made with this tag is not escaped again. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(render)) }
}

/** Attributes of a tag, each with a space before it; `true` is written without a value, `false` and `undefined` not at all. */
export function attributes(values: Record<string, string | number | boolean | undefined>): Html[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? { markup: ` ${name}` } : html` ${{ markup: name }}="${String(value)}"`))
}

function render(part: Part): string {
  if (part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(render).join('')
  if (typeof part === 'object') return part.markup
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
