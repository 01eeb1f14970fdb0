import { once } from 'node:events'
import { connect } from 'node:net'

export async function canConnect(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host)
  const isConnected = await once(socket, 'connect').catch(() => false)
  socket.destroy()
  return isConnected !== false
}
