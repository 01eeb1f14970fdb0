import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHintsContext } from '../../../scripts/serve/local-hints.ts'
import { openStore } from './outbox.ts'

const silent: RequestListener = () => {}
const failing: RequestListener = (_request, response) => response.writeHead(503).end()

test.each([
  ['is silent', silent],
  ['fails', failing],
])('a store that %s is asked once and given up within seconds, which leaves a run its time', async (_how, answer) => {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', createHintsContext(url, 'secret'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const start = performance.now()
  await expect(openStore('hints')?.get('word')).rejects.toThrow()
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(asked).toBe(1)
})
