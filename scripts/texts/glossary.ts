import type { Locale } from '../../locales/locales.ts'
import type { Translation } from './list-texts.ts'
import { listPassages } from './passages.ts'

/** A row of the table in `locales/glossary.md`. */
export type Term = {
  /** The English forms; any of them is the term. */
  english: string[]
  /** English phrases in which the words mean something else. */
  exceptions: string[]
  /** Beginnings of the ids of the only texts where the term has this meaning; all texts where there are none. */
  onlyIn: string[]
  /** The forms of each language; a translation has to hold one of them. */
  forms: Map<Locale, string[]>
  note: string
  isChecked: boolean
}

/** A text that may do without a term. */
type Exception = { id: string; locale: string; term: string }

export type Glossary = { terms: Term[]; exceptions: Exception[] }

/** What the check of a translation looks at. */
type CheckedText = Pick<Translation, 'id' | 'kind' | 'locale' | 'file' | 'english' | 'text'>

/**
 * Reads the tables "Terms" and "Exceptions". What a note may say to the check stands above the first one.
 *
 * @throws Error that names a row with a cell too few or too many
 */
export function readGlossary(markdown: string): Glossary {
  const [languages = [], ...rows] = readTable(markdown, 'Terms')
  const locales = languages.slice(1, -1) as Locale[]
  return {
    terms: rows.map((row) => readTerm(row, locales)),
    exceptions: readTable(markdown, 'Exceptions')
      .slice(1)
      .map(([id = '', locale = '', term = '']) => ({ id: id.replaceAll('`', ''), locale, term })),
  }
}

/** The translations that lack the fixed form of a term that their English text has. */
export function findGlossaryViolations({ terms, exceptions }: Glossary, texts: CheckedText[]): string[] {
  const checks = terms
    .filter(({ isChecked }) => isChecked)
    .map((term) => ({ ...term, isIn: createTermTest(term), hasForm: createFormTests(term) }))
  return texts.flatMap(({ id, kind, locale, file, english, text }) => {
    if (!text) return []
    const foldedEnglish = fold(listPassages(kind, english).join('\n'))
    const foldedText = fold(listPassages(kind, text).join('\n'))
    return checks
      .filter(({ onlyIn }) => onlyIn.length === 0 || onlyIn.some((start) => id.startsWith(start)))
      .filter(({ isIn, hasForm }) => isIn(foldedEnglish) && hasForm.get(locale)?.test(foldedText) === false)
      .filter(({ english: [term] }) => !exceptions.some((e) => e.id === id && e.term === term && e.locale === locale))
      .map(({ english: [term], forms }) => {
        const expected = forms
          .get(locale)
          ?.map((form) => `“${form}”`)
          .join(' or ')
        return `${file}: ${id} has “${term}” in English and not ${expected}; see locales/glossary.md`
      })
  })
}

/** The terms that an English text has. */
export function listTermsIn({ terms }: Glossary, english: string): Term[] {
  const folded = fold(english)
  return terms.filter((term) => createTermTest(term)(folded))
}

/** The rows of the first table below a heading, without the line under its head. */
function readTable(markdown: string, heading: string): string[][] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

function readTerm(row: string[], locales: Locale[]): Term {
  if (row.length !== locales.length + 2) throw new Error(`locales/glossary.md: "${row[0]}" has ${row.length} cells`)
  const note = row.at(-1) ?? ''
  const forms = locales.map((locale, index): [Locale, string[]] => [
    locale,
    [...listForms(row[index + 1] ?? ''), ...listForeignForms(note, index), ...listMoreForms(note, locale)],
  ])
  return {
    english: listForms(row[0] ?? ''),
    exceptions: listSentences(note, 'Except').flatMap((list) =>
      [...list.matchAll(/“([^”]+)”/g)].map(([, phrase]) => phrase ?? ''),
    ),
    onlyIn: listSentences(note, 'Only in').flatMap((list) => list.replaceAll('`', '').split(', ')),
    forms: new Map(forms),
    note,
    isChecked: !/\bNot checked\b/.test(note),
  }
}

/** `a / b (at first mention)` holds two forms; what stands in brackets may be left out. */
function listForms(cell: string): string[] {
  return cell.split(' / ').map((form) => form.replace(/\s*[(（][^)）]*[)）]/g, '').trim())
}

/** A note such as `Chunking: fragmentación; découpage; 分块.` gives a form to each language, in the order of the table. */
function listForeignForms(note: string, index: number): string[] {
  return [...note.matchAll(/: ([^.:]+; [^.:]+)\./g)].flatMap(([, list]) => list?.split('; ')[index] ?? [])
}

/** `Also es: a / b; zh: c.` accepts more forms. */
function listMoreForms(note: string, locale: Locale): string[] {
  return listSentences(note, 'Also')
    .flatMap((list) => list.split('; '))
    .filter((part) => part.startsWith(`${locale}: `))
    .flatMap((part) => part.slice(locale.length + 2).split(' / '))
}

function listSentences(note: string, start: string): string[] {
  return [...note.matchAll(new RegExp(`(?:^|\\. )${start} (.+?)(?=\\.(?: |$))`, 'g'))].map(([, rest]) => rest ?? '')
}

/** Letters without accents and in lower case, one kind of space and of apostrophe: plurals and capitals lose accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").replace(/\s/g, ' ')
}

function createTermTest({ english, exceptions }: Term): (text: string) => boolean {
  const forms = english.map((form) => escapePattern(fold(form)).replace(/y$/, '(?:y|ie)'))
  const term = new RegExp(`(?<![\\p{L}\\d-])(?:${forms.join('|')})s?(?![\\p{L}\\d-])`, 'u')
  const others = exceptions.map(fold)
  const stems = english.map((form) => fold(form).replace(/y$/, ''))
  return (text) =>
    // Most texts have no term, and to look for letters takes a tenth of the time of the pattern.
    stems.some((stem) => text.includes(stem)) &&
    term.test(others.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text))
}

function createFormTests({ forms }: Term): Map<Locale, RegExp> {
  return new Map(
    [...forms].map(([locale, list]) => [
      locale,
      new RegExp(list.map(locale === 'zh' ? createChinesePattern : createPattern).join('|'), 'u'),
    ]),
  )
}

/** Any ending of each longer word: panel, paneles; caso, casos. */
function createPattern(form: string): string {
  const words = fold(form)
    .split(' ')
    .map((word) =>
      word.length > 4 ? `${escapePattern(word.replace(/[aeo]?s?$/, ''))}\\p{L}*` : `${escapePattern(word)}(?:e?s|x)?`,
    )
  return `(?<!\\p{L})${words.join(' ')}(?!\\p{L})`
}

/** The space between Chinese and Latin letters may be missing beside punctuation. */
function createChinesePattern(form: string): string {
  return escapePattern(fold(form)).replaceAll(' ', ' ?')
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
