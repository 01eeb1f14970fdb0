import { expect, test } from 'vitest'
import health, { config } from './health.ts'

test('health answers that functions run and is never cached', async () => {
  const response = health()
  expect(await response.json()).toEqual({ ok: true })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(config.path).toBe('/api/health')
})
