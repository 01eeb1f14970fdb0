import { afterEach, expect, test, vi } from 'vitest'
import { loadFunctionI18n } from '../../locales/server.ts'
import { loadContact } from './load.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  { context: 'deploy-preview', isSaid: true },
  { context: 'branch-deploy', isSaid: true },
  { context: 'production', isSaid: false },
  { context: '', isSaid: false },
])('forms say that nothing is delivered in previews alone: $context', async ({ context, isSaid }) => {
  vi.stubEnv('CONTEXT', context)
  const { notice } = loadContact({ locale: 'es', params: {} as never, i18n: loadFunctionI18n('es', 'mail') })
  expect(notice.preview !== undefined).toBe(isSaid)
})
