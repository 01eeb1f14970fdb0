import * as v from 'valibot'
import { OwnerError, type Problem, suggestName } from '../../owner-error.ts'
import { say } from '../../owner-words.ts'
import { getItemKey } from './known-schema.ts'

/** A text that a visitor reads: English here, its translations in `locales/<locale>/content/`. */
export const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('problems.words'),
  v.check((value) => !/[{}<>]/.test(value), 'problems.plain { } < >'),
  v.brand('Text'),
  v.metadata({ isTranslatable: true }),
)

/** Titles, heads of mails, calendars and tables of Markdown have no line break, and no room for more characters. */
const longestLine = 150
const withoutBreak = /^[^\r\n]*$/

/** A name, a number or an address, which no language changes. */
export const line = v.pipe(
  v.string(),
  v.trim(),
  v.regex(withoutBreak, 'problems.oneLine'),
  v.maxLength(longestLine, `problems.characters ${longestLine}`),
)

/** A text as short as a name. */
export const label = v.pipe(
  text,
  v.regex(withoutBreak, 'problems.oneLine'),
  v.maxLength(longestLine, `problems.characters ${longestLine}`),
)

/** A text that names what follows it; the search counts its words twice. */
export const heading = v.pipe(label, v.metadata({ isHeading: true }))

export type Text = v.InferOutput<typeof text>

/** At least one translatable text. */
export const texts = v.pipe(v.array(text), v.nonEmpty('problems.list'))

export function textForEach<const Name extends string>(names: readonly Name[]) {
  return v.strictObject(v.entriesFromList(names, text))
}

export const day = v.pipe(v.string(), v.isoDate('problems.date 2026-03-18'))

/** Short names of old Java, which `Intl` takes and IANA does not know: CST is America's there, and China's elsewhere. */
const shortNames = /^(A[CEGRS]T|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST)$/i

export const usualZones = new Set(Intl.supportedValuesOf('timeZone'))

/** True for the name of a time zone. An offset such as +02:00 is refused, because it knows no summer. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name) || shortNames.test(name)) return false
  // Intl takes 10 ms for the first format of a process.
  if (usualZones.has(name)) return true
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

export const timeZone = v.pipe(v.string(), v.check(isZone, 'problems.zone Europe/Madrid'))

/** A field that pages do not get. */
export function hidden<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.brand('Hidden'), v.metadata({ isHidden: true }))
}

export type Hidden = v.Brand<'Hidden'>

/** The name of a list's item in the ids of its texts. */
export const itemId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'problems.itemId'))

/** A list of objects with texts. Each has an `id` of its own, so that it keeps its translations wherever it stands. */
export function list<const Entries extends v.ObjectEntries>(entries: Entries) {
  return listBy('id', { id: hidden(itemId), ...entries })
}

/** The same for items that another field names, which pages get. */
export function listBy<const Key extends string, const Entries extends v.ObjectEntries & Record<Key, v.GenericSchema>>(
  key: Key,
  entries: Entries,
) {
  return listOf(key, v.strictObject(entries))
}

/** The same for items that are checked as a whole. */
export function listOf<const Item extends v.GenericSchema>(key: string, item: Item) {
  return v.pipe(
    v.array(item),
    v.check(
      (items) => new Set(items.map((item) => getItemKey(item, key))).size === items.length,
      `problems.twice ${key}`,
    ),
    v.metadata({ itemKey: key }),
  )
}

/** A list of bare values, none of which stands twice. @param names as the owner calls them */
export function listOnce<const Item extends v.GenericSchema>(names: string, item: Item) {
  return v.pipe(
    v.array(item),
    v.checkItems((one, index, all) => all.indexOf(one) === index, `problems.twice ${names}`),
  )
}

/** Words in any language by which visitors look for a page that does not say them; the search reads them. */
export const keywords = hidden(v.optional(v.array(v.string()), []))

export const titledText = v.strictObject({ title: heading, text })

/** Modules, steps, sectors. Pages get their ids, for links to each. */
export const titledTexts = listBy('id', { id: itemId, ...titledText.entries })

/** The words of a page for search results, and its first paragraph. */
export const pageWords = {
  /** The title in search results if it is not the heading: at most 45 characters. */
  metaTitle: v.optional(text),
  /** For search results: 90 to 155 characters, a whole sentence. */
  description: text,
  /** Two to four sentences. */
  intro: text,
}

/** A question and its answer, both shown on the page. `sample` marks an answer until the owner has confirmed it. */
export const questionAndAnswer = v.strictObject({
  question: heading,
  answer: text,
  sample: v.optional(v.literal(true)),
})

/** Pages get their ids, for links to each answer. */
export const questionsAndAnswers = listBy('id', { id: itemId, ...questionAndAnswer.entries })

/** Checks content while it is loaded, so that a wrong field stops the build. @throws OwnerError that names the wrong fields */
export function defineContent<const Schema extends v.GenericSchema>(file: string, schema: Schema, content: unknown) {
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  throw new OwnerError(...result.issues.map((issue) => createProblem(file, issue)))
}

/** Schemas name their words as `problems.time 09:30`: an id, then its value. Those without speak of types. */
function createProblem(file: string, issue: v.BaseIssue<unknown>): Problem {
  const { type, expected, received, message } = issue
  const place = { file, field: v.getDotPath(issue) ?? '' }
  const [, id, value = ''] = /^(problems\.\S+) ?(.*)$/s.exec(message) ?? []
  // As `isNameOf` has it.
  if (id === 'problems.noName.in') {
    const remedy = suggestName(received, expected?.split(', ').filter(Boolean) ?? [])
    return { code: 'unknown-name', ...place, found: say(id, { name: received, kind: value }), remedy }
  }
  if (id || !message.startsWith('Invalid '))
    return { code: 'wrong-value', ...place, found: id ? say(id, { value }) : message }
  if (expected === 'never')
    return { code: 'unknown-field', ...place, found: say('problems.noField'), remedy: say('problems.noField.remedy') }
  if (received === 'undefined') return { code: 'missing-field', ...place, found: say('problems.missingField') }
  const name = expected ?? type
  const options = name.replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')
  const wanted = type === 'picklist' ? say('problems.oneOf', { options }) : kinds[name] ? say(kinds[name]) : name
  return { code: 'wrong-value', ...place, expected: wanted, found: received }
}

/** The kinds of values, which schemas name in words of programs. */
const kinds: Record<string, string> = {
  Array: 'problems.array',
  boolean: 'problems.boolean',
  number: 'problems.number',
  string: 'problems.string',
  url: 'problems.url',
}
