import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findGlossaryViolations, readGlossary } from './glossary.ts'
import { listTranslations, targetLocales } from './list-texts.ts'

const glossary = readGlossary(readFileSync('locales/glossary.md', 'utf8'))

test('the glossary fixes each term in each language', () => {
  const empty = glossary.terms.filter(({ forms }) => targetLocales.some((locale) => !forms.get(locale)?.[0]))
  expect(empty.map(({ english }) => english[0])).toEqual([])
  expect(glossary.terms.length).toBeGreaterThan(80)
})

test('translations use the terms of the glossary', () => {
  expect(findGlossaryViolations(glossary, listTranslations())).toEqual([])
}, 20_000)

test('an exception names a text and a term that there are', () => {
  const ids = new Set(listTranslations().map(({ id }) => id))
  const terms = new Set(glossary.terms.map(({ english }) => english[0]))
  const wrong = glossary.exceptions.filter(({ id, term }) => !ids.has(id) || !terms.has(term))
  expect(wrong).toEqual([])
})

const small = readGlossary(`# Glossary

## Terms

| en            | es        | fr      | zh   | note                                                                      |
| ------------- | --------- | ------- | ---- | ------------------------------------------------------------------------- |
| agent         | agente    | agent   | 智能体 | Property agent: corredor; courtier; 经纪人. Except “travel agent”.        |
| forecast      | previsión | prévision | 预测 | es: not pronóstico. Also es: prever / prevé.                              |
| report (case) | informe   | rapport | 报告 | Only in \`a\`, \`b.c\`.                                                    |
| stack         | pila      | pile    | 栈   | Not checked: too many senses.                                             |

## Exceptions

| id    | language | en    | why |
| ----- | -------- | ----- | --- |
| \`a.x\` | es     | agent | It is short. |
`)

function check(english: string, text: string, id = 'a.b') {
  return findGlossaryViolations(small, [{ id, kind: 'content', locale: 'es', file: 'locales/es/a.po', english, text }])
}

test('a breach is told with file, id, term and form', () => {
  expect(check('Agents at work', 'Bots en el trabajo')).toEqual([
    'locales/es/a.po: a.b has “agent” in English and not “agente” or “corredor”; see locales/glossary.md',
  ])
})

test('number, capitals and lost accents make no difference', () => {
  expect(check('Two agents', 'Dos Agentes')).toEqual([])
  expect(check('Forecasts', 'PREVISIONES')).toEqual([])
})

test('a part of a longer word is not the term', () => {
  expect(check('Reagents and agent-like agencies', 'Reactivos')).toEqual([])
})

test('notes accept more forms, exclude phrases, name the texts and leave out rows', () => {
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

test('a row with a cell too few is an error that names it', () => {
  expect(() => readGlossary('## Terms\n\n| en | es | note |\n| --- | --- | --- |\n| agent | agente |')).toThrow('agent')
})
