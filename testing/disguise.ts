import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changePieces } from '../authoring/setup/change-pieces.ts'
import { changeJson, type Kind, listNames } from '../authoring/setup/pieces.ts'
import { rewriteContent } from '../authoring/setup/rewrite.ts'

/** Their names are the owner's. Others are named by code: places by `bookingPlaces`, projects by the folders of their demos. */
const renamed: Kind[] = ['service', 'case', 'post', 'topic', 'category', 'trade', 'testimonial', 'step', 'offer']

/** Signs that programs read: quotes of facts, gaps, marks, code, addresses, keys of a file's head. */
const kept =
  /```[\s\S]*?```|`[^`]*`|<[^>]*>|\]\([^)]*\)|\[[a-z]+:[\w.-]+\]|\[[a-zA-Z]+\]|\[\^\w+\]|\w+:\/\/\S+|\S+@\S+|(?<!\p{L})\/[\w/-]+|\{[^}]*\}|&\w+;/gu

/**
 * Puts other words, names and prices in the place of the owner's, of the same length and as valid. A test that fails then, and only
 * then, holds a value of the contents.
 */
export function disguise(root: string): void {
  rewriteContent(root, {
    words: (words, _, id) => (/^(posts|issues)\./.test(id ?? '') ? shiftDocument(words) : shift(words)),
    name: (_, name) => name,
    id: (id) => id,
  })
  const change = (kind: Kind) => listNames(kind, root).map((name) => ({ kind, name, newName: `other-${name}` }))
  changePieces(root, renamed.flatMap(change))
  for (const file of globSync('content/**/*.json', { cwd: root })) {
    const whole = JSON.parse(readFileSync(join(root, file), 'utf8'), (key, value) =>
      value > 0 && (key === 'euros' || key === 'net') ? value + 37 : value,
    )
    writeFileSync(join(root, file), JSON.stringify(whole))
  }
  changeJson('content/site.json', root, (whole) => {
    const { name, address, ...owner } = Object(whole.owner)
    const [other, otherName] = [whole.name, name].map((words) => shift(String(words)))
    const otherAddress = address && { address: shift(address) }
    return { ...whole, name: other, owner: { ...owner, name: otherName, ...otherAddress, phone: '+34611222333' } }
  })
}

/** The words of a post or an issue: those of its head that are quoted, and its body. */
function shiftDocument(source: string): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const lines = head
    .split('\n')
    .map((line) =>
      /^(title|summary|brief|checked|subject):|^ +- /.test(line)
        ? line.replace(/(?<=")(?:[^"\\]|\\.)*(?=")/g, (words) => (words === ', ' ? words : shift(words)))
        : line,
    )
  return `---\n${lines.join('\n')}\n---\n${shift(body)}`
}

/** Each letter becomes the next one, but for those that programs read. */
function shift(words: string): string {
  const parts = words.split(kept)
  const between = [...words.matchAll(kept)].map(([part]) => part)
  return parts.map((part, index) => shiftLetters(part) + (between[index] ?? '')).join('')
}

function shiftLetters(words: string): string {
  return words.replace(/[a-yA-Y\u4e00-\u9000]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))
}
