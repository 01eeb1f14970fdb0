import { expect, test } from 'vitest'
import { type Translation, targetLocales } from '../../authoring/texts/list-texts.ts'
import { selectTranslations } from './selection.ts'

// A site may have one language and nothing to translate.
const [locale = 'en'] = targetLocales
const translations = ['home.title', 'home.title.short', 'home.titles'].flatMap((id) =>
  [locale, 'pt' as const].map((each) => create(id, each)),
)

function create(id: string, locale: Translation['locale']): Translation {
  const text = { id, kind: 'content' as const, file: 'x.json', translations: 'x.po', writtenIn: 'de' as const }
  return { ...text, english: 'x', text: 'y', source: undefined, isDraft: false, locale, freshness: 'fresh' }
}

function select(argument: string, locale?: string) {
  return selectTranslations(translations, { argument, get: () => locale })
}

test('without an id and a language everything is meant, in every language', () => {
  expect(select('')).toEqual(translations)
})

test('an id means the texts whose ids begin with its parts', () => {
  expect(new Set(select('home.title').map(({ id }) => id))).toEqual(new Set(['home.title', 'home.title.short']))
})

test('a language means its translations alone', () => {
  expect(select('home.title.short', locale)).toEqual([create('home.title.short', locale)])
})

test('an id that no text has, and a language that the site lacks, are told', () => {
  expect(() => select('home.tit')).toThrow('No text has the id home.tit')
  expect(() => select('', 'xx')).toThrow(`There is no language xx to translate into: ${targetLocales.join(', ')}`)
})
