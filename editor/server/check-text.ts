import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { longestSubject } from '../../content/newsletter-file.ts'
import { findUnknownQuotes, listQuotes } from '../../content/quotes.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import { listPlaceholders } from '../../locales/placeholders.ts'
import { memoize } from '../../pages/memoize.ts'
import { measureWidth, mostLetters as most } from '../../renderer/server/title.ts'
import { isDocument } from '../../scripts/texts/documents.ts'
import { findGlossaryViolations, readGlossary } from '../../scripts/texts/glossary.ts'
import { findBrokenLinks } from '../../scripts/texts/links.ts'
import { listPassages } from '../../scripts/texts/passages.ts'
import {
  createSpeller,
  readWordList,
  type SpelledLocale,
  type Speller,
  spelledLocales,
} from '../../scripts/texts/spelling.ts'
import { findTypos } from '../../scripts/texts/typography.ts'
import { listBlocks } from './document-parts.ts'
import { findContent, replaceValue } from './find-value.ts'
import type { EditedText, LanguageState } from './read-text.ts'

/** What is wrong with words. An error keeps them from being saved. */
export type Problem = { level: 'error' | 'warning'; message: string }

/** No text of the site comes near it. */
const longest = { text: 3_000, block: 20_000 }

/** Checks new words of a text, in the owner's words: what the site could not show, or else what is worth a look. */
export async function checkText(
  edited: EditedText,
  languages: LanguageState[],
  locale: Locale,
  words: string,
): Promise<Problem[]> {
  const errors = findTextErrors(edited, languages, locale, words)
  if (errors.length > 0) return errors
  return (await findWarnings(edited, languages, locale, words)).map((message) => ({ level: 'warning', message }))
}

/** What the site could not show. */
export function findTextErrors(
  edited: EditedText,
  languages: LanguageState[],
  locale: Locale,
  words: string,
): Problem[] {
  return listErrors(edited, languages, locale, words).map((message) => ({ level: 'error', message }))
}

function listErrors(
  { id, text, part }: EditedText,
  languages: LanguageState[],
  locale: Locale,
  words: string,
): string[] {
  if (words.trim() === '') return ['This is empty. Write the words, or remove the whole item below.']
  const limitOfAll = part?.startsWith('body.') ? longest.block : longest.text
  if (words.length > limitOfAll) return [`This is too long: ${words.length} letters, and ${limitOfAll} is the most.`]
  const limit = findSearchLimit(id)
  const width = measureWidth(words)
  const isLonger = width > measureWidth(languages.find((language) => language.locale === locale)?.words ?? '')
  if (limit && width > limit && isLonger)
    return [`This is too long: ${width} letters, and search results cut after ${limit}.`]
  if (text.kind === 'interface') return findMessageErrors(text.english, words)
  const unknown = findUnknownQuotes(words)
  if (unknown.length > 0) return unknown
  if (isDocument(text.kind)) return part === 'subject' ? findSubjectErrors(words) : []
  if (/[{}<>]/.test(words)) return ['The signs { } < > cannot stand in this text: leave them out.']
  if (locale !== defaultLocale) return compareQuotes(text.english, words)
  return findSchemaErrors(id, words)
}

/** The whole piece of content has to fit its schema with the new words. */
function findSchemaErrors(id: string, words: string): string[] {
  const found = findContent(id)
  if (!found) return []
  const { part, keys } = found
  const result = v.safeParse(
    part.schema,
    replaceValue(part.content, keys, () => words),
  )
  return result.success ? [] : result.issues.map(({ message }) => message)
}

function findMessageErrors(english: string, words: string): string[] {
  try {
    const [expected, found] = [listPlaceholders(english), listPlaceholders(words)].map((names) => names.join(', '))
    if (expected === found) return []
    return [`The words in braces must be those of the English: ${expected || 'none'}. Here: ${found || 'none'}.`]
  } catch {
    return ['The braces { } do not fit together: each { needs its }. A single quotation mark is written twice.']
  }
}

function findSubjectErrors(words: string): string[] {
  const { length } = [...new Intl.Segmenter().segment(words)]
  return length > longestSubject
    ? [`This is too long: ${length} letters, and lists of mails cut after ${longestSubject}.`]
    : []
}

function compareQuotes(english: string, words: string): string[] {
  const [expected, found] = [english, words].map((text) =>
    listQuotes(text)
      .map((quote) => `[${quote}]`)
      .join(' '),
  )
  return expected === found
    ? []
    : [`Keep what the English quotes: ${expected || 'nothing'}. Here: ${found || 'nothing'}.`]
}

async function findWarnings(
  { id, text, part }: EditedText,
  languages: LanguageState[],
  locale: Locale,
  words: string,
): Promise<string[]> {
  const file = languages.find((language) => language.locale === locale)?.file ?? text.file
  const kind = text.kind
  const checked = { id: part ? text.id : id, kind, locale, file, words }
  const english = languages.find((language) => language.locale === defaultLocale)?.words ?? ''
  const others = languages.filter((language) => language.locale !== locale && language.words !== '')
  const usual = Math.max(...others.map((language) => measureWidth(language.words)), 40)
  const limit = findSearchLimit(id)
  const glossary =
    locale === defaultLocale ? [] : findGlossaryViolations(readGlossary(), [{ ...checked, english, text: words }])
  return [
    ...(measureWidth(words) > 1.5 * usual
      ? ['This is much longer than in the other languages: is there room for it?']
      : []),
    ...(part?.startsWith('body.') && listBlocks(words).length > 1
      ? ['These are several paragraphs. Make as many of it in each language, so that they stay side by side.']
      : []),
    ...(limit && measureWidth(words) > limit * 0.95 ? [`Search results cut after ${limit} letters.`] : []),
    ...(await findUnknownWords(kind, locale, words)).map((word) => `“${word}” is not in the dictionary.`),
    ...[...glossary, ...findTypos(checked), ...(part ? findBrokenLinks(checked) : [])].map((problem) =>
      problem.replace(`${file}: `, '').replace(`${checked.id} `, 'This '),
    ),
  ]
}

/** The words that neither the dictionary nor locales/words.txt has. */
export async function findUnknownWords(
  kind: EditedText['text']['kind'],
  locale: Locale,
  words: string,
): Promise<string[]> {
  const spelled = spelledLocales.find((candidate) => candidate === locale)
  if (!spelled) return []
  const findUnknown = await getSpeller(spelled, readFileSync('locales/words.txt', 'utf8'))
  return [...new Set(listPassages(kind, words).flatMap(findUnknown))]
}

/** Memoized, because a dictionary takes longer to load than the owner to type. */
const getSpeller = memoize(
  (locale: SpelledLocale, list: string): Promise<Speller> => createSpeller(locale, readWordList(list)(locale)),
)

/** Of texts that stand in search results. */
function findSearchLimit(id: string): number | undefined {
  if (/^meta\.[^.]+\.title$|\.metaTitle$/.test(id)) return most.title
  if (
    /^(meta\.[^.]+|services\.[^.]+|caseStudies\.[^.]+|cities\.[^.]+|cityServices\.[^.]+\.[^.]+)\.description$|^posts\.[^.]+\.summary$/.test(
      id,
    )
  )
    return most.description
  return undefined
}
