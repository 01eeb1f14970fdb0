import { afterAll, vi } from 'vitest'

// Test files share their imports, and the next file is imported before its first test would take back what a test has set.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
