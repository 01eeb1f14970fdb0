import { expect, onTestFinished, test } from 'vitest'
import type { Freshness } from '../../locales/freshness.ts'
import { site } from '../../model/kinds/site.ts'
import { isShipped } from '../../model/samples.ts'
import { findGlossaryViolations, isOfTrade, readGlossary } from './glossary.ts'
import { listTranslations, targetLocales } from './list-texts.ts'

const glossary = readGlossary()

test('the glossary fixes each term in each language', () => {
  for (const locale of targetLocales) {
    const missing = glossary.terms.filter((term) => !term[locale])
    // A language that is new to the site has none yet.
    if (missing.length === glossary.terms.length) console.warn(`locales/glossary.yaml has no terms in ${locale}`)
    else expect(missing.map(({ en }) => `${en[0]} has no form in ${locale}`)).toEqual([])
  }
  expect(glossary.terms.length).toBeGreaterThan(80)
})

test('translations use the terms of the glossary', () => {
  expect(findGlossaryViolations(glossary, listTranslations().filter(isOfTrade))).toEqual([])
})

test('an exception names a term that there is', () => {
  const terms = new Set(glossary.terms.map(({ en }) => en[0]))
  const wrong = glossary.exceptions.filter(({ term }) => !terms.has(term))
  expect(wrong).toEqual([])
})

const small = readGlossary(`
terms:
  - { en: [agent], es: [agente, corredor], except: [travel agent] }
  - { en: [forecast], es: [previsión, prever, prevé] }
  - { en: [report (case)], es: [informe], onlyIn: [a, b.c] }
  - { en: [stack], es: [pila], isChecked: false }
exceptions:
  - { id: a.x, language: es, term: agent, why: It is short. }
`)

test('of a text that is written in another language first, the English translation is the English', () => {
  const text = {
    id: 'a.b',
    kind: 'content' as const,
    writtenIn: 'es' as const,
    file: 'a',
    english: 'Bots',
    text: 'Agents',
  }
  expect(findGlossaryViolations(small, [{ ...text, locale: 'en' }])).toHaveLength(1)
  expect(findGlossaryViolations(small, [{ ...text, locale: 'en', english: 'Agentes' }])).toEqual([])
  expect(findGlossaryViolations(small, [{ ...text, locale: 'fr' }])).toEqual([])
})

test('a stale translation is told as stale, not for the terms of an English that it was not made from', () => {
  expect(check('Agents at work', 'Bots en el trabajo', 'a.b', 'stale')).toEqual([])
})

function check(english: string, text: string, id = 'a.b', freshness: Freshness = 'fresh') {
  return findGlossaryViolations(small, [
    { id, kind: 'content', writtenIn: 'en', locale: 'es', file: 'locales/es/a.po', english, text, freshness },
  ])
}

test('a violation is told with file, id, term and form', () => {
  expect(check('Agents at work', 'Bots en el trabajo')).toEqual([
    'locales/es/a.po: a.b: it has “agent” in English and not “agente” / “corredor”; see locales/glossary.yaml',
  ])
})

test('number, capitals and lost accents make no difference', () => {
  expect(check('Two agents', 'Dos Agentes')).toEqual([])
  expect(check('Forecasts', 'PREVISIONES')).toEqual([])
})

test('a part of a longer word is not the term', () => {
  expect(check('Reagents and agent-like agencies', 'Reactivos')).toEqual([])
})

test('a term accepts all its forms, excludes phrases, and may be for some texts or none', () => {
  expect(check('A property agent', 'Un corredor')).toEqual([])
  expect(check('It forecasts', 'Prevé')).toEqual([])
  expect(check('A travel agent', 'Una agencia')).toEqual([])
  expect(check('The report', 'El parte', 'c.d')).toEqual([])
  expect(check('The report', 'El parte', 'b.c.d')).toHaveLength(1)
  expect(check('A stack', 'Un montón')).toEqual([])
})

test('an exception is for one text, one language and one term', () => {
  expect(check('Agents', 'Bots', 'a.x')).toEqual([])
  expect(check('Agents', 'Bots', 'a.y')).toHaveLength(1)
})

test('a field that there is not is an error that names it', () => {
  expect(() => readGlossary('terms: [{ en: [agent], onlyin: a }]\nexceptions: []')).toThrow('terms.0.onlyin')
})

test('words that another owner has written need no term of the sample’s trade', () => {
  const { name } = site.owner
  onTestFinished(() => void Object.assign(site.owner, { name }))
  const own = { id: 'hero.title', kind: 'content', english: 'Words of nobody else' } as const
  expect(isOfTrade(own)).toBe(isShipped({ path: 'site.owner.name', value: name }))
  site.owner.name = 'Nora Nueva'
  expect([own, { ...own, kind: 'interface' as const }].map(isOfTrade)).toEqual([false, true])
})
