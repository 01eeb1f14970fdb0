import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listWords } from './list-texts.ts'
import { listPassages } from './passages.ts'
import { createSpeller, readWordList, spelledLocales } from './spelling.ts'

const listKnown = readWordList(readFileSync('locales/words.txt', 'utf8'))
/** Names of streets and towns are in no dictionary. */
const texts = listWords().filter(({ id }) => !/^site\.owner\.(address|place|register)$/.test(id))

test.each(spelledLocales)(
  'the texts in %s are spelled as the dictionary or locales/words.txt has it',
  async (locale) => {
    const findUnknown = await createSpeller(locale, listKnown(locale))
    const unknown = texts
      .filter((text) => text.locale === locale)
      .flatMap(({ id, kind, file, words }) =>
        listPassages(kind, words)
          .flatMap(findUnknown)
          .map((word) => `${file}: ${id} has "${word}"`),
      )
    expect(unknown, 'correct the word, or add it to its section of locales/words.txt').toEqual([])
  },
)

test('a wrong word is found, and a known one, a name and a number are not', async () => {
  const findUnknown = await createSpeller('fr', new Set(['notebook', 'Attio']))
  expect(findUnknown('L’évaluation de Attio, d’Attio et des Notebook est un éxemple.')).toEqual(['éxemple'])
  expect(findUnknown('LangChain, n8n, LLMs, API, 12 h')).toEqual([])
})

test('a Spanish verb may end with a pronoun, with the accent that this asks for', async () => {
  const findUnknown = await createSpeller('es', new Set())
  expect(findUnknown('Escríbelas, muévelos o descárgalo para apagarlo; descargalo, pruévalo y mesalo.')).toEqual([
    'descargalo',
    'pruévalo',
    'mesalo',
  ])
})

test('code, addresses and the titles of other sites are not checked', () => {
  const post =
    'Title\n\nUse `teh` and [Teh Paper](https://example.com/teh), see\n\n```py\nteh()\n```\n\nat example.com.'
  expect(listPassages('post', post).join(' ')).not.toMatch(/teh|example/i)
})

test('the words of an interface text are those around its placeholders', () => {
  const [passage] = listPassages('interface', '{count, plural, one {# result} other {# results}} for “{query}”')
  expect(passage?.match(/\w+/g)).toEqual(['result', 'results', 'for'])
})

test('the word list has a section of all languages and one of each', () => {
  expect([...readWordList('# all\n\nant\n\n# es\n\nbee\n')('es')]).toEqual(['ant', 'bee'])
})
