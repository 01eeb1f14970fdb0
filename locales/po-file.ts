import { parsePoFile } from '@lingui/format-po'
import type { TranslationState } from './freshness.ts'
import type { Locale } from './locales.ts'

// A catalog entry keeps the hash of its English in a translator comment and the mark of a draft in the flag that
// gettext has for it.
//
//     # source: 1a2b3c4d
//     #, fuzzy
//     msgid "services.medical-ai.title"
//     msgstr "IA médica"

/**
 * Lingui's parser skips what it does not understand, and the texts in it would be missing without a word.
 *
 * @param file that the error names
 * @throws Error that names file, line and remedy where a catalog is no valid PO file
 */
export function assertPo(content: string, file: string) {
  const seen = new Map<string, number>()
  let last: 'start' | 'comment' | 'msgid' | 'msgstr' = 'start'
  const lines = content.split(/\r?\n/)
  for (const [index, line] of lines.entries()) {
    const fail = (problem: string): never => {
      throw new Error(
        `${file}:${index + 1}: ${problem}. Mend the line, or take the file of the last commit: git checkout ${file}`,
      )
    }
    const [, keyword, text] = /^(?:(msgid|msgstr)\s+)?"((?:[^"\\]|\\.)*)"$/.exec(line.trim()) ?? []
    if (line.trim() === '') {
      if (last === 'msgid') fail('an empty line where `msgstr "…"` is expected')
      last = 'start'
    } else if (line.startsWith('#')) {
      if (last === 'msgid' || last === 'msgstr') fail('an entry that does not end with an empty line')
      last = 'comment'
    } else if (text === undefined) fail(`this is no line of a PO file: ${line.slice(0, 60)}`)
    else if (keyword === 'msgid') {
      if (last === 'msgid' || last === 'msgstr') fail('an entry that does not end with an empty line')
      if (seen.has(text)) fail(`"${text}" stands in line ${seen.get(text)} already`)
      seen.set(text, index + 1)
      last = 'msgid'
    } else if (keyword === 'msgstr') {
      if (last !== 'msgid') fail('`msgstr` without a `msgid` before it')
      last = 'msgstr'
    } else if (last !== 'msgid' && last !== 'msgstr') fail('words that belong to no `msgid` and no `msgstr`')
  }
  if (last === 'msgid') throw new Error(`${file}:${lines.length}: the file ends where \`msgstr "…"\` is expected.`)
}

/**
 * The entries of a catalog by their ids, obsolete ones left out.
 *
 * @param file that an error names
 * @throws Error where the catalog is no valid PO file
 */
export function readPo(content: string, file = 'the catalog'): Map<string, TranslationState> {
  assertPo(content, file)
  return new Map(
    parsePoFile(content)
      .items.filter(({ obsolete }) => !obsolete)
      .map(({ msgid, msgstr, comments, flags }) => [
        msgid,
        {
          text: msgstr[0] || undefined,
          source: comments.map((comment) => sourceComment.exec(`# ${comment}`)?.[1]).find(Boolean),
          isDraft: 'fuzzy' in flags,
        },
      ]),
  )
}

/**
 * A catalog with exactly these entries: new ones are empty, the others keep their words and marks to the byte.
 *
 * @param content the present catalog; undefined for a new one
 * @param ids with the comment of each, which is the English of a text of `content/`
 */
export function syncPo(
  content: string | undefined,
  ids: ReadonlyMap<string, string | undefined>,
  locale: Locale,
): string {
  const [head = [], ...blocks] = splitBlocks(content ?? createHead(locale))
  const present = new Map(blocks.map((lines) => [getId(lines), lines]))
  const entries = [...ids]
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([id, comment]) => {
      const lines = present.get(id) ?? [`msgid "${id}"`, 'msgstr ""']
      const isComment = (line: string) => line.startsWith('#. ')
      if (comment === undefined) return lines.filter((line) => !isComment(line))
      const place = lines.findIndex((line) => isComment(line) || /^(#,|msgid)/.test(line))
      return [
        ...lines.slice(0, place),
        createComment(comment),
        ...lines.slice(place).filter((line) => !isComment(line)),
      ]
    })
  return joinBlocks([head, ...entries])
}

/** A change of one entry. Without `text` it keeps its words, to the byte. */
export type PoChange = {
  /** The hash of the English; none in the English catalogs themselves. */
  source?: string
  isDraft: boolean
  text?: string | undefined
  /** Of a new entry: the English of a text of `content/`. */
  comment?: string | undefined
}

/**
 * Writes changes into a catalog; all other lines stay as they are. An entry that the catalog lacks is put in its place.
 *
 * @param changes by id; a change of an entry that is not there needs `text`
 */
export function changePo(content: string, changes: ReadonlyMap<string, PoChange>): string {
  const [head = [], ...blocks] = splitBlocks(content)
  const entries = blocks.map((lines) => {
    const change = changes.get(getId(lines) ?? '')
    return change ? changeEntry(lines, change) : lines
  })
  const present = new Set(entries.map(getId))
  for (const [id, change] of changes) {
    if (change.text && !present.has(id)) entries.splice(findPlace(entries, id), 0, createEntry(id, change))
  }
  return joinBlocks([head, ...entries], content.includes('\r\n') ? '\r\n' : '\n')
}

/**
 * A catalog whose entries have other ids, or are gone; all other bytes of an entry stay as they are.
 *
 * @param rename the new id of an entry; undefined for one that goes away
 */
export function renamePo(content: string, rename: (id: string) => string | undefined): string {
  const [head = [], ...blocks] = splitBlocks(content)
  const entries = blocks.flatMap((lines) => {
    const id = getId(lines)
    if (id === undefined) return [lines]
    const name = rename(id)
    if (name === undefined) return []
    return [name === id ? lines : lines.map((line) => (line === `msgid "${id}"` ? `msgid "${name}"` : line))]
  })
  const sorted = entries.toSorted((a, b) => collator.compare(getId(a) ?? '', getId(b) ?? ''))
  return joinBlocks([head, ...sorted], content.includes('\r\n') ? '\r\n' : '\n')
}

const sourceComment = /^#\s+source:\s*([0-9a-f]{8})\s*$/

/** The head and the entries: lines between empty lines. */
function splitBlocks(content: string): string[][] {
  return content
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
    .map((block) => block.split('\n'))
}

function joinBlocks(blocks: string[][], lineEnd = '\n'): string {
  return `${blocks.map((lines) => lines.join(lineEnd)).join(lineEnd + lineEnd)}${lineEnd}`
}

/** What Lingui writes at the top of a catalog. */
function createHead(locale: Locale): string {
  return `msgid ""
msgstr ""
"POT-Creation-Date: \\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Generator: @lingui/cli\\n"
"Language: ${locale}\\n"`
}

function getId(lines: string[]): string | undefined {
  return lines.map((line) => /^msgid "(.*)"$/.exec(line)?.[1]).find(Boolean)
}

function changeEntry(lines: string[], { source, isDraft, text }: PoChange): string[] {
  const kept = lines.filter((line) => !sourceComment.test(line))
  const flags = kept
    .filter((line) => line.startsWith('#,'))
    .flatMap((line) => line.slice(2).split(','))
    .map((flag) => flag.trim())
    .filter((flag) => flag !== 'fuzzy')
  if (isDraft) flags.unshift('fuzzy')
  const isMessage = (line: string) => /^(msg|")/.test(line)
  const translatorComments = kept.filter((line) => /^#(\s|$)/.test(line))
  const otherComments = kept.filter((line) => /^#[^\s,]/.test(line))
  const message = kept.filter(isMessage)
  const words = message.findIndex((line) => line.startsWith('msgstr'))
  return [
    ...translatorComments,
    ...(source === undefined ? [] : [`# source: ${source}`]),
    ...otherComments,
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...(text === undefined ? message : [...message.slice(0, words), `msgstr "${escapeText(text)}"`]),
  ]
}

function createEntry(id: string, change: PoChange): string[] {
  const comments = change.comment ? [createComment(change.comment)] : []
  return changeEntry([...comments, `msgid "${id}"`, 'msgstr ""'], change)
}

/** In one line: a line break would end the comment, and an empty line the entry. */
function createComment(english: string): string {
  return `#. ${english.replace(/\s*\n\s*/g, ' ')}`
}

/** The order of the entries. */
const collator = new Intl.Collator('en-US')

function findPlace(entries: string[][], id: string): number {
  const next = entries.findIndex((lines) => collator.compare(getId(lines) ?? '', id) > 0)
  return next < 0 ? entries.length : next
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
