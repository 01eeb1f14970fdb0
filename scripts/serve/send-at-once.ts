import { subscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'

/**
 * Lets the servers of this process send each write at once. The embedded database answers by several small ones: if the second waits until
 * the first is acknowledged, each statement takes 40 ms or more.
 */
export function sendAtOnce(): void {
  subscribe('net.server.socket', setNoDelay)
}

function setNoDelay(message: unknown) {
  const { socket } = Object(message)
  if (socket instanceof Socket) socket.setNoDelay()
}
