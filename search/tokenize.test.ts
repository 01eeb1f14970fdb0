import { expect, test } from 'vitest'
import { listBridges, tokenize, tokenizeQuery } from './tokenize.ts'

function listTerms(text: string, locale: 'en' | 'es' | 'fr' | 'zh') {
  return tokenize(text, locale).map(({ term }) => term)
}

test('case, accents and plurals do not tell words apart', () => {
  expect(listTerms('Auditorías', 'es')).toEqual(listTerms('auditoria', 'es'))
  expect(listTerms('MÉDICALES', 'fr')).toEqual(listTerms('médical', 'fr'))
  expect(listTerms('Companies', 'en')).toEqual(listTerms('company', 'en'))
  expect(listTerms('Processes classes', 'en')).toEqual(listTerms('process class', 'en'))
})

test('full-width letters, which Chinese keyboards can write, are the plain ones', () => {
  expect(listTerms('ＲＡＧ 与 ｌｌｍ', 'zh')).toEqual(listTerms('RAG 与 llm', 'zh'))
})

test('a Spanish plural after a consonant is the one after a vowel', () => {
  expect(listTerms('talleres sesiones clases', 'es')).toEqual(listTerms('taller sesión clase', 'es'))
})

test('short words keep their ending', () => {
  expect(listTerms('bus LLM', 'en')).toEqual(['bus', 'llm'])
})

test('a token stands where its word stands in the text', () => {
  const text = 'Formación médica, e-mail'
  const words = tokenize(text, 'es').map(({ start, end }) => text.slice(start, end))
  expect(words).toEqual(['Formación', 'médica', 'e', 'mail', 'e-mail'])
})

test('a hyphenated word is found by its parts and as a whole', () => {
  expect(listTerms('no-code', 'en')).toEqual(['no', 'code', 'nocode'])
})

test('Chinese is indexed by all pairs of neighbours, and Latin words between them as words', () => {
  expect(listTerms('用RAG做向量数据库', 'zh')).toEqual(['用', 'rag', '做向', '向量', '量数', '数据', '据库'])
})

test('any word of two characters of a Chinese text is one of its terms', () => {
  const text = '先询问再行动的智能体'
  const terms = new Set(listTerms(text, 'zh'))
  for (let i = 0; i + 2 <= text.length; i++) expect(terms).toContain(text.slice(i, i + 2))
})

test('a Chinese query asks for its words and not for the pairs between them, which are extras', () => {
  const words = tokenizeQuery('智能体培训', 'zh').flatMap(({ alternatives }) => alternatives.flat())
  expect(words).toContain('培训')
  expect(words).not.toContain('体培')
  expect(listBridges('智能体培训')).toContain('体培')
})

test('a Chinese word of two characters is never cut', () => {
  expect(tokenizeQuery('课后', 'zh').map(({ text }) => text)).toEqual(['课后'])
})
