import { expect, test } from 'vitest'
import { joinWords, listInitialed } from './join-words.ts'

const isTerm = (term: string) => ['greenhous', 'email', 'debaj', 'houseplant'].includes(term)

test('two words that are one term are joined, each once, and all other words stay as they are', () => {
  expect(joinWords('a green  house, green house plant', 'en', isTerm)).toBe('a green-house, green-house plant')
  expect(joinWords('green. house 绿 房', 'en', isTerm)).toBe('green. house 绿 房')
  expect(joinWords('write an e mail', 'en', isTerm)).toBe('write an e-mail')
})

test('a word that says nothing is no part of another', () => {
  expect(joinWords('de bajo', 'es', isTerm)).toBe('de bajo')
  expect(listInitialed('the e mail of our house', 'en')).toEqual(['email'])
})
