import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeTranslationState } from '../../content/front-matter.ts'
import { hashBareText } from '../../content/map-texts.ts'
import { hashText } from '../../locales/freshness.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import { changePo, renamePo } from '../../locales/po-file.ts'
import { type DocumentKind, documents, isDocument } from '../../scripts/texts/documents.ts'
import { listTranslations, targetLocales } from '../../scripts/texts/list-texts.ts'
import { planContent } from './change-content.ts'
import { writeDocumentPart } from './document-parts.ts'
import type { Edits } from './files.ts'
import { findContent } from './find-value.ts'
import type { EditedText } from './read-text.ts'

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
  if (locale === defaultLocale && text.kind === 'content') return planEnglish(edited, words, root)
  const file = locale === defaultLocale ? text.file : text.translations.replace('*', locale)
  const source = locale === defaultLocale ? {} : { source: hashText(text.english) }
  const comment = text.kind === 'content' ? text.english : undefined
  const change = { ...source, isDraft: false, text: words, comment }
  return { edits: new Map([[file, changePo(read(root, file), new Map([[id, change]]))]]), id }
}

/** Plans that a translation stays as it is and counts as made from the present English. */
export function planAcceptance({ id, text }: EditedText, locale: Locale, root = '.'): Edits {
  const translation = listTranslations([text], root).find((candidate) => candidate.locale === locale)
  if (!translation?.text) throw new Error('There is no translation to accept.')
  const state = { source: hashText(text.english), isDraft: false }
  const source = read(root, translation.file)
  const changed = isDocument(text.kind)
    ? changeTranslationState(translation.file, source, state)
    : changePo(source, new Map([[id, state]]))
  return new Map([[translation.file, changed]])
}

function planEnglish({ id, text }: EditedText, words: string, root: string): TextPlan {
  const found = findContent(id)
  if (!found) throw new Error(`${text.file} does not hold the words of ${id}.`)
  const edits = planContent(found.part, found.keys, () => words, root)
  const newId = renameBareText(id, text.english, words)
  if (newId === id) return { edits, id }
  for (const locale of targetLocales) {
    const file = text.translations.replace('*', locale)
    if (existsSync(join(root, file)))
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

function planPart({ text }: EditedText, part: string, locale: Locale, words: string, root: string): Edits {
  const file = locale === defaultLocale ? text.file : text.translations.replace('*', locale)
  const source = writeDocumentPart(read(root, file), part, words)
  if (isDocument(text.kind)) assertReadable(text.kind, file, source, locale)
  return new Map([[file, source]])
}

/** @throws Error that names the field where no page could be made of a file */
function assertReadable(kind: DocumentKind, file: string, source: string, locale: Locale) {
  const { readEnglish, read } = documents[kind]
  if (locale === defaultLocale) readEnglish(file, source)
  else read(file, source)
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
