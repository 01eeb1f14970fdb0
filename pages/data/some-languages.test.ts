import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

// The second site has a post in its other language only, and one in both, whose two texts link to the first.

const [single, both] = ['content/blog/klavier-umzug-portugal', 'content/blog/humidade-e-afinacao']

// The other tests of this process are of the first site.
afterAll(() => {
  vi.resetModules()
})

/** The second site with files changed, and modules that have read it. */
function openSite(change: (root: string) => void = () => {}) {
  const root = mkdtempSync(join(tmpdir(), 'some-languages-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('fixtures/site', root, { recursive: true, filter: (path) => !path.endsWith('dist') })
  change(root)
  vi.stubEnv('SITE_FOLDER', root)
  vi.resetModules()
  return import('./all-pages.ts')
}

function edit(root: string, file: string, from: string | RegExp, to: string) {
  writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to))
}

test('a post has a page in its languages alone, and its cluster names no other', async () => {
  const { findPage, listAlternates } = await openSite()
  const page = findPage('/de/blog/klavier-umzug-portugal')
  expect(findPage('/blog/klavier-umzug-portugal')).toBeUndefined()
  expect(page && listAlternates(page)).toEqual([
    { hreflang: 'de', path: '/de/blog/klavier-umzug-portugal' },
    { hreflang: 'x-default', path: '/de/blog/klavier-umzug-portugal' },
  ])
})

test('a list that would be empty in a language is no page there', async () => {
  const { findPage } = await openSite((root) => {
    rmSync(join(root, both), { recursive: true })
    edit(root, 'content/services/afinacao.json', /"post": "[^"]*",?/, '')
  })
  const { hasPages } = await import('./route-facts.ts')
  expect(['/blog', '/de/blog', '/de/blog/category/cuidados'].map((path) => findPage(path)?.path)).toEqual([
    undefined,
    '/de/blog',
    '/de/blog/category/cuidados',
  ])
  expect([hasPages('blog', 'pt'), hasPages('blog', 'de')]).toEqual([false, true])
})

test('the address in another language has a page of its own, served with 404, that leads to the post', async () => {
  const { findPage } = await openSite()
  const page = findPage('/elsewhere/blog/klavier-umzug-portugal')
  expect(page).toMatchObject({ name: 'elsewhere', locale: 'pt', listed: false, hasOwnUrl: false })
  const { loadElsewhere } = await import('../not-found/load.ts')
  const { versions } = loadElsewhere({ locale: 'pt', params: { '*': 'blog/klavier-umzug-portugal' } })
  expect(versions).toEqual([{ locale: 'de', path: '/de/blog/klavier-umzug-portugal' }])
  const { createRedirects } = await import('../../renderer/server/static-files/redirects.ts')
  expect(createRedirects()).toContain('/blog/klavier-umzug-portugal /elsewhere/blog/klavier-umzug-portugal.html 404\n')
})

test('a link in a text leads to where a post is, and says in which language that is', async () => {
  const { localizeLink } = await openSite()
  const link = '/blog/klavier-umzug-portugal#ankunft'
  expect(localizeLink(link, 'pt')).toEqual({ href: `/de${link}`, hrefLang: 'de' })
  expect(localizeLink(link, 'de')).toEqual({ href: `/de${link}` })
  expect(localizeLink('/blog', 'pt')).toEqual({ href: '/blog' })
})

test('a post that exists in one language waits for no translation', async () => {
  await openSite()
  const { listInAllLanguages, listEnglishTexts } = await import('../../authoring/texts/list-texts.ts')
  const posts = listInAllLanguages(listEnglishTexts().filter(({ kind }) => kind === 'post'))
  expect(posts.map(({ id, locale, freshness }) => [id, locale, freshness])).toEqual([
    ['posts.humidade-e-afinacao', 'pt', 'fresh'],
    ['posts.klavier-umzug-portugal', 'de', 'fresh'],
    ['posts.humidade-e-afinacao', 'de', 'fresh'],
  ])
})

test('a language that a post does not name is not shown, though its file is there', async () => {
  const { findPage } = await openSite((root) => edit(root, `${both}/pt.md`, 'date:', 'languages: [pt]\ndate:'))
  expect(findPage('/de/blog/humidade-e-afinacao')).toBeUndefined()
  expect(findPage('/blog/humidade-e-afinacao')).toBeDefined()
})

test('wrong languages are named with their file and a remedy', async () => {
  const read = (change: (root: string) => void) =>
    openSite(change).then(undefined, (error: { problems: unknown[] }) => error.problems[0])
  expect(await read((root) => edit(root, `${single}/de.md`, '[de]', '[de, fr]'))).toMatchObject({
    ...{ code: 'wrong-value', file: `${single}/de.md`, field: 'languages.1' },
    expected: expect.stringContaining('pt, de'),
  })
  expect(await read((root) => edit(root, `${single}/de.md`, '[de]', '[pt]'))).toMatchObject({
    ...{ code: 'wrong-value', file: `${single}/de.md`, field: 'languages' },
    remedy: expect.stringContaining(`${single}/pt.md`),
  })
  expect(await read((root) => edit(root, `${single}/de.md`, 'languages: [de]\n', ''))).toMatchObject({
    ...{ code: 'missing-file', file: `${single}/pt.md` },
    remedy: expect.stringContaining('languages: [de]'),
  })
})

test('a page says that its translation is behind, with both days once they are recorded', async () => {
  const read = async (published: object) => {
    const { findPage } = await openSite((root) => {
      edit(root, `${both}/pt.md`, 'Porque um piano', 'Sabe porque um piano')
      writeFileSync(join(root, 'content/published-urls.json'), JSON.stringify(published))
    })
    const { findOriginal } = await import('./find-original.ts')
    const [page, first] = ['/de/blog/humidade-e-afinacao', '/blog/humidade-e-afinacao'].map(findPage)
    expect(first && findOriginal(first)).toBeUndefined()
    return page && findOriginal(page)
  }
  const place = { locale: 'pt', path: '/blog/humidade-e-afinacao' }
  expect(await read({})).toEqual({ ...place, words: 'Das Original wurde seit dieser Übersetzung geändert:' })
  const recorded = (path: string, date: string) => ({ [path]: { hash: 'x', date } })
  const days = { ...recorded(`/de${place.path}`, '2026-11-21'), ...recorded(place.path, '2026-12-02') }
  expect(await read(days)).toEqual({
    ...place,
    words: 'Diese Übersetzung ist vom 21. November 2026; das Original wurde am 2. Dezember 2026 geändert:',
  })
})

test('a page that is up to date, or in the language that it was written in, names no original', async () => {
  const { pages } = await openSite()
  const { findOriginal } = await import('./find-original.ts')
  const behind = pages.filter((page) => page.name === 'post' && findOriginal(page))
  expect(behind).toEqual([])
})
