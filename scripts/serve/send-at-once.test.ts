import { once } from 'node:events'
import { connect, createServer, Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sendAtOnce } from './send-at-once.ts'

test('a server waits for no acknowledgement between two writes', async () => {
  sendAtOnce()
  const setNoDelay = vi.spyOn(Socket.prototype, 'setNoDelay')
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'string' || !address) throw new Error('It listens at no port')
  await once(connect(address.port, '127.0.0.1').resume(), 'close')
  expect(setNoDelay).toHaveBeenCalled()
})
