import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createDayWriter } from '../locales/date-format.ts'
import { defaultLocale, type Locale, locales } from '../locales/locales.ts'
import { describeLanguage, tell } from '../locales/owner.ts'
import { createTranslator } from '../locales/server.ts'
import { memoize } from '../memoize.ts'
import { fillQuotes, findUnknownQuotes } from '../model/quotes.ts'
import { describeFault, listProblems, type Problem as OwnerProblem, refuse } from '../owner-error.ts'
import { ownerFolder } from '../owner-files.ts'
import { measureWidth, mostLetters as most } from '../renderer/server/title.ts'
import { type Edits, readChanges } from './files/journal.ts'
import { Refusal } from './files/publish.ts'
import { listPlaceholders } from './new/placeholders.ts'
import { planChanges } from './setup/plan-changes.ts'
import { listMissing } from './shipped.ts'
import { findGlossaryViolations, isOfTrade, readGlossary } from './texts/glossary.ts'
import { findBrokenLinks } from './texts/links.ts'
import { isDocument, listTranslations, listWords } from './texts/list-texts.ts'
import { listPassages } from './texts/passages.ts'
import { listUntrueTranslations } from './texts/report.ts'
import { createSpeller, readWordList, type SpelledLocale, type Speller, spelledLocales } from './texts/spelling.ts'
import { findTranslationError, listOtherQuotes } from './texts/translation-error.ts'
import { findTypos } from './texts/typography.ts'
import { type EditedText, findText, planText, readLanguages } from './texts.ts'

/** A fault of words. An error keeps them from being saved. */
type Problem = { level: 'error' | 'warning'; message: string }

const wordsFile = 'locales/words.txt'

/** No text of the site comes near it. */
const longest = { text: 3_000, block: 20_000 }

/** Checks new words of a text, in the owner's words: what the site could not show, or else what is worth a look. */
export async function checkText(edited: EditedText, locale: Locale, words: string, root: string): Promise<Problem[]> {
  try {
    planWords(edited, locale, words, root)
  } catch (error) {
    return listProblems(error).map((problem) => ({ level: 'error', message: describeFault(problem) }))
  }
  return (await findWarnings(edited, locale, words, root)).map((message) => ({ level: 'warning', message }))
}

/** Plans new words for a text in one language. @throws OwnerError for words that the site could not show */
export function planWords(edited: EditedText, locale: Locale, words: string, root = ownerFolder) {
  const error = findError(edited, locale, words)
  if (error !== undefined) throw refuse('wrong-words', { file: '', field: 'after' }, error)
  // The whole file has to fit its schema with the new words.
  return planText(edited, locale, words, root)
}

/** How many letters search results show of a text that stands in them. */
export function findSearchLimit(id: string): number | undefined {
  if (/^meta\.[^.]+\.title$|\.metaTitle$/.test(id)) return most.title
  const descriptions =
    /^(meta\.[^.]+|(services|caseStudies|cities)\.[^.]+|cityServices\.[^.]+\.[^.]+)\.description$|^posts\.[^.]+\.summary$/
  return descriptions.test(id) ? most.description : undefined
}

function findError(edited: EditedText, locale: Locale, words: string): string | undefined {
  const { id, text, part } = edited
  if (words.trim() === '') return tell('refusals.words.empty')
  const limitOfAll = part?.startsWith('body.') ? longest.block : longest.text
  if (words.length > limitOfAll) return tell('refusals.words.long', { length: words.length, most: limitOfAll })
  const [unknown] = findUnknownQuotes(words)
  if (unknown !== undefined) return unknown
  const limit = findSearchLimit(id)
  const width = measureShown(words, locale)
  if (limit && width > limit) return tell('refusals.words.search', { width, limit })
  // Words that are written first may hold any quotes.
  const english = text.kind === 'content' && locale === text.writtenIn ? words : text.english
  return findTranslationError(text.kind, english, words)
}

/** The letters of words as visitors see them, with what they quote. */
function measureShown(words: string, locale: Locale): number {
  const writer = { locale, writeDay: createDayWriter(locale) }
  return measureWidth(fillQuotes(words, '', createTranslator(locale), writer))
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
  const warnings = [
    measureWidth(words) > 1.5 * usual && tell('refusals.words.room'),
    limit !== undefined && measureShown(words, locale) > limit * 0.95 && tell('refusals.words.cut', { limit }),
    ...(await findUnknownWords(text.kind, locale, words)).map((word) => tell('refusals.words.spelling', { word })),
    ...[
      ...(locale === text.writtenIn
        ? []
        : findGlossaryViolations(readGlossary(), [{ ...checked, english, text: words }])),
      ...findTypos(checked),
      ...(part ? findBrokenLinks(checked) : []),
    ].map((problem) => problem.replace(`${file}: `, '').replace(`${checked.id}: `, '')),
  ]
  return warnings.filter((warning) => typeof warning === 'string')
}

/** The words that neither the dictionary nor locales/words.txt has. */
async function findUnknownWords(kind: EditedText['text']['kind'], locale: Locale, words: string): Promise<string[]> {
  const spelled = spelledLocales.find((candidate) => candidate === locale)
  if (!spelled) return []
  const speller = await getSpeller(spelled, readFileSync(wordsFile, 'utf8'))
  return [...new Set(listPassages(kind, words).flatMap(speller))]
}

/** Memoized, because a speller keeps what it has found of each word. */
const getSpeller = memoize(
  (locale: SpelledLocale, list: string): Promise<Speller> => createSpeller(locale, readWordList(list)(locale)),
)

/**
 * Looks at what the owner can break, and plans what commands make of the texts: catalogs, and the words that he has kept although no
 * dictionary has them. The pipeline of the repository checks the rest.
 *
 * @throws Refusal in sentences
 */
export async function planDerived(): Promise<Edits> {
  refuseWrongContent()
  const list = await addKnownWords()
  return planChanges((copy) => {
    writeFileSync(join(copy, wordsFile), list)
    return {}
  }).catch((error: Error) => {
    throw new Refusal('catalogs-failed', tell('refusals.catalogs'), { details: describeFailure(error.message) })
  })
}

/** Builds the site in a process of its own: what the editor's environment says is for its server alone, as is React for development. */
export async function buildSite(): Promise<void> {
  const env = { ...process.env, EDITING: '', PORT: '', NODE_ENV: 'production' }
  const options = { env, maxBuffer: 16 * 1024 * 1024 }
  const build = promisify(execFile)(process.execPath, ['scripts/run.js', 'build'], options)
  await build.catch((error: { stderr?: string }) => {
    const details = describeFailure(error.stderr || String(error))
    throw new Refusal('build-failed', tell('refusals.build'), { details })
  })
}

/** Takes the places in the code out of the output of a command. */
function describeFailure(output: string): string {
  const lines = output.split('\n').filter((line) => !/^\s+at |^Node\.js v/.test(line))
  return lines.join('\n').trim()
}

function refuseWrongContent(): void {
  const translations = listTranslations()
  const all = listWords()
  const name = ({ id, locale }: (typeof translations)[number]) => `${id}: ${locales[locale].name}`
  const missing = listMissing(translations)
  const placeholders = listPlaceholders(all).map(({ id, file, placeholder }) => `${file}: ${id}: “${placeholder}”`)
  const language = { language: describeLanguage(defaultLocale) }
  const checks: Array<[code: OwnerProblem['code'], message: string, found: string[]]> = [
    ['missing-translation', tell('refusals.missing', language), missing.map(name)],
    ['outdated-translation', tell('refusals.outdated'), listUntrueTranslations(translations).map(name)],
    ['missing-term', tell('refusals.term'), findGlossaryViolations(readGlossary(), translations.filter(isOfTrade))],
    ['missing-quote', tell('refusals.quote', language), listOtherQuotes(translations)],
    ['placeholder', tell('refusals.placeholder'), placeholders],
    ['broken-link', tell('refusals.link'), all.filter(({ kind }) => isDocument(kind)).flatMap(findBrokenLinks)],
    ['wrong-signs', tell('refusals.signs'), all.flatMap(findTypos)],
  ]
  for (const [code, message, found] of checks)
    if (found.length > 0) throw new Refusal(code, message, { details: found.slice(0, 20).join('\n') })
}

/** The list of words with those of changed texts that neither it nor a dictionary has. */
async function addKnownWords(): Promise<string> {
  let list = readFileSync(wordsFile, 'utf8')
  for (const id of new Set(readChanges(ownerFolder).map((change) => change.id))) {
    const text = findText(id)
    for (const { locale, words } of text ? readLanguages(text) : []) {
      const unknown = await findUnknownWords(text?.text.kind ?? 'content', locale, words)
      const section = new RegExp(`(?<=^# ${locale}\\n\\n)(?:[^#\\n].*\\n)*`, 'm')
      list = list.replace(section, (present) => {
        const known = new Set([...present.split('\n').filter(Boolean), ...unknown])
        return [...known].toSorted(new Intl.Collator('en').compare).join('\n').concat('\n')
      })
    }
  }
  return list
}
