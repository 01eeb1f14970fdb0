import type { TranslationState } from './freshness.ts'
import type { Locale } from './locales.ts'

// A catalog entry keeps the hash of its English in a translator comment and the mark of a draft in the flag that
// gettext has for it.
//
//     # source: 1a2b3c4d
//     #. Medical AI
//     #, fuzzy
//     msgid "services.medical-ai.title"
//     msgstr "IA médica"

/** An entry of a catalog. */
export type PoEntry = TranslationState & {
  /** Of a text of `content/`: the English that stands above it. */
  comment: string | undefined
  /** All other comments, as they stand. */
  notes: string[]
}

const newEntry: PoEntry = { text: undefined, source: undefined, isDraft: false, comment: undefined, notes: [] }

/**
 * The entries of a catalog by their ids. What is no entry is refused: the texts in it would be missing without a word.
 *
 * @param file that an error names
 * @throws Error that names file, line or entry, and remedy where the catalog is no valid PO file
 */
export function readPo(content: string, file = 'the catalog'): ReadonlyMap<string, PoEntry> {
  const known = seen.get(content)
  if (known) return known
  const entries = parsePo(content, file)
  // An editor that runs for days must not keep what each catalog once was.
  if (seen.size >= mostSeen) seen.clear()
  seen.set(content, entries)
  return entries
}

/** By contents: for one click the editor reads all catalogs several times, and next to all are as they were. */
const seen = new Map<string, ReadonlyMap<string, PoEntry>>()

/** Several times the catalogs of a site. */
const mostSeen = 1_000

function parsePo(content: string, file: string): ReadonlyMap<string, PoEntry> {
  const entries = new Map<string, PoEntry>()
  let line = 1
  for (const block of content.replaceAll('\r\n', '\n').trimEnd().split('\n\n')) {
    const lines = block.split('\n')
    const [whole, comments = '', quotedId, quotedText = ''] = entryPattern.exec(block) ?? []
    const id = quotedId === undefined ? undefined : unquote(quotedId)
    const isTwice = id !== undefined && entries.has(id)
    if (isTwice || whole === undefined) {
      const wrong = lines.findIndex((each) => each.trim() !== '' && !linePattern.test(each))
      const expected = isTwice
        ? 'this id stands above already'
        : 'expected comments, `msgid "…"`, `msgstr "…"` and an empty line'
      throw new Error(
        `${file}:${line + Math.max(wrong, 0)}: ${expected}. Mend the entry, or take the file of the last commit: git checkout ${file}`,
      )
    }
    if (id !== undefined) entries.set(id, { ...readComments(comments), text: unquote(quotedText) || undefined })
    line += lines.length + 1
  }
  // The head of the file is the entry without an id.
  entries.delete('')
  return entries
}

const quoted = String.raw`"(?:[^"\\\p{Cc}]|\\["\\nrt])*"\s*`
const linePattern = new RegExp(String.raw`^(?:#.*|(?:msgid\s+|msgstr\s+)?${quoted})$`, 'u')
const entryPattern = new RegExp(
  String.raw`^\n*((?:#.*(?:\n|$))*)(?:msgid\s+((?:${quoted})+)msgstr\s+((?:${quoted})+))?$`,
  'u',
)

/** Words that may stand in several lines, each between quotation marks; their escapes are those of JSON. */
function unquote(lines: string): string {
  return Array.from(lines.matchAll(new RegExp(quoted, 'gu')), ([line]) => JSON.parse(line)).join('')
}

function readComments(comments: string): Omit<PoEntry, 'text'> {
  const lines = comments.split('\n').filter(Boolean)
  const pick = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.[1] ?? [])
  const comment = pick(/^#\. (.*)$/)
  return {
    source: pick(/^#\s+source:\s*([0-9a-f]{8})\s*$/)[0],
    comment: comment.length > 0 ? comment.join(' ') : undefined,
    isDraft: pick(/^#,.*\b(fuzzy)\b/).length > 0,
    notes: lines.filter((line) => !/^#(?:[.,]|\s+source:)/.test(line)),
  }
}

/**
 * A catalog with exactly these entries: new ones are empty, the others keep their words and marks.
 *
 * @param content the present catalog; undefined for a new one
 * @param ids with the English of each that is a text of `content/`
 */
export function syncPo(
  content: string | undefined,
  ids: ReadonlyMap<string, string | undefined>,
  locale: Locale,
  file?: string,
): string {
  const source = content ?? createHead(locale)
  const present = readPo(source, file)
  return writePo(source, new Map([...ids].map(([id, comment]) => [id, { ...newEntry, ...present.get(id), comment }])))
}

/** A change of one entry. Without `text` it keeps its words. */
export type PoChange = Partial<Omit<PoEntry, 'notes'>>

/**
 * Writes changes into a catalog. An entry that the catalog lacks is put in its place.
 *
 * @param changes by id; a change of an entry that is not there needs `text`
 */
export function changePo(content: string, changes: ReadonlyMap<string, PoChange>): string {
  const entries = new Map(readPo(content))
  for (const [id, change] of changes) {
    const present = entries.get(id) ?? newEntry
    const text = change.text ?? present.text
    if (text || entries.has(id)) entries.set(id, { ...present, ...change, text })
  }
  return writePo(content, entries)
}

/**
 * A catalog whose entries have other ids, or are gone.
 *
 * @param rename the new id of an entry; undefined for one that goes away
 */
export function renamePo(content: string, rename: (id: string) => string | undefined): string {
  const entries = [...readPo(content)].flatMap(([id, entry]): Array<[string, PoEntry]> => {
    const newId = rename(id)
    return newId === undefined ? [] : [[newId, entry]]
  })
  return writePo(content, new Map(entries))
}

/** The order of the entries. */
const collator = new Intl.Collator('en-US')

/** The head of a catalog with these entries in order. */
function writePo(content: string, entries: ReadonlyMap<string, PoEntry>): string {
  const [head = ''] = content.replaceAll('\r\n', '\n').trim().split('\n\n')
  const blocks = [...entries]
    .toSorted(([one], [other]) => collator.compare(one, other))
    .map(([id, { text = '', source, comment, isDraft, notes }]) =>
      [
        ...notes,
        ...(source === undefined ? [] : [`# source: ${source}`]),
        // In one line: a line break would end the comment, and an empty line the entry.
        ...(comment === undefined ? [] : [`#. ${comment.replace(/\s*\n\s*/g, ' ')}`]),
        ...(isDraft ? ['#, fuzzy'] : []),
        `msgid ${JSON.stringify(id)}`,
        `msgstr ${JSON.stringify(text)}`,
      ].join('\n'),
    )
  return `${[head, ...blocks].join('\n\n')}\n`
}

/** What stands at the top of a catalog. */
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
