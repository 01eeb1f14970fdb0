import { tell } from '../../locales/owner.ts'
import type { Words } from './list-texts.ts'

/**
 * Finds corrections that change nothing: two quotations, pieces of code or marks of a revision that are set against each other and look
 * the same to a reader, as where a tool has straightened one of two apostrophes.
 */
export function findEqualPairs({ id, file, words }: Pick<Words, 'id' | 'file' | 'words'>): string[] {
  const lines = words.replace(codeBlocks, '').split('\n')
  return lines.flatMap((line) => {
    const quoted = [...line.matchAll(quotation)]
    return quoted.slice(1).flatMap((second, index) => {
      const first = quoted[index]
      if (!first) return []
      const between = line.slice(first.index + first[0].length, second.index)
      const isPair = connection.test(between) && normalize(first[0]) === normalize(second[0])
      return isPair ? [`${file}: ${id}: ${tell('checks.equal', { first: first[0], second: second[0] })}`] : []
    })
  })
}

const codeBlocks = /^(```|~~~)[\s\S]*?^\1/gm

const quotation = /`[^`]+`|“[^”]*”|«[^»]*»|「[^」]*」|"[^"]*"|\[[-+].*?[-+]\]/g

/** A few words, the border of two cells, or an arrow; a mark of the sentence ends a pair. */
const connection = /^(?:\s*(?:[|→⇒]|->|=>)\s*|[^\p{P}\p{S}]{1,30})$/u

/** The words inside the marks, with signs that look the same made one. */
function normalize(quoted: string): string {
  const inside = quoted.startsWith('[') ? quoted.slice(2, -2) : quoted.slice(1, -1)
  return inside
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
