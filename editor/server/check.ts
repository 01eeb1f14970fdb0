import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { longestSubject } from '../../content/newsletter-file.ts'
import { findUnknownQuotes, listQuotes } from '../../content/quotes.ts'
import { type Locale, locales } from '../../locales/locales.ts'
import { listPlaceholders } from '../../locales/placeholders.ts'
import { memoize } from '../../pages/memoize.ts'
import { measureWidth, mostLetters as most } from '../../renderer/server/title.ts'
import { isDocument } from '../../scripts/texts/documents.ts'
import { findGlossaryViolations, readGlossary } from '../../scripts/texts/glossary.ts'
import { findBrokenLinks } from '../../scripts/texts/links.ts'
import { listTranslations, listWords } from '../../scripts/texts/list-texts.ts'
import { listPassages } from '../../scripts/texts/passages.ts'
import { listOtherQuotes } from '../../scripts/texts/quotes.ts'
import { listUntrueTranslations } from '../../scripts/texts/report.ts'
import {
  compareWords,
  createSpeller,
  readWordList,
  type SpelledLocale,
  type Speller,
  spelledLocales,
} from '../../scripts/texts/spelling.ts'
import { findTypos } from '../../scripts/texts/typography.ts'
import { findContent, replaceValue } from './content.ts'
import { listBlocks } from './document.ts'
import { readChanges } from './journal.ts'
import { Refusal } from './publish.ts'
import { type EditedText, findText, type LanguageState, readLanguages } from './texts.ts'

/** What is wrong with words. An error keeps them from being saved. */
export type Problem = { level: 'error' | 'warning'; message: string }

/** No text of the site comes near it. */
const longest = { text: 3_000, block: 20_000 }

/** Checks new words of a text, in the owner's words: what the site could not show, or else what is worth a look. */
export async function checkText(edited: EditedText, locale: Locale, words: string, root = '.'): Promise<Problem[]> {
  const errors = findTextErrors(edited, locale, words, root)
  if (errors.length > 0) return errors
  return (await findWarnings(edited, locale, words, root)).map((message) => ({ level: 'warning', message }))
}

/** What the site could not show. */
export function findTextErrors(edited: EditedText, locale: Locale, words: string, root = '.'): Problem[] {
  return listErrors(edited, readLanguages(edited, root), locale, words).map((message) => ({ level: 'error', message }))
}

/** How many letters search results show of a text that stands in them. */
export function findSearchLimit(id: string): number | undefined {
  if (/^meta\.[^.]+\.title$|\.metaTitle$/.test(id)) return most.title
  const descriptions =
    /^(meta\.[^.]+|(services|caseStudies|cities)\.[^.]+|cityServices\.[^.]+\.[^.]+)\.description$|^posts\.[^.]+\.summary$/
  return descriptions.test(id) ? most.description : undefined
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
  if (locale !== text.writtenIn)
    return compare('Keep what the English quotes', text.english, words, (found) =>
      listQuotes(found).map((quote) => `[${quote}]`),
    )
  return findSchemaErrors(id, words)
}

/** The whole piece of content has to fit its schema with the new words. */
function findSchemaErrors(id: string, words: string): string[] {
  const found = findContent(id)
  if (!found) return []
  const content = replaceValue(found.part.content, found.keys, () => words)
  return v.safeParse(found.part.schema, content).issues?.map(({ message }) => message) ?? []
}

function findMessageErrors(english: string, words: string): string[] {
  try {
    return compare('The words in braces must be those of the English', english, words, listPlaceholders)
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

function compare(demand: string, english: string, words: string, list: (words: string) => string[]): string[] {
  const [expected, found] = [english, words].map((text) => list(text).join(', ') || 'none')
  return expected === found ? [] : [`${demand}: ${expected}. Here: ${found}.`]
}

async function findWarnings(edited: EditedText, locale: Locale, words: string, root: string): Promise<string[]> {
  const { id, text, part } = edited
  const languages = readLanguages(edited, root)
  const file = languages.find((language) => language.locale === locale)?.file ?? text.file
  const english = languages.find((language) => language.locale === text.writtenIn)?.words ?? text.english
  const checked = { id: part ? text.id : id, kind: text.kind, writtenIn: text.writtenIn, locale, file, words }
  const others = languages.filter((language) => language.locale !== locale && language.words !== '')
  const usual = Math.max(...others.map((language) => measureWidth(language.words)), 40)
  const limit = findSearchLimit(id)
  const isBlock = part?.startsWith('body.')
  const warnings = [
    measureWidth(words) > 1.5 * usual && 'This is much longer than in the other languages: is there room for it?',
    isBlock &&
      listBlocks(words).length > 1 &&
      'These are several paragraphs. Make as many of it in each language, so that they stay side by side.',
    limit !== undefined && measureWidth(words) > limit * 0.95 && `Search results cut after ${limit} letters.`,
    ...(await findUnknownWords(text.kind, locale, words)).map((word) => `“${word}” is not in the dictionary.`),
    ...[
      ...(locale === text.writtenIn
        ? []
        : findGlossaryViolations(readGlossary(), [{ ...checked, english, text: words }])),
      ...findTypos(checked),
      ...(part ? findBrokenLinks(checked) : []),
    ].map((problem) => problem.replace(`${file}: `, '').replace(`${checked.id} `, 'This ')),
  ]
  return warnings.filter((warning) => typeof warning === 'string')
}

/** The words that neither the dictionary nor locales/words.txt has. */
async function findUnknownWords(kind: EditedText['text']['kind'], locale: Locale, words: string): Promise<string[]> {
  const spelled = spelledLocales.find((candidate) => candidate === locale)
  if (!spelled) return []
  const speller = await getSpeller(spelled, readFileSync('locales/words.txt', 'utf8'))
  return [...new Set(listPassages(kind, words).flatMap(speller))]
}

/** Memoized, because a dictionary takes longer to load than the owner to type. */
const getSpeller = memoize(
  (locale: SpelledLocale, list: string): Promise<Speller> => createSpeller(locale, readWordList(list)(locale)),
)

/** What the owner can break, in sentences; what is left to the pipeline of the repository needs a developer to break it. */
export async function checkContent(root: string): Promise<void> {
  refuseWrongContent()
  await addKnownWords(root)
  await runCommand(root, 'extract', 'The catalogs could not be brought up to date.')
  await runCommand(root, 'build', 'The site cannot be built with these words.')
}

function refuseWrongContent(): void {
  const translations = listTranslations()
  const words = listWords()
  const name = ({ id, locale }: (typeof translations)[number]) => `${id}: ${locales[locale].name}`
  const found = [
    {
      problems: translations.filter(({ freshness }) => freshness === 'missing').map(name),
      refused: 'Translations are missing. Write them first: a page must not show English words among others.',
    },
    {
      problems: listUntrueTranslations(translations).map(name),
      refused:
        'Some translations say what is no longer true of people, figures or the law. Bring them up to date first.',
    },
    {
      problems: [...listOtherQuotes(translations), ...findGlossaryViolations(readGlossary(), translations)],
      refused: 'Some translations lack a fixed term, or what their English quotes.',
    },
    {
      problems: words.filter(({ kind }) => isDocument(kind)).flatMap(findBrokenLinks),
      refused: 'Some links lead nowhere.',
    },
    { problems: words.flatMap(findTypos), refused: 'Some texts do not have the signs and spaces of their language.' },
  ].find(({ problems }) => problems.length > 0)
  if (found) throw new Refusal(found.refused, found.problems.slice(0, 20).join('\n'))
}

/** Enters the words that the owner has kept although no dictionary has them into `locales/words.txt`. */
async function addKnownWords(root: string) {
  const file = 'locales/words.txt'
  let list = readFileSync(join(root, file), 'utf8')
  for (const id of new Set(readChanges(root).map((change) => change.id))) {
    const text = findText(id)
    for (const { locale, words } of text ? readLanguages(text, root) : [])
      for (const word of await findUnknownWords(text?.text.kind ?? 'content', locale, words))
        list = addWord(list, locale, word)
  }
  writeFileSync(join(root, file), list)
}

/** @param section the code of a language */
export function addWord(list: string, section: string, word: string): string {
  return list
    .split(/^(?=# )/m)
    .map((part) => {
      const [head = '', ...words] = part.split('\n').filter((line) => line !== '')
      if (head !== `# ${section}` || words.includes(word)) return part
      return `${[head, '', ...[...words, word].toSorted(compareWords)].join('\n')}${/\n*$/.exec(part)?.[0]}`
    })
    .join('')
}

/** Runs `npm run …` as in a terminal of its own: what the editor's environment says is for its server alone. */
async function runCommand(root: string, name: string, refusal: string): Promise<void> {
  const env = { ...process.env, EDITING: '', PORT: '' }
  try {
    await promisify(execFile)(process.execPath, ['scripts/run.js', name], {
      cwd: root,
      env,
      maxBuffer: 16 * 1024 * 1024,
    })
  } catch (error) {
    const { stderr = '', message = '' } = Object(error)
    const lines = String(stderr || message).split('\n')
    const details = lines.filter((line) => !/^\s+at |^Node\.js v/.test(line)).join('\n')
    throw new Refusal(refusal, details.trim())
  }
}
