import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startParts } from '../../testing/parts.ts'
import { holdFolder, holdName } from './hold-folder.ts'
import { noteDatabase } from './local-database.ts'
import { readLocalSecret } from './read-local-secret.ts'
import { repeatJob } from './run-jobs.ts'

const site = 'http://localhost:1111'
const { database } = await startParts()

test('a second server in a folder is refused and told where the first one is', async () => {
  const folder = createFolder()
  await holdFolder(folder, 'http://localhost:1111')
  await expect(holdFolder(folder, 'http://localhost:2222')).rejects.toThrow('http://localhost:1111')
})

test('a second editor of a folder is refused and told where the first one is, and a server beside it is not', async () => {
  const folder = createFolder()
  const hold = (address: string) => holdName(folder, 'edit', address, (holder) => `It runs already: ${holder}`)
  await hold('http://localhost:1111')
  await expect(hold('http://localhost:2222')).rejects.toThrow('It runs already: http://localhost:1111')
  await holdFolder(folder, 'http://localhost:3333')
})

test('a folder whose server was killed can be used again', async () => {
  const folder = createFolder()
  const server = `require('node:net').createServer().listen('${folder}/serve.sock', () => console.log('listens'))`
  const child = spawn(process.execPath, ['-e', server])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await holdFolder(folder, 'http://localhost:1111')
  await expect(holdFolder(folder, 'http://localhost:2222')).rejects.toThrow('http://localhost:1111')
})

test('a folder whose database a process still has open is refused, and one with an old note of it is not', async () => {
  await expect(holdFolder(createNotedFolder(database.url), site)).rejects.toThrow('still has the local database open')
  await holdFolder(createNotedFolder('postgres://postgres@127.0.0.1:1/postgres'), site)
})

test('a job that fails is named, and called again', async () => {
  const statuses = [500, 200, 500]
  const stop = new AbortController()
  const server = createServer((_, response) => {
    const status = statuses.shift()
    if (!status) stop.abort()
    response.writeHead(status ?? 200).end('no database')
  }).listen(0, 'localhost')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const address = server.address()
  await repeatJob(`http://localhost:${typeof address === 'object' && address?.port}/send-it`, 1, stop.signal)
  expect(error.mock.calls.map(String)).toEqual(
    Array(2).fill(expect.stringMatching(/^send-it failed .*500 no database/)),
  )
  error.mockRestore()
})

test('links in mails stay good when the server starts again', () => {
  const file = join(createFolder(), 'secret')
  const secret = readLocalSecret(file)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(readLocalSecret(file)).toBe(secret)
})

function createFolder(): string {
  return mkdtempSync(join(tmpdir(), 'serve-'))
}

/** A folder as a server leaves it that was killed. */
function createNotedFolder(url: string): string {
  const folder = createFolder()
  noteDatabase(folder, url)
  return folder
}
