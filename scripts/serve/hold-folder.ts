import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { findOpenDatabase } from './local-database.ts'

/**
 * Keeps a second server out of the folder as long as this process lives, because only one process can have the files of the
 * local database open. A socket falls silent with the process that listens, however that ends; a file with its id stays.
 *
 * @param address of the site, for the message to the second server
 */
export async function holdFolder(folder: string, address: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const path = getSocketPath(folder)
  if (!(await listen(path, address))) {
    const holder = await findHolder(folder)
    if (holder !== undefined)
      throw new Error(`A server runs in this folder already: ${holder}. Stop it, or use that one.`)
    rmSync(path, { force: true })
    await listen(path, address)
  }
  if (await findOpenDatabase(folder)) {
    throw new Error('A `netlify dev` of an earlier start still has the local database open. End that process first.')
  }
}

/** The name that the holding process gave: the address of a server or the name of a command. */
export async function findHolder(folder: string): Promise<string | undefined> {
  return text(connect(getSocketPath(folder))).catch(() => undefined)
}

/** https://nodejs.org/api/net.html#identifying-paths-for-ipc-connections */
function getSocketPath(folder: string): string {
  return process.platform === 'win32' ? join('\\\\?\\pipe', resolve(folder)) : join(folder, 'serve.sock')
}

/** Returns false if another process listens there or has left its socket behind. A disk without sockets is never held. */
function listen(path: string, answer: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer((socket) => socket.end(answer))
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE'))
    server.listen(path, () => done(true)).unref()
  })
}
