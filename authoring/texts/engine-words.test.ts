import { expect, test } from 'vitest'
import { listContentTexts } from '../../model/catalogs.ts'
import { isEngineText } from './engine-words.ts'

test('words of forms and notices are the engine’s, those of an offer are the owner’s', () => {
  expect(['contact.form.fields.name', 'meta.privacy.intro.1', 'meta.blog.label', 'book'].every(isEngineText)).toBe(true)
  const owners = [
    'contact.form.topics.a.name',
    'meta.blog.title',
    'meta.training.label',
    'services.a.title',
    'bookings.a',
  ]
  expect(owners.filter(isEngineText)).toEqual([])
})

// The pages on agents and the notice on AI tell what the engine does.
test('no word of the engine speaks of an owner’s trade', () => {
  const trade = /\bAI\b(?! (provider|agents))|\bprompts?\b|machine learning|automat(e|ion)\b/i
  const engines = listContentTexts().filter(({ id }) => isEngineText(id) && !/^(legal|meta\.aiNotice)\b/.test(id))
  expect(engines.filter(({ english }) => trade.test(english)).map(({ id, english }) => `${id}: ${english}`)).toEqual([])
})
