import type { PageContextServer } from 'vike/types'
import { expect, test, vi } from 'vitest'
import { localeCodes } from '../locales/locales.ts'
import { localizePath } from '../locales/paths.ts'
import { refuse } from '../owner-error.ts'
import { pages } from '../pages/data/all-pages.ts'
import { onRenderHtml } from './+onRenderHtml.ts'

// It would load every screen.
vi.mock('./server/development-assets.ts', () => ({ developmentAssets: {} }))

const { renderDocument } = vi.hoisted(() => ({ renderDocument: vi.fn() }))
vi.mock('./server/document.tsx', () => ({ renderDocument }))

test('a page that cannot be made shows which file is wrong in its place, and leaves it to the editor to show it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  renderDocument.mockRejectedValue(refuse('not-po', { file: 'locales/es/content/hero.po:22' }, 'expected msgid'))
  const render = () => onRenderHtml({ urlPathname: '/' } as PageContextServer)
  expect(JSON.stringify(await render())).toContain('locales/es/content/hero.po:22: expected msgid')
  vi.stubEnv('EDITING', '1')
  await expect(render()).rejects.toThrow('hero.po:22')
})

test('what is no page is answered with status 404, and a page is not', async () => {
  renderDocument.mockResolvedValue('<!doctype html>')
  const readStatus = async (urlPathname: string) => {
    const pageContext = { urlPathname } as PageContextServer
    await onRenderHtml(pageContext)
    return pageContext.abortStatusCode
  }
  for (const path of ['/nowhere', localizePath('/nowhere', localeCodes.at(-1) ?? 'en')])
    expect(await readStatus(path), path).toBe(404)
  for (const { path } of pages.filter(({ hasOwnUrl }) => hasOwnUrl).slice(0, 3))
    expect(await readStatus(path), path).toBeUndefined()
})
