import { expect, test } from 'vitest'
import { findWrongLanguage } from './language.ts'
import { listWords } from './list-texts.ts'
import { listPassages } from './passages.ts'

test('no text is in the wrong language', () => {
  const wrong = listWords().flatMap(({ id, kind, file, locale, words }) =>
    listPassages(kind, words).flatMap((passage) => {
      const found = findWrongLanguage(passage, locale)
      return found ? [`${file}: ${id} seems to be in ${found}: "${passage.slice(0, 80)}"`] : []
    }),
  )
  expect(wrong).toEqual([])
})

const passages = {
  en: 'The price of a workshop is fixed before you book it with us.',
  es: 'El precio de un taller se fija antes de la reserva y no cambia.',
  fr: 'Le prix d’un atelier est fixé avant la réservation et ne change pas.',
  zh: '工作坊的价格在预约之前确定，之后不再改变。',
} as const

const cases = Object.entries(passages).flatMap(([language, passage]) =>
  (Object.keys(passages) as Array<keyof typeof passages>).map((locale) => [language, locale, passage] as const),
)

test.each(cases)('a passage in %s is told from one in %s', (language, locale, passage) => {
  expect(findWrongLanguage(passage, locale)).toBe(language === locale ? undefined : language)
})

test('names and headings say too little to be judged', () => {
  expect(findWrongLanguage('RAG and LangChain', 'es')).toBeUndefined()
  expect(findWrongLanguage('用 ChatGPT、Claude 或 Gemini 起草和修改', 'zh')).toBeUndefined()
})
