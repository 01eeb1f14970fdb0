import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../locales/locales.ts'
import { isDocument } from '../../scripts/texts/documents.ts'
import { findGlossaryViolations, readGlossary } from '../../scripts/texts/glossary.ts'
import { findBrokenLinks } from '../../scripts/texts/links.ts'
import { listTranslations, listWords } from '../../scripts/texts/list-texts.ts'
import { listOtherQuotes } from '../../scripts/texts/quotes.ts'
import { listUntrueTranslations } from '../../scripts/texts/report.ts'
import { compareWords } from '../../scripts/texts/spelling.ts'
import { findTypos } from '../../scripts/texts/typography.ts'
import { findUnknownWords } from './check-text.ts'
import { writeFiles } from './files.ts'
import { readJournal } from './journal.ts'
import type { Refusal } from './publish.ts'
import { findText, readLanguages } from './read-text.ts'

/** What shows at once to keep the words from being published, in the owner's words. */
export function findContentRefusal(): Refusal | undefined {
  const translations = listTranslations()
  const missing = translations.filter(({ freshness }) => freshness === 'missing')
  if (missing.length > 0) {
    const named = missing.map(({ id, locale }) => `${id}: ${locales[locale].name}`)
    return {
      refused: `${missing.length} translations are missing. Write them first: a page must not show English words among others.`,
      details: named.slice(0, 20).join('\n'),
    }
  }
  const untrue = listUntrueTranslations(translations)
  if (untrue.length > 0) {
    return {
      refused:
        'Some translations say what is no longer true of people, figures or the law. Bring them up to date first.',
      details: untrue.map(({ id, locale }) => `${id}: ${locales[locale].name}`).join('\n'),
    }
  }
  const wrong = [...listOtherQuotes(translations), ...findGlossaryViolations(readGlossary(), translations)]
  if (wrong.length > 0) {
    return { refused: 'Some translations lack a fixed term, or what their English quotes.', details: wrong.join('\n') }
  }
  const words = listWords()
  const broken = words.filter(({ kind }) => isDocument(kind)).flatMap(findBrokenLinks)
  if (broken.length > 0) return { refused: 'Some links lead nowhere.', details: broken.join('\n') }
  const typos = words.flatMap(findTypos)
  if (typos.length > 0)
    return { refused: 'Some texts do not have the signs and spaces of their language.', details: typos.join('\n') }
  return undefined
}

/**
 * Enters the words that the owner has kept although no dictionary has them into `locales/words.txt`.
 *
 * @param root where they were kept
 * @param folder of the list
 */
export async function addKnownWords(root: string, folder: string) {
  const file = 'locales/words.txt'
  let list = readFileSync(join(folder, file), 'utf8')
  for (const id of new Set(readJournal(root).changes.map((change) => change.id))) {
    const text = findText(id)
    for (const { locale, words } of text ? readLanguages(text, root) : []) {
      for (const word of await findUnknownWords(text?.text.kind ?? 'content', locale, words)) {
        list = addWord(list, locale, word)
      }
    }
  }
  writeFiles(new Map([[file, list]]), folder)
}

/** @param section the code of a language */
export function addWord(list: string, section: string, word: string): string {
  const lines = list.split('\n')
  const start = lines.indexOf(`# ${section}`)
  if (start < 0) return list
  const next = lines.findIndex((line, index) => index > start && line.startsWith('# '))
  const end = next < 0 ? lines.length : next
  const at = lines.findIndex(
    (line, index) => index > start && index < end && line !== '' && compareWords(line, word) >= 0,
  )
  if (at >= 0 && lines[at] === word) return list
  let last = end
  while (lines[last - 1] === '') last -= 1
  return lines.toSpliced(at < 0 ? last : at, 0, word).join('\n')
}
