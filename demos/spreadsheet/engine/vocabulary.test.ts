import { expect, test } from 'vitest'
import { demoLocales } from '../../../locales/demo-locales.ts'
import { englishWords } from './vocabulary/en.ts'
import { spanishWords } from './vocabulary/es.ts'
import { frenchWords } from './vocabulary/fr.ts'
import { chineseWords } from './vocabulary/zh.ts'
import { createPhraseKey } from './vocabulary.ts'

const words = { en: englishWords, es: spanishWords, fr: frenchWords, zh: chineseWords }

test.each(demoLocales)('no phrase of the vocabulary %s means two things', (locale) => {
  const meanings = Map.groupBy(
    Object.entries(words[locale]).flatMap(([meaning, phrases]) =>
      phrases.split(',').map((phrase) => ({ meaning, phrase, key: createPhraseKey(phrase, locale) })),
    ),
    ({ key }) => key,
  )
  const doubles = [...meanings.values()].filter((same) => new Set(same.map(({ meaning }) => meaning)).size > 1)
  expect(doubles.map((same) => same.map(({ meaning, phrase }) => `${phrase}: ${meaning}`).join(', '))).toEqual([])
})

test.each(demoLocales)('each phrase of the vocabulary %s has words to be found by', (locale) => {
  const phrases = Object.values(words[locale]).flatMap((each) => each.split(','))
  expect(phrases.filter((phrase) => createPhraseKey(phrase, locale) === '')).toEqual([])
})
