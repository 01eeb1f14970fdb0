import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashText } from '../../locales/freshness.ts'
import { selectTranslations } from '../../scripts/shared/selection.ts'
import { type EnglishText, listTranslations, type Translation } from './list-texts.ts'
import { describeTranslations, listOutdatedRecord, listUntrueTranslations } from './report.ts'
import { planAcceptance, planTranslations } from './write-texts.ts'

const english: EnglishText[] = [
  {
    id: 'nav.home',
    kind: 'interface',
    writtenIn: 'en',
    file: 'locales/en/nav.po',
    translations: 'locales/*/nav.po',
    english: 'Home',
  },
  {
    id: 'nav.blog',
    kind: 'interface',
    writtenIn: 'en',
    file: 'locales/en/nav.po',
    translations: 'locales/*/nav.po',
    english: 'Blog',
  },
  {
    id: 'posts.x',
    kind: 'post',
    writtenIn: 'en',
    file: 'content/blog/x/en.md',
    translations: 'content/blog/x/*.md',
    english: 'One\n\nTwo.\n\nThree.',
  },
]

const catalog = 'msgid ""\nmsgstr ""\n\nmsgid "nav.blog"\nmsgstr ""\n\nmsgid "nav.home"\nmsgstr "Inicio"\n'
const post = '---\ntitle: "Uno"\nsummary: "Dos."\nbrief: ["A.", "B.", "C."]\nchecked: "D."\n---\n\nTres.\n'

function createRoot() {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(root, 'locales/es'), { recursive: true })
  mkdirSync(join(root, 'content/blog/x'), { recursive: true })
  writeFileSync(join(root, 'locales/es/nav.po'), catalog)
  writeFileSync(join(root, 'content/blog/x/es.md'), post)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const list = (texts = english) => listTranslations(texts, root, ['es'])
  return { root, read, list }
}

test('the report counts each state and names what is to be done with file and id', () => {
  expect(describeTranslations(createRoot().list())).toEqual([
    'es: 1 missing, 0 stale, 0 draft, 2 unknown, 0 fresh',
    '  missing  locales/es/nav.po: nav.blog',
    '  unknown  locales/es/nav.po: 1 text',
    '  unknown  content/blog/x/es.md: 1 text',
  ])
})

function accept(translations: Translation[], root: string) {
  const { edits, written } = planAcceptance(translations, root)
  for (const [file, text] of edits) writeFileSync(join(root, file), text)
  return written
}

test('accepting marks what has words and leaves the words alone', () => {
  const { root, read, list } = createRoot()
  expect(accept(list(), root)).toHaveLength(2)
  expect(list().map(({ freshness }) => freshness)).toEqual(['fresh', 'missing', 'fresh'])
  const readWithoutMarks = (file: string) => read(file).replace(/.*source: .*\n/g, '')
  expect(readWithoutMarks('locales/es/nav.po')).toBe(catalog)
  expect(readWithoutMarks('content/blog/x/es.md')).toBe(post)
})

test('a changed English text makes its translation stale', () => {
  const { root, list } = createRoot()
  accept(list(), root)
  const changed = english.map((text) => ({ ...text, english: `${text.english}!` }))
  expect(list(changed).map(({ freshness }) => freshness)).toEqual(['stale', 'missing', 'stale'])
})

test('what people said, figures and the law must not be stale, other texts may', () => {
  const ids = ['testimonials.jane-doe.quote', 'legal.privacy.sections.rights.title', 'claims.teams.value', 'nav.home']
  const figures = ['caseStudies.autoclient.figure.bars.low-end.display', 'caseStudies.autoclient.title']
  const [home] = createRoot().list()
  const stale = [...ids, ...figures].map((id) => ({ ...(home as Translation), id, freshness: 'stale' as const }))
  const untrue = listUntrueTranslations(stale).map(({ id }) => id)
  expect(untrue).toEqual([...ids.slice(0, 3), figures[0]])
  expect(
    listOutdatedRecord([...stale, { ...(home as Translation), id: 'site.owner.place', freshness: 'stale' }]),
  ).toEqual([expect.objectContaining({ id: 'site.owner.place' })])
  expect(listUntrueTranslations(stale.map((text) => ({ ...text, freshness: 'fresh' as const })))).toEqual([])
})

test('a translation that was changed after it was read is left alone', () => {
  const { root, read, list } = createRoot()
  const [home] = list()
  writeFileSync(join(root, 'locales/es/nav.po'), catalog.replace('Inicio', 'Portada'))
  const change = { translation: home as never, isDraft: true, words: 'Casa' }
  expect(planTranslations([change], root)).toEqual({ edits: new Map(), written: [] })
  expect(read('locales/es/nav.po')).toContain('Portada')
})

test('an id selects itself and what continues it', () => {
  const { list } = createRoot()
  const select = (id: string) =>
    selectTranslations(list(), { argument: id, get: () => undefined }).map((text) => text.id)
  expect(select('nav')).toEqual(['nav.home', 'nav.blog'])
  expect(select('nav.home')).toEqual(['nav.home'])
  expect(() => select('na')).toThrow('No text has the id na')
  expect(selectTranslations([], { argument: '', get: () => undefined })).toEqual([])
})

test('the hash of a post covers its title, its summary and its body', () => {
  const { root, read, list } = createRoot()
  accept(list(), root)
  expect(read('content/blog/x/es.md')).toContain(`source: "${hashText('One\n\nTwo.\n\nThree.')}"`)
})
