import { expect, test } from 'vitest'
import { foldLetters } from './fold-letters.ts'

test.each([
  ['cœur nœud Œuvre ŒUVRE', 'coeur noeud OEuvre OEUVRE'],
  ['Læsø, Straße, STRAẞE', 'Laeso, Strasse, STRASSE'],
  ['Łódź, Đorđe, Þór, Iğdır', 'Lodz, Dorde, THor, Igdir'],
  ['ﬁn ＲＡＧ ａ', 'fin RAG a'],
  ['qué, año, Überblick', 'que, ano, Uberblick'],
  ['plain, 向量', 'plain, 向量'],
])('%s is typed as %s', (text, plain) => {
  expect(foldLetters(text)).toBe(plain)
  // As some systems write them: a letter and its accent apart.
  expect(foldLetters(text.normalize('NFD'))).toBe(plain)
})
