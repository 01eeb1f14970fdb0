import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { knownLocales, type Locale, sourceLocale } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { memoize } from '../../memoize.ts'
import { site } from '../../model/kinds/site.ts'
import { defineContent } from '../../model/kit/define.ts'
import { isShipped } from '../../model/samples.ts'
import type { Translation } from './list-texts.ts'
import { listPassages } from './passages.ts'

const strings = v.array(v.string())

/** The forms of a term without their brackets, which hold what is added at first mention. */
const forms = v.pipe(
  strings,
  v.nonEmpty(),
  v.mapItems((form) => form.replace(/\s*[(（][^)）]*[)）]/g, '').trim()),
)

/** The top of locales/glossary.yaml explains the fields; each other key is the code of a language. */
const glossarySchema = v.strictObject({
  terms: v.array(
    v.objectWithRest(
      {
        en: forms,
        except: v.optional(strings, []),
        onlyIn: v.optional(strings, []),
        isChecked: v.optional(v.boolean(), true),
        note: v.optional(v.string(), ''),
      },
      forms,
    ),
  ),
  /** Texts that may do without a term. */
  exceptions: v.array(v.strictObject({ id: v.string(), language: v.string(), term: v.string(), why: v.string() })),
})

export type Glossary = v.InferOutput<typeof glossarySchema>

export type Term = Glossary['terms'][number]

type CheckedText = Pick<Translation, 'id' | 'kind' | 'writtenIn' | 'locale' | 'file' | 'english' | 'text'> &
  Partial<Pick<Translation, 'freshness'>>

export function readGlossary(yaml = readFileSync('locales/glossary.yaml', 'utf8')): Glossary {
  return defineContent('locales/glossary.yaml', glossarySchema, parse(yaml))
}

/** Terms are those of the trade that the site came with. Words that another owner has written are her own. */
export function isOfTrade({ id, kind, english }: Pick<Translation, 'id' | 'kind' | 'english'>): boolean {
  const isSampleOwner = isShipped({ path: 'site.owner.name', value: site.owner.name })
  return kind === 'interface' || isSampleOwner || isShipped({ path: id, value: english })
}

/** The translations that lack the fixed form of a term that their English text has; stale ones are reported as stale. */
export function findGlossaryViolations({ terms, exceptions }: Glossary, texts: CheckedText[]): string[] {
  const checks = terms
    .filter(({ isChecked }) => isChecked)
    .map((term) => ({
      term,
      isIn: createTermTest(term),
      formTests: new Map(knownLocales.map((locale) => [locale, createFormTest(term[locale], locale)])),
    }))
  // Once for all languages.
  const listChecks = memoize((kind: CheckedText['kind'], english: string) => {
    const folded = fold(listPassages(kind, english).join('\n'))
    return checks.filter(({ isIn }) => isIn(folded))
  })
  return texts.flatMap(pairWithEnglish).flatMap(({ id, kind, locale, file, english, text, freshness }) => {
    if (!text || freshness === 'stale') return []
    const wanted = listChecks(kind, english)
    if (wanted.length === 0) return []
    const foldedText = fold(listPassages(kind, text).join('\n'))
    return wanted
      .filter(({ term: { onlyIn } }) => onlyIn.length === 0 || onlyIn.some((start) => id.startsWith(start)))
      .filter(({ formTests }) => formTests.get(locale)?.test(foldedText) === false)
      .filter(({ term }) => !exceptions.some((e) => e.id === id && e.term === term.en[0] && e.language === locale))
      .map(({ term }) => {
        const expected = term[locale]?.map((form) => `“${form}”`).join(' / ')
        return `${file}: ${id}: ${tell('checks.term', { term: term.en[0], expected })}`
      })
  })
}

/** English words with those of another language: of a text that is written in that first, its English translation is the English. */
function pairWithEnglish(text: CheckedText): CheckedText[] {
  if (text.writtenIn === sourceLocale) return [text]
  return text.locale === sourceLocale && text.text
    ? [{ ...text, locale: text.writtenIn, english: text.text, text: text.english }]
    : []
}

export function listTermsIn({ terms }: Glossary, english: string): Term[] {
  const folded = fold(english)
  return terms.filter((term) => createTermTest(term)(folded))
}

/** Letters without accents and in lower case, one kind of space and of apostrophe: plurals and capitals lose accents. */
function fold(text: string): string {
  // Commands and variables have one name in all languages.
  const words = text.replace(/npm run (-s )?[\w-]+|[A-Z]+_[A-Z_]+|dist\.\w+/g, '')
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").replace(/\s/g, ' ')
}

function createTermTest({ en, except }: Term): (text: string) => boolean {
  const forms = en.map((form) => RegExp.escape(fold(form)).replace(/y$/, '(?:y|ie)'))
  const term = new RegExp(`(?<![\\p{L}\\d-])(?:${forms.join('|')})s?(?![\\p{L}\\d-])`, 'u')
  const others = except.map(fold)
  const stems = en.map((form) => fold(form).replace(/y$/, ''))
  return (text) =>
    // Most texts have no term, and a search for the stem takes a tenth of the time of the pattern.
    stems.some((stem) => text.includes(stem)) &&
    term.test(others.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text))
}

/** A pattern of the forms of a term; undefined if the language has none. */
function createFormTest(forms: string[] | undefined, locale: Locale): RegExp | undefined {
  return forms && new RegExp(forms.map(locale === 'zh' ? createChinesePattern : createPattern).join('|'), 'u')
}

/** Any ending of each longer word: panel, paneles; caso, casos. */
function createPattern(form: string): string {
  const words = fold(form)
    .split(' ')
    .map((word) =>
      word.length > 4 ? `${RegExp.escape(word.replace(/[aeo]?s?$/, ''))}\\p{L}*` : `${RegExp.escape(word)}(?:e?s|x)?`,
    )
  return `(?<!\\p{L})${words.join(' ')}(?!\\p{L})`
}

/** The space between Chinese and Latin letters may be missing beside punctuation. */
function createChinesePattern(form: string): string {
  return fold(form).split(' ').map(RegExp.escape).join(' ?')
}
