import * as v from 'valibot'
import { OwnerError, type Problem } from '../../owner-error.ts'
import { getItemKey } from './known-schema.ts'

/** A text that a visitor reads: English here, its translations in `locales/<locale>/content/`. */
export const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('expected a text, found an empty one'),
  v.check((value) => !/[{}<>]/.test(value), 'expected plain text without { } < >'),
  v.brand('Text'),
  v.metadata({ isTranslatable: true }),
)

/** A text that names what follows it; the search counts its words twice. */
export const heading = v.pipe(text, v.metadata({ isHeading: true }))

export type Text = v.InferOutput<typeof text>

/** At least one translatable text. */
export const texts = v.pipe(v.array(text), v.nonEmpty('expected at least one text, found an empty list'))

/** A text for each of a few names. */
export function textForEach<const Name extends string>(names: readonly Name[]) {
  return v.strictObject(v.entriesFromList(names, text))
}

/** A day of the calendar. */
export const day = v.pipe(v.string(), v.isoDate('expected a date such as 2026-03-18'))

/** Short names of old Java, which `Intl` takes and IANA does not know: CST is America's there, and China's elsewhere. */
const shortNames = /^(A[CEGRS]T|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST)$/i

/** True for the name of a time zone. An offset such as +02:00 is refused, because it knows no summer. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name) || shortNames.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

export const timeZone = v.pipe(v.string(), v.check(isZone, 'expected a time zone such as Europe/Madrid'))

/** A field that pages do not get. */
export function hidden<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.brand('Hidden'), v.metadata({ isHidden: true }))
}

export type Hidden = v.Brand<'Hidden'>

/** The name of a list's item in the ids of its texts. */
export const itemId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a few words in small letters with hyphens between them'),
)

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
      `the same ${key} twice`,
    ),
    v.metadata({ itemKey: key }),
  )
}

/** Words in any language by which visitors look for a page that does not say them; the search reads them. */
export const keywords = hidden(v.optional(v.array(v.string()), []))

/** A title with its explanation. */
export const titledText = v.strictObject({ title: heading, text })

/** Modules, steps, sectors. Pages get their ids, for links to each. */
export const titledTexts = listBy('id', { id: itemId, ...titledText.entries })

/** A question and its answer, both shown on the page. `sample` marks an answer until the owner has confirmed it. */
export const questionAndAnswer = v.strictObject({
  question: heading,
  answer: text,
  sample: v.optional(v.literal(true)),
})

/** Pages get their ids, for links to each answer. */
export const questionsAndAnswers = listBy('id', { id: itemId, ...questionAndAnswer.entries })

/**
 * Checks content against its schema while it is loaded, so that a wrong field stops the build.
 *
 * @param file where the owner finds the content
 * @throws OwnerError that names file, each wrong field and what is expected there
 */
export function defineContent<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  throw new OwnerError(...result.issues.map((issue) => createProblem(file, issue)))
}

/** Says what to write instead, because schemas without words of their own speak of types. */
function createProblem(file: string, issue: v.BaseIssue<unknown>): Problem {
  const { type, expected, received, message } = issue
  const place = { file, field: v.getDotPath(issue) ?? '(whole file)' }
  // As `isNameOf` says it.
  if (type === 'raw_check' && expected === 'name')
    return { code: 'unknown-name', ...place, found: `there is no ${received}`, remedy: message }
  if (!message.startsWith('Invalid ')) return { code: 'wrong-value', ...place, found: message }
  if (expected === 'never')
    return {
      code: 'unknown-field',
      ...place,
      found: 'there is no such field',
      remedy: 'Correct its name or take it out',
    }
  if (received === 'undefined') return { code: 'missing-field', ...place, found: 'this field is missing' }
  const options = type === 'picklist' && `one of ${expected?.replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')}`
  return { code: 'wrong-value', ...place, expected: options || expected || type, found: received }
}
