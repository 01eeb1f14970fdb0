import { expect, test } from 'vitest'
import { createTitles } from './build.ts'
import { createSuggester, type PageTitle } from './suggest.ts'

function createPage(path: string, title: string, more: Partial<PageTitle> = {}): PageTitle {
  return { path, title, name: '', keywords: [], weight: 1, ...more }
}

const suggest = createSuggester(
  {
    pages: [
      createPage('/post', 'How a garden in clay soil is planned for ten years'),
      createPage('/garden', 'Garden design', { keywords: ['lawn', 'GreenHouse'] }),
      createPage('/kitchen', 'Kitchen'),
    ],
  },
  'en',
)
const list = (query: string) => suggest(query).map(({ page }) => page.path)

test('the beginning of a word of the title is enough, and the title that says little else comes first', () => {
  expect(list('gard')).toEqual(['/garden', '/post'])
  expect(suggest('gard')[0]?.terms).toEqual(['garden'])
})

test('a page that is named so comes before one that names it beside others', () => {
  const towns = [
    createPage('/places', 'Training in Madrid, Barcelona and Valencia', { name: 'Places' }),
    createPage('/madrid', 'Training and workshops on artificial intelligence in Madrid', {
      name: 'Madrid',
      weight: 0.8,
    }),
  ]
  expect(createSuggester({ pages: towns }, 'en')('madrid t')[0]?.page.path).toBe('/madrid')
})

test('a page with all words comes alone, and one with some where none has all', () => {
  expect(list('garden clay')).toEqual(['/post'])
  expect(list('kitchen zeppelin')).toEqual(['/kitchen'])
})

test('words that visitors use for a page find it, words of its text do not', () => {
  expect(list('lawn')).toEqual(['/garden'])
  expect(list('roses')).toEqual([])
})

test('a service is found by what it is described with, other pages are not', () => {
  const page = { ...createPage('/pruning', 'Pruning'), description: 'We cut hedges twice a year.' }
  const find = (category: 'services' | 'blog') =>
    createSuggester(createTitles([{ ...page, category }], 'en'), 'en')('hedge').length
  expect([find('services'), find('blog')]).toEqual([1, 0])
})

test('a Chinese title is found by a part of a word', () => {
  const chinese = createSuggester(
    { pages: [createPage('/zh/rag', 'RAG 工作坊'), createPage('/zh/data', '向量数据库')] },
    'zh',
  )
  expect(chinese('数据').map(({ page }) => page.path)).toEqual(['/zh/data'])
})

test('two words that a title writes as one suggest it, and traditional characters a simplified title', () => {
  expect(list('green house')).toEqual(['/garden'])
  const titles = createTitles([{ ...createPage('/zh/price', '价格'), category: 'overview', description: '' }], 'zh')
  expect(createSuggester(titles, 'zh')('價').map(({ page }) => page.path)).toEqual(['/zh/price'])
})
