import { afterEach, expect, test, vi } from 'vitest'
import { canChoose } from './AskRegion.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('a failure is no answer and is not remembered, an answer is', async () => {
  const outcomes = [Response.error(), new Response(null, { status: 503 }), new Response(null, { status: 204 })]
  const ask = vi.fn(() => {
    const outcome = outcomes.shift()
    return outcome && outcome.type !== 'error' ? Promise.resolve(outcome) : Promise.reject(new TypeError('offline'))
  })
  vi.stubGlobal('fetch', ask)
  const asked = () => canChoose('/api/ask').catch(() => 'failed')
  expect([await asked(), await asked(), await asked(), await asked()]).toEqual(['failed', 'failed', true, true])
  expect(ask.mock.calls).toEqual(Array(3).fill(['/api/ask', { method: 'HEAD' }]))
})
