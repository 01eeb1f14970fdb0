import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

/**
 * Lets the servers of this process send each write at once. The embedded database answers by several small ones: if the second waits until
 * the first is acknowledged, each statement takes 40 ms or more.
 */
export function sendAtOnce(): void {
  subscribe('net.server.socket', setNoDelay)
}

function setNoDelay(message: unknown) {
  const { socket } = message as { socket: Socket }
  socket.setNoDelay()
}
