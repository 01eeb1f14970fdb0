import { expect, test } from 'vitest'
import type { Locale } from '../../locales/locales.ts'
import { listWords } from './list-texts.ts'
import { findTypos, findTyposIn, setSigns } from './typography.ts'

test('texts have the typography of their language', () => {
  expect(listWords().flatMap(findTypos)).toEqual([])
})

function check(words: string, kind: 'interface' | 'post' = 'interface', locale: Locale = 'es') {
  return findTypos({ id: 'a.b', kind, locale, file: 'locales/es/a.po', words })
}

test('three dots, an ordinary space before a unit and English quotation marks are found', () => {
  expect(check('Cargando...')).toHaveLength(1)
  expect(check('Hasta {limit} MB por archivo')).toHaveLength(1)
  expect(check('El 94 % y 300 €')).toHaveLength(1)
  expect(check('La palabra "lead"')).toHaveLength(1)
})

test('a no-break space, words that begin like a unit and code are right', () => {
  expect(check('Cargando… {limit}\u00A0MB, 94\u00A0%, 3 semanas y 2 hojas')).toEqual([])
  expect(check('La cita «el “no” de siempre»')).toEqual([])
  expect(check('Usa `a...b`:\n\n```py\nprint("95 %")\n```', 'post')).toEqual([])
})

test('a full stop before » is found in Spanish, and an ordinary space before a French mark', () => {
  expect(check('«Lo sabemos.» Y ya está.')).toHaveLength(1)
  for (const words of ['Prêt ?', 'Prêt?', 'Durée : 3', 'Durée: 3', '« ici »', '«ici\u00a0»', '«\u00a0ici»']) {
    expect(check(words, 'interface', 'fr')).toHaveLength(1)
  }
  expect(check('Prêt\u202f? Durée\u00a0: 9:30, «\u00a0ici\u00a0»', 'interface', 'fr')).toEqual([])
})

test('a hyphen at which a French line would end after one letter is found', () => {
  for (const words of ['Votre e-mail', 'L’e-mail', 'E-mails']) expect(check(words, 'interface', 'fr')).toHaveLength(1)
  expect(check('L’e\u2011mail, rendez-vous, a-t-il, bin/e-mail', 'interface', 'fr')).toEqual([])
})

test('half-width marks, a space before % and a missing space beside Latin letters are found in Chinese', () => {
  for (const words of ['马德里, 巴塞罗那', '我住在这里.', '21 %', '用Python处理', '9:30 开始：见RAG']) {
    expect(check(words, 'interface', 'zh')).toHaveLength(1)
  }
  expect(check('用 Python 处理 21% 的数据，9:30 开始。{name}内容', 'interface', 'zh')).toEqual([])
})

test('a space beside a wide mark is found in Chinese and taken out, and one between words stays', () => {
  for (const words of ['好了。 继续', '链接 （新标签页）', '（一） 二', '3 月： 9', '完成。 [1]']) {
    expect(check(words, 'interface', 'zh')).toHaveLength(1)
  }
  expect(check('2026 年 阅读约 9 分钟，用 Python（3.14）。', 'interface', 'zh')).toEqual([])
  expect(setSigns('好了。 继续 （见 `a） b`）', 'zh')).toBe('好了。继续（见 `a） b`）')
})

test('signs that no keyboard writes are set, and code, addresses and quotes stay as they are', () => {
  expect(setSigns('Un 85 % en 3 h...', 'es')).toBe('Un 85\u00a0% en 3\u00a0h…')
  expect(setSigns('Bien? Oui ! Voici : « a »; fin', 'fr')).toBe(
    'Bien\u202f? Oui\u202f! Voici\u00a0: «\u00a0a\u00a0»\u202f; fin',
  )
  expect(setSigns('«a» et « `b` »', 'fr')).toBe('«\u00a0a\u00a0» et «\u00a0`b`\u00a0»')
  expect(setSigns('Un e-mail et `e-mail`', 'fr')).toBe('Un e\u2011mail et `e-mail`')
  expect(setSigns('用Python写3页, 85 %', 'zh')).toBe('用 Python 写 3 页, 85%')
  const kept = '`a ? b : c` y [uno](/a?b:c) https://example.com/85 %20 [claim:a-b]'
  expect(setSigns(kept, 'es')).toBe(kept)
  expect(setSigns('```\na ? b ...\n```', 'fr')).toBe('```\na ? b ...\n```')
  for (const [locale, words] of [
    ['es', 'Un 85 %...'],
    ['fr', 'Quoi ? Ceci : cela...'],
    ['zh', '用Python'],
  ] as const)
    expect(findTyposIn(setSigns(words, locale), locale)).toEqual([])
})
