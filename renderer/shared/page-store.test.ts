import { expect, test, vi } from 'vitest'
import { createPageStore, type LoadedPage } from './page-store.ts'

const NoScreen = () => null

test('a page that was left long ago is loaded again, the one that is shown and the last ones are not', async () => {
  const fetched: string[] = []
  vi.stubGlobal('document', { getElementById: () => null, querySelector: () => null })
  vi.stubGlobal('location', { pathname: '/privacy' })
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return Response.json({ path: url })
  })
  const first = { record: { path: '/privacy' }, Screen: NoScreen } as unknown as LoadedPage
  const store = createPageStore(first, '/privacy')
  const shown = store.get('/privacy')
  const paths = Array.from({ length: 100 }, (_, index) => `/blog/post-${index}`)
  for (const path of paths) await store.get(path)
  expect(fetched).toHaveLength(paths.length)
  fetched.length = 0
  expect(store.get('/privacy')).toBe(shown)
  for (const path of [...paths.slice(-10), ...paths.slice(0, 1)]) await store.get(path)
  expect(fetched).toEqual([expect.stringContaining('post-0.')])
})
