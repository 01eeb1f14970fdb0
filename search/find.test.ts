import { expect, test } from 'vitest'
import type { Locale } from '../locales/locales.ts'
import { createIndex } from './build.ts'
import type { SearchDocument } from './documents.ts'
import { load } from './load.ts'

type Words = Partial<SearchDocument> & { headings?: string[]; passages?: string[] }

function createDocument(path: string, { headings = [''], passages = [], ...words }: Words): SearchDocument {
  const empty = { name: '', title: '', description: '', keywords: [] }
  const sections = headings.map((heading) => ({ id: 'title', heading, passages }))
  return { path, category: 'services', weight: 1, sections, ...empty, ...words }
}

function open(documents: SearchDocument[], locale: Locale = 'en') {
  const files = createIndex(documents, locale)
  return load(locale, async (name) => files.get(name))
}

async function search(documents: SearchDocument[], query: string, locale?: Locale) {
  return (await (await open(documents, locale)).find(query)).map(({ page }) => page.path)
}

const garden = createDocument('/garden', { title: 'Garden design', passages: ['Roses in clay soil.'] })
const kitchen = createDocument('/kitchen', { title: 'Kitchen', passages: ['A table with a view of the garden.'] })

test('a word counts more in the title than in the text', async () => {
  expect(await search([kitchen, garden], 'garden')).toEqual(['/garden', '/kitchen'])
})

test('the beginning of a word finds it', async () => {
  expect(await search([garden, kitchen], 'kitch')).toEqual(['/kitchen'])
})

test('one wrong letter in a short word and two in a long one are forgiven', async () => {
  expect(await search([garden, kitchen], 'rosas')).toEqual(['/garden'])
  expect(await search([garden, kitchen], 'ktichen')).toEqual(['/kitchen'])
  expect(await search([garden, kitchen], 'cly')).toEqual([])
})

test('a page with all words comes before one with some, which is left out where it is much worse', async () => {
  expect(await search([kitchen, garden], 'garden roses')).toEqual(['/garden'])
  expect(await search([kitchen, garden], 'garden view')).toEqual(['/kitchen', '/garden'])
})

test('words of no page do not hide the others', async () => {
  expect(await search([kitchen, garden], 'garden zeppelin')).toEqual(['/garden', '/kitchen'])
})

test('a synonym of another language finds a page', async () => {
  const privacy = createDocument('/privacy', { title: 'Política', passages: ['Se aplica el RGPD.'] })
  expect(await search([garden, privacy], '数据保护', 'es')).toEqual(['/privacy'])
})

test('Chinese words are found inside of longer ones, and mixed with Latin ones', async () => {
  const page = createDocument('/rag', { title: 'RAG 工作坊', passages: ['选择向量数据库。'] })
  expect(await search([page], '数据', 'zh')).toEqual(['/rag'])
  expect(await search([page], 'rag数据库', 'zh')).toEqual(['/rag'])
  expect(await search([page], '量数', 'zh')).toEqual(['/rag'])
  expect(await search([page], '机器', 'zh')).toEqual([])
})

test('a page with all characters of a query in a row comes before those with a part of them', async () => {
  const parts = createDocument('/patents', { title: '知识产权', name: '知识', headings: ['知识与仓库'] })
  const whole = createDocument('/security', { passages: ['谁都不能改动企业知识库的内容。'] })
  expect(await search([parts, whole], '知识库', 'zh')).toEqual(['/security', '/patents'])
  expect(await search([parts, whole], '知识产权', 'zh')).toEqual(['/patents'])
})

test('a Chinese query may be typed in traditional characters, words that say nothing too', async () => {
  const page = createDocument('/price', { title: '价格', passages: ['向量数据库的费用。'] })
  const other = createDocument('/other', { title: '简介', passages: ['谁都可以来。'] })
  expect(await search([other, page], '請問向量數據庫的費用是多少？', 'zh')).toEqual(['/price'])
  expect(await search([other, page], '價格', 'zh')).toEqual(['/price'])
})

test('two words that a page writes as one find it, and one word that it writes as two', async () => {
  const page = createDocument('/glass', { title: 'GreenHouse', passages: ['Grow tomato plants.'] })
  expect(await search([garden, page], 'green house')).toEqual(['/glass'])
  expect(await search([garden, page], 'tomatoplants')).toEqual(['/glass'])
  expect(await search([garden, page], 'tomatoclay')).toEqual([])
})

test('an empty query finds nothing', async () => {
  expect(await search([garden], '   ')).toEqual([])
})

test('the excerpt is the passage with most of the words, and the description where that has as many', async () => {
  const { find } = await open([
    createDocument('/a', {
      description: 'All about clay.',
      passages: ['Nothing of interest here at all.', 'Roses grow well in heavy clay.'],
    }),
  ])
  expect((await find('clay roses'))[0]?.excerpt).toBe('Roses grow well in heavy clay.')
  expect((await find('clay'))[0]?.excerpt).toBe('All about clay.')
})

test('of a large site a query loads the parts of the vocabulary that its words lie in, and few texts', async () => {
  const word = (index: number) => `${'bcdfghklmnp'[index % 11]}${index.toString(36)}o`
  const documents = Array.from({ length: 200 }, (_, page) =>
    createDocument(`/${page}`, {
      title: word(page),
      passages: Array.from({ length: 20 }, (_, index) => `${word(page * 20 + index)} ${word(index)} of it all.`),
    }),
  )
  const files = createIndex(documents, 'en')
  const read = new Set<string>()
  const { find } = await load('en', async (name) => {
    read.add(name)
    return files.get(name)
  })
  expect((await find(word(777))).map(({ page }) => page.path)).toContain('/38')
  expect([...read].filter((name) => name.startsWith('terms/')).length).toBeLessThan(4)
  expect([...read].filter((name) => name.startsWith('texts/')).length).toBeLessThan(4)
  expect(files.size).toBeGreaterThan(210)
})

test.each(['terms/', 'texts/'])(
  'a part of %s that a deploy has removed is an error, and read again by the next query',
  async (part) => {
    const files = createIndex([garden, kitchen], 'en')
    let isRemoved = true
    const { find } = await load('en', async (name) => {
      if (isRemoved && name.startsWith(part)) throw new Error(`${name} is gone`)
      return files.get(name)
    })
    await expect(find('roses')).rejects.toThrow('is gone')
    isRemoved = false
    expect((await find('roses')).map(({ page }) => page.path)).toEqual(['/garden'])
  },
)
