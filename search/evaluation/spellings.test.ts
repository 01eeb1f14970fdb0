import { expect, test } from 'vitest'
import { compareSpellings } from './spellings.ts'

const texts = [{ text: 'Tulip GardenBook', path: '/tulips' }]

test('a text that finds its page is searched for in the other number and with its parts apart, and each word alone', async () => {
  const asked: string[] = []
  const shares = await compareSpellings(texts, 'en', async (query) => {
    asked.push(query)
    return /tulip\b/i.test(query) ? ['/tulips'] : []
  })
  expect(asked).toEqual(expect.arrayContaining(['tulips GardenBook', 'Tulip Garden Book', 'tulips']))
  expect(shares.get('apart')).toEqual({ count: 1, of: 1, others: [] })
  expect(shares.get('number')).toEqual({ count: 0, of: 1, others: ['tulips GardenBook → /tulips'] })
  expect(shares.get('word')).toEqual({ count: 0, of: 1, others: ['tulips → /tulips'] })
})

test('letters are typed plainly, and Chinese in traditional characters', async () => {
  const find = async (query: string) => [/[œ词]/.test(query) ? '/own' : '/other']
  expect((await compareSpellings([{ text: 'Le cœur', path: '/own' }], 'fr', find)).get('letters')?.others).toEqual([
    'Le coeur → /own',
    'coeur → /own',
  ])
  expect((await compareSpellings([{ text: '词', path: '/own' }], 'zh', find)).get('traditional')?.others).toEqual([
    '詞 → /own',
  ])
})

test('a text that does not find its page tells nothing', async () => {
  expect(await compareSpellings(texts, 'en', async () => [])).toEqual(new Map())
})
