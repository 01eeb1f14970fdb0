import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { tell } from '../../locales/owner.ts'
import { findOpenDatabase } from './local-database.ts'

/**
 * Keeps a second process of a name out of a folder for as long as this one lives. A socket falls silent with the process that listens,
 * however that ends; a file with its id stays.
 *
 * @param answer to whoever asks who it is, such as the address of a server
 * @throws Error that names the first
 */
export async function holdName(folder: string, name: string, answer: string, refusal: (holder: string) => string) {
  mkdirSync(folder, { recursive: true })
  const path = getSocketPath(folder, name)
  if (await listen(path, answer)) return
  const holder = await findHolder(folder, name)
  if (holder !== undefined) throw new Error(refusal(holder))
  rmSync(path, { force: true })
  await listen(path, answer)
}

/** Keeps a second server out of the folder, whose database one process alone can have open. @param address for its message */
export async function holdFolder(folder: string, address: string): Promise<void> {
  await holdName(folder, 'serve', address, (holder) => tell('command.held', { holder }))
  if (await findOpenDatabase(folder)) throw new Error(tell('command.held.database'))
}

/** The name that the holding process gave: the address of a server or the name of a command. */
export async function findHolder(folder: string, name = 'serve'): Promise<string | undefined> {
  return text(connect(getSocketPath(folder, name))).catch(() => undefined)
}

/** https://nodejs.org/api/net.html#identifying-paths-for-ipc-connections */
function getSocketPath(folder: string, name: string): string {
  const file = `${name}.sock`
  return process.platform === 'win32' ? join('\\\\?\\pipe', resolve(folder), file) : join(folder, file)
}

/** Returns false if another process listens there or has left its socket behind. A disk without sockets is never held. */
function listen(path: string, answer: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer((socket) => socket.end(answer))
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE'))
    server.listen(path, () => done(true)).unref()
  })
}
