import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FolderServer, serveFolder } from './serve-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'serve-folder-'))
let server: FolderServer

beforeAll(async () => {
  mkdirSync(join(folder, 'es'))
  writeFileSync(join(folder, 'index.html'), '<p>Home</p>')
  writeFileSync(join(folder, 'es.html'), '<p>Inicio</p>')
  writeFileSync(join(folder, 'es/services.html'), '<p>Servicios</p>')
  writeFileSync(join(folder, 'font.woff2'), Buffer.from([0, 255]))
  server = await serveFolder(folder, (html) => html.replaceAll('p>', 'b>'))
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', '<b>Home</b>'],
  ['/es', '<b>Inicio</b>'],
  ['/es/services', '<b>Servicios</b>'],
  ['/es/services.html?q=1', '<b>Servicios</b>'],
])('%s is the document of its page, changed and compressed', async (path, body) => {
  const response = await fetch(server.url + path)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe(body)
})

test('a font is served as it is', async () => {
  const response = await fetch(`${server.url}/font.woff2`)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255])
})

test('what is not there, or outside of the folder, is not found', async () => {
  expect((await fetch(`${server.url}/none`)).status).toBe(404)
  expect((await fetch(`${server.url}/..%2f..%2fetc/passwd`)).status).toBe(404)
})
