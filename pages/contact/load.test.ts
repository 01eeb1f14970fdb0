import { afterEach, expect, test, vi } from 'vitest'
import { loadContact } from './load.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  { context: 'deploy-preview', isSaid: true },
  { context: 'branch-deploy', isSaid: true },
  { context: 'production', isSaid: false },
  { context: '', isSaid: false },
])('forms say that nothing is delivered in previews alone: $context', async ({ context, isSaid }) => {
  vi.stubEnv('CONTEXT', context)
  const { notice } = loadContact({ locale: 'es', params: {} as never })
  expect(notice.preview !== undefined).toBe(isSaid)
})
