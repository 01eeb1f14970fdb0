import type { PageContextServer } from 'vike/types'
import { expect, test, vi } from 'vitest'
import { refuse } from '../owner-error.ts'
import { onRenderHtml } from './+onRenderHtml.ts'

// It would load every screen.
vi.mock('./server/document-assets.ts', () => ({ developmentAssets: {} }))

vi.mock('./server/document.tsx', () => ({
  renderDocument: () => {
    throw refuse('not-po', { file: 'locales/es/content/hero.po:22' }, 'expected msgid')
  },
}))

test('a page that cannot be made shows which file is wrong in its place, and leaves it to the editor to show it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const render = () => onRenderHtml({ urlPathname: '/' } as PageContextServer)
  expect(JSON.stringify(await render())).toContain('locales/es/content/hero.po:22: expected msgid')
  vi.stubEnv('EDITING', '1')
  await expect(render()).rejects.toThrow('hero.po:22')
})
