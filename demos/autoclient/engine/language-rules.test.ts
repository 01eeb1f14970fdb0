import { expect, test } from 'vitest'
import { addEnglishArticle, joinFrenchAt, joinFrenchOf, joinSpanish, spaceChinese } from './language-rules.ts'

// The examples of the RAE: https://www.rae.es/dpd/y
test.each(['e Iberpan', 'e hijos', 'e Íñigo', 'e Ybarra', 'y hielo', 'y hiato', 'y Yolanda', 'y Roca', 'y Hotel Sol'])(
  'Spanish joins “%s”',
  (joined) => {
    expect(joinSpanish(joined.slice(2))).toBe(joined)
  },
)

test.each(
  [
    ...['d’Alba', 'd’Émile', 'd’Yves', 'd’Hélène', 'd’Hôtel Mercure', 'd’huile', 'd’Œuvre'],
    ...['de Roca', 'de Yaourt & Co', 'de Hambourg', 'de onze', 'de La Poste', 'de 360 Degrés', 'de Legrand'],
  ].map((joined) => [joined, joined.replace(/^(d’|de )/, '')]),
)('French writes “%s”', (joined, value) => {
  expect(joinFrenchOf(value)).toBe(joined)
})

test('French contracts de and à with le and les', () => {
  expect(['Le Fournil', 'Les Halles'].map(joinFrenchOf)).toEqual(['du Fournil', 'des Halles'])
  expect(['Le Mans', 'Les Ulis', 'La Rochelle', 'Annecy'].map(joinFrenchAt)).toEqual([
    'au Mans',
    'aux Ulis',
    'à La Rochelle',
    'à Annecy',
  ])
})

test.each([
  'an agency',
  'an hour',
  'a university',
  'a user',
  'an umbrella',
  'a one-off',
  'a European firm',
  'a school',
])('English writes “%s”', (phrase) => {
  expect(addEnglishArticle(phrase.replace(/^an? /, ''))).toBe(phrase)
})

test('Chinese and Latin words stand apart, punctuation does not', () => {
  expect(spaceChinese('我是Taller Norte的Lucía，用时15分钟')).toBe('我是 Taller Norte 的 Lucía，用时 15 分钟')
})
