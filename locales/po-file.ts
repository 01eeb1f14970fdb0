import { createItem, type PoItem, parsePo, stringifyItem } from 'pofile-ts'
import { refuse } from '../owner-error.ts'
import { say } from '../owner-words.ts'
import type { TranslationState } from './freshness.ts'
import type { Locale } from './locales.ts'

// A catalog entry keeps the hash of its English in a translator comment and the mark of a draft in the flag that
// gettext has for it.
//
//     # source: 1a2b3c4d
//     #, fuzzy
//     msgid "services.medical-ai.title"
//     msgstr "IA médica"

/** The parser skips lines that it does not understand, without a word. @throws OwnerError that names file, line or entry, and remedy */
export function assertPo(content: string, file: string) {
  const seen = new Set<string>()
  let line = 1
  for (const entry of content.replaceAll('\r\n', '\n').trimEnd().split('\n\n')) {
    const lines = entry.split('\n')
    const [id = ''] = /^msgid[\s\S]*?(?=\nmsgstr)/m.exec(entry) ?? []
    const isTwice = id !== '' && seen.has(id)
    if (isTwice || !entryPattern.test(entry)) {
      const wrong = lines.findIndex((each) => each.trim() !== '' && !linePattern.test(each))
      const found = say(isTwice ? 'problems.po.twice' : 'problems.po', { form: 'msgid "…", msgstr "…"' })
      const remedy = say('problems.po.remedy', { command: `git checkout ${file}` })
      throw refuse('not-po', { file: `${file}:${line + Math.max(wrong, 0)}` }, found, remedy)
    }
    seen.add(id)
    line += lines.length + 1
  }
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"\s*`
const linePattern = new RegExp(String.raw`^(?:#.*|(?:msgid\s+|msgstr\s+)?${quoted})$`)
const entryPattern = new RegExp(String.raw`^\n*(?:#.*(?:\n|$))*(?:msgid\s+(?:${quoted})+msgstr\s+(?:${quoted})+)?$`)

/** The entries of a catalog by their ids, obsolete ones left out. @throws OwnerError that names the file if it is no valid PO file */
export function readPo(content: string, file = 'the catalog'): ReadonlyMap<string, TranslationState> {
  const known = seen.get(content)
  if (known) return known
  const states = parseStates(content, file)
  // An editor that runs for days must not keep all former states of each catalog.
  if (seen.size >= mostSeen) seen.clear()
  seen.set(content, states)
  return states
}

/** By contents: for one click the editor reads all catalogs several times, and next to all are as they were. */
const seen = new Map<string, ReadonlyMap<string, TranslationState>>()

/** Several times the catalogs of a site. */
const mostSeen = 1_000

function parseStates(content: string, file: string): ReadonlyMap<string, TranslationState> {
  assertPo(content, file)
  return new Map(
    readItems(content)
      .filter(({ obsolete }) => !obsolete)
      .map(({ msgid, msgstr, comments, flags }) => [
        msgid,
        {
          text: msgstr[0] || undefined,
          source: comments.map((comment) => sourceComment.exec(comment)?.[1]).find(Boolean),
          isDraft: 'fuzzy' in flags,
        },
      ]),
  )
}

/** A catalog with exactly these entries, by id with the English as comment: new ones are empty, the others keep words and marks. */
export function syncPo(content: string | undefined, ids: ReadonlyMap<string, string | undefined>, locale: Locale) {
  const source = content ?? createHead(locale)
  const present = new Map(readItems(source).map((item) => [item.msgid, item]))
  const items = [...ids].map(([id, comment]) => ({
    ...(present.get(id) ?? createEntry(id)),
    extractedComments: listComments(comment),
  }))
  return writePo(source, items)
}

/** A change of one entry. Without `text` it keeps its words. */
export type PoChange = {
  /** The hash of the English; none in the English catalogs themselves. */
  source?: string | undefined
  isDraft: boolean
  text?: string | undefined
  /** For a new entry: the English of a text of `content/`. */
  comment?: string | undefined
}

/** Writes changes into a catalog, by id. An entry that the catalog lacks is put in its place, and needs `text`. */
export function changePo(content: string, changes: ReadonlyMap<string, PoChange>): string {
  const items = readItems(content)
  const present = new Set(items.map(({ msgid }) => msgid))
  const added = [...changes].flatMap(([id, { text, comment }]) =>
    text && !present.has(id) ? [{ ...createEntry(id), extractedComments: listComments(comment) }] : [],
  )
  const changed = [...items, ...added].map((item) => {
    const change = changes.get(item.msgid)
    return change ? changeItem(item, change) : item
  })
  return writePo(content, changed)
}

/** A catalog whose entries have other ids, or are gone where they get none. */
export function renamePo(content: string, rename: (id: string) => string | undefined): string {
  const items = readItems(content).flatMap((item) => {
    const msgid = rename(item.msgid)
    return msgid === undefined ? [] : [{ ...item, msgid }]
  })
  return writePo(content, items)
}

const sourceComment = /^source:\s*([0-9a-f]{8})\s*$/

function readItems(content: string): readonly PoItem[] {
  if (content !== last?.content) last = { content, items: parsePo(content.replaceAll('\r\n', '\n')).items }
  return last.items
}

/** A catalog that is changed has often been read just before. */
let last: { content: string; items: readonly PoItem[] } | undefined

/** The head of a catalog with these entries in order, each in lines that are not folded. */
function writePo(content: string, items: PoItem[]): string {
  const [head = ''] = content.replaceAll('\r\n', '\n').trim().split('\n\n')
  const { compare } = new Intl.Collator('en-US')
  const entries = items
    .toSorted((one, other) => compare(one.msgid, other.msgid))
    .map((item) => stringifyItem(item, { foldLength: 0 }))
  return `${[head, ...entries].join('\n\n')}\n`
}

/** The head that Lingui writes at the top of a catalog. */
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

function createEntry(id: string): PoItem {
  return { ...createItem(), msgid: id, msgstr: [''] }
}

/** In one line: a line break would end the comment, and an empty line the entry. */
function listComments(english: string | undefined): string[] {
  return english === undefined ? [] : [english.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ')]
}

function changeItem(item: PoItem, { source, isDraft, text }: PoChange): PoItem {
  const { fuzzy: _fuzzy, ...flags } = item.flags
  const comments = item.comments.filter((comment) => !sourceComment.test(comment))
  return {
    ...item,
    comments: source === undefined ? comments : [...comments, `source: ${source}`],
    flags: isDraft ? { fuzzy: true, ...flags } : flags,
    msgstr: text === undefined ? item.msgstr : [text],
  }
}
