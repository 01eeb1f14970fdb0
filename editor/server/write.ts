import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashBareText } from '../../content/map-texts.ts'
import type { Locale } from '../../locales/locales.ts'
import { changePo, renamePo } from '../../locales/po-file.ts'
import { documents, isDocument } from '../../scripts/texts/documents.ts'
import { listTranslations, targetLocales } from '../../scripts/texts/list-texts.ts'
import { planTranslations } from '../../scripts/texts/write-texts.ts'
import { findContent, planValue } from './content.ts'
import { writeDocumentPart } from './document.ts'
import type { Edits } from './journal.ts'
import type { EditedText } from './texts.ts'

/** What saving a text writes, and its id afterwards: the id of a bare text in a list is made of its words. */
export type TextPlan = { edits: Edits; id: string }

/**
 * Plans new words for a text in one language. New English leaves the translations and their notes alone, which is what makes
 * them stale; a saved translation is made from the present English.
 *
 * @throws Error where the text cannot be found in its source
 */
export function planText(edited: EditedText, locale: Locale, words: string, root = '.'): TextPlan {
  const { id, text, part } = edited
  if (part) return { edits: planPart(edited, part, locale, words, root), id }
  if (locale !== text.writtenIn) return { edits: planTranslation(edited, locale, words, root), id }
  if (text.kind === 'content') return planEnglish(edited, words, root)
  return {
    edits: new Map([[text.file, changePo(read(root, text.file), new Map([[id, { isDraft: false, text: words }]]))]]),
    id,
  }
}

/**
 * Plans a translation that is made from the present English.
 *
 * @param words undefined where it stays as it is
 */
export function planTranslation({ text }: EditedText, locale: Locale, words: string | undefined, root = '.'): Edits {
  const translation = listTranslations([text], root).find((candidate) => candidate.locale === locale)
  if (!translation || (words ?? translation.text) === undefined) throw new Error('There is no translation to accept.')
  return planTranslations([{ translation, isDraft: false, words }], root).edits
}

function planEnglish({ id, text }: EditedText, words: string, root: string): TextPlan {
  const found = findContent(id)
  if (!found) throw new Error(`${text.file} does not hold the words of ${id}.`)
  const edits = planValue(found, words, root)
  const newId = renameBareText(id, text.english, words)
  if (newId === id) return { edits, id }
  for (const locale of targetLocales) {
    const file = text.translations.replace('*', locale)
    if (!existsSync(join(root, file))) continue
    edits.set(
      file,
      renamePo(read(root, file), (name) => (name === id ? newId : name)),
    )
  }
  return { edits, id: newId }
}

/** The id of a bare text in a list ends in the hash of its words. */
function renameBareText(id: string, english: string, words: string): string {
  const hash = hashBareText(english)
  return id.endsWith(`.${hash}`) ? id.slice(0, -hash.length) + hashBareText(words.trim()) : id
}

/** @throws Error that names the field where no page could be made of the file */
function planPart({ text }: EditedText, part: string, locale: Locale, words: string, root: string): Edits {
  const file = locale === text.writtenIn ? text.file : text.translations.replace('*', locale)
  const source = writeDocumentPart(read(root, file), part, words)
  if (isDocument(text.kind)) {
    const { readEnglish, read: readTranslation } = documents[text.kind]
    if (locale === text.writtenIn) readEnglish(file, source)
    else readTranslation(file, source)
  }
  return new Map([[file, source]])
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
