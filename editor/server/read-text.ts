import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Freshness, hashText } from '../../locales/freshness.ts'
import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'
import { isDocument } from '../../scripts/texts/documents.ts'
import {
  type EnglishText,
  listEnglishTexts,
  listTranslations,
  type Translation,
} from '../../scripts/texts/list-texts.ts'
import { parseDocumentPart, readDocumentPart } from './document-parts.ts'

/** A text that can be edited: a text of the site, or a part of a post or an issue of the newsletter. */
export type EditedText = { id: string; text: EnglishText; part?: string }

/** A text in one language, as its file has it. */
export type LanguageState = {
  locale: Locale
  file: string
  words: string
  state: Freshness
  /** The English that a stale translation was made from, where its catalog still has it. */
  madeFrom?: string
}

/** Finds a text by the id that pages give it; undefined where there is none. */
export function findText(id: string): EditedText | undefined {
  const document = parseDocumentPart(id)
  const text = listEnglishTexts().find((candidate) => candidate.id === (document?.textId ?? id))
  if (!text || isDocument(text.kind) !== (document !== undefined)) return undefined
  return { id, text, ...(document && { part: document.part }) }
}

/** A text in all languages that have it. */
export function readLanguages({ text, part }: EditedText, root = '.'): LanguageState[] {
  const english = part ? readPart(text.file, part, root) : text.english
  const first: LanguageState = { locale: defaultLocale, file: text.file, words: english ?? '', state: 'fresh' }
  const others = listTranslations([text], root).map((translation): LanguageState => {
    const { locale, file, freshness } = translation
    const words = part ? readPart(file, part, root) : translation.text
    const madeFrom = readMadeFrom(translation, root)
    const state = words ? freshness : 'missing'
    return { locale, file, words: words ?? '', state, ...(madeFrom !== undefined && { madeFrom }) }
  })
  return [first, ...others].toSorted((a, b) => localeCodes.indexOf(a.locale) - localeCodes.indexOf(b.locale))
}

function readPart(file: string, part: string, root: string): string | undefined {
  const path = join(root, file)
  return existsSync(path) ? readDocumentPart(readFileSync(path, 'utf8'), part) : undefined
}

/** Catalogs keep the English of a text as a comment until the next `npm run extract`. */
function readMadeFrom({ kind, file, id, freshness, source }: Translation, root: string): string | undefined {
  if (kind !== 'content' || freshness !== 'stale') return undefined
  const block = readFileSync(join(root, file), 'utf8')
    .split(/\r?\n\r?\n/)
    .find((lines) => lines.includes(`msgid "${id}"`))
  const comment = /^#\. (.*)$/m.exec(block ?? '')?.[1]
  return comment !== undefined && hashText(comment) === source ? comment : undefined
}
