export const steps = ['rule', 'model', 'person'] as const

export type Step = (typeof steps)[number]

export type Line = { title: string; steps: Array<{ by: Step; text: string }> }

export const lineLimits = { fewest: 3, most: 8, letters: 60 }

const letters: Record<Step, string> = { rule: 'r', model: 'm', person: 'p' }

/** The line as the fragment of an address, which no server sees: `#v1.rmp.Invoices~Arrive~Read~Approve`. */
export function writeFragment({ title, steps }: Line): string {
  const words = [title, ...steps.map(({ text }) => text)].map(encode)
  return `#v1.${steps.map(({ by }) => letters[by]).join('')}.${words.join('~')}`
}

/** The line of an address, which anybody may have written; undefined if it is none. */
export function readFragment(fragment: string): Line | undefined {
  const [, kinds = '', rest = ''] = /^#v1\.([rmp]{3,8})\.(.*)$/s.exec(fragment) ?? []
  const [title, ...texts] = rest.split('~').map(decode)
  if (kinds === '' || title === undefined || texts.length !== kinds.length) return undefined
  const found = texts.flatMap((text, index) => {
    const by = steps.find((step) => letters[step] === kinds[index])
    return by && text !== undefined ? [{ by, text }] : []
  })
  return found.length === kinds.length ? { title, steps: found } : undefined
}

/** As many letters as a text of a line may have: of a text that is no visitor's, such as the name of a part of a system. */
export function shorten(text: string): string {
  const all = [...text]
  return all.length > lineLimits.letters ? `${all.slice(0, lineLimits.letters - 1).join('')}…` : text
}

/** Letters beyond ASCII stay as they are: a browser encodes them, and the documents that link a line are shorter. */
function encode(text: string): string {
  const encoded = text.toWellFormed().replaceAll(/[^\w.!'()*\u0080-\u{10ffff}-]/gu, encodeURIComponent)
  return encoded.replaceAll('~', '%7E')
}

/** A text on one line; undefined if it is too long or not encoded well. */
function decode(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text)
    if ([...plain].length > lineLimits.letters) return undefined
    return plain.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
  } catch {
    return undefined
  }
}
