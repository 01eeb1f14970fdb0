import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { nameField } from '../authoring/fields.ts'
import { listRecord } from '../authoring/record.ts'
import { copyContent, otherLocale, serviceSlug } from '../authoring/testing.ts'
import { localeCodes } from '../locales/locales.ts'
import { readPo } from '../locales/po-file.ts'
import { OwnerError } from '../owner-error.ts'
import * as frame from './frame.ts'
import { editor } from './plugin.ts'
import * as routes from './routes.ts'

const title = { id: `services.${serviceSlug}.title`, locale: otherLocale, page: '/' }

test('of two who save the same text at once one wins, and the other gets its words', async () => {
  const { read, call } = await startRoutes()
  const before = readWords(read)
  const answers = await Promise.all(['Las mías', 'Las suyas'].map((after) => call('text', { ...title, before, after })))
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect(answers[1]?.body).toMatchObject({ ok: false, error: { present: 'Las mías' } })
  expect(readWords(read)).toBe('Las mías')
})

test('files that another program has changed are read anew before each order, also where they keep their time', async () => {
  const { root, call, forgotten } = await startRoutes()
  const file = join(root, 'content/hero.json')
  await call('state', {})
  expect(forgotten()).toEqual([])
  const { atime, mtime } = statSync(file)
  for (const name of ['text', 'list', 'panel']) {
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n`)
    utimesSync(file, atime, mtime)
    await call(name, { ...title, before: '', after: '' })
    expect(forgotten()).toContain('content/hero.json')
  }
})

test('nobody without the token of the page is answered, nothing is written by reading, and no call is endless', async () => {
  const { read, call } = await startRoutes()
  const change = { ...title, before: readWords(read), after: 'De otros' }
  expect((await call('text', change, { 'x-edit-token': 'x'.repeat(32) })).status).toBe(403)
  expect((await call('text', change, { origin: 'https://example.com' })).status).toBe(403)
  expect((await call('list', undefined)).status).toBe(405)
  expect((await call('text', { ...change, after: 'x'.repeat(22 * 1024 * 1024) })).status).toBe(413)
  for (const id of ['../package.json', 'services/one', `${title.id}\n`, ''])
    expect((await call('text', { ...change, id })).status, id).toBe(422)
  expect(readWords(read)).toBe(change.before)
})

test.each(['/__open-in-editor', '/__Open-In-Editor/'])('no website starts a program: %s', async (path) => {
  const { origin } = await startRoutes()
  expect((await fetch(`${origin}${path}?file=package.json`)).status).toBe(404)
})

test('in the place of a page that fails, one in the language of the owner brings the bar', async () => {
  const { origin } = await startRoutes()
  const page = await new Promise<string>((done, fail) =>
    get(`${origin}/broken`, { headers: { 'sec-fetch-dest': 'document' } }, (response) =>
      text(response).then(done, fail),
    ),
  )
  expect(page).toMatch(/<html lang="[a-z]{2}" data-failed>[\s\S]*src="\/editor\/overlay\/overlay\.ts\?token=/)
})

test('Undo works where no content can be read, and the bar is there', async () => {
  const { read, call, fail } = await startRoutes()
  const before = readWords(read)
  await call('text', { ...title, before, after: 'Otra cosa' })
  fail(new OwnerError({ code: 'missing-file', file: 'content/services/gone.json', found: 'this file is missing' }))
  expect((await call('state', {})).body.error.message).toMatch(/^content\/services\/gone\.json: \S/)
  expect((await call('frame', {})).body.markup).toContain('data-order="undo"')
  expect((await call('undo', {})).status).toBe(200)
  expect(readWords(read)).toBe(before)
})

test('a value of About me that does not fit is named as the form names it, and nothing is written', async () => {
  const { read, call } = await startRoutes()
  const before = read('content/site.json')
  const owner = { 'owner.name': 'Somebody else', 'owner.phone': '911' }
  const { status, body } = await call('record', { page: '/', site: owner, alt: {}, data: '' })
  expect(status).toBe(422)
  expect(body.error.problems.map(({ field }: { field: string }) => field)).toContain('site.owner.phone')
  expect(body.error.message).toContain(`${nameField('site.owner.phone')}: `)
  expect(read('content/site.json')).toBe(before)
})

test('About me saves facts, words and the portrait as one change', async () => {
  const { root, read, call } = await startRoutes()
  const before = read('content/site.json')
  const data = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const alt = Object.fromEntries(localeCodes.map((code) => [code, `Me, ${code}`]))
  const facts = Object.fromEntries(
    listRecord().flatMap(({ fields }) => fields.map(({ id, value }) => [id.slice('site.'.length), value])),
  )
  const site = { ...facts, 'owner.jobTitle': 'Cheesemaker' }
  const { status } = await call('record', { page: '/', site, alt, data: data.toString('base64') })
  expect(status).toBe(200)
  const { portrait, jobTitle } = JSON.parse(read('content/site.json')).owner
  expect([jobTitle, portrait.alt]).toEqual(['Cheesemaker', alt[localeCodes[0] ?? '']])
  expect(existsSync(join(root, 'public', portrait.src))).toBe(true)
  await call('undo', {})
  expect(read('content/site.json')).toBe(before)
})

function readWords(read: (file: string) => string) {
  return readPo(read(`locales/${otherLocale}/content/services.po`)).get(title.id)?.text
}

/** The parts of Vite's plugins and server that the editor uses. */
type Plugin = { configureServer: (server: object) => void; transformIndexHtml: () => Array<{ attrs: { src: string } }> }

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The routes of an editor on a copy of the content, over HTTP. The modules are those of the test, not of a Vite of its own. */
async function startRoutes() {
  const { root, read } = copyContent()
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const seen: string[] = []
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure = error
  }
  const plugin = editor({ port, root }) as unknown as Plugin
  plugin.configureServer({
    middlewares: {
      use: (handler: Handler) =>
        server.on('request', (request, response) =>
          handler(request, response, () => {
            response.statusCode = 500
            response.end('An error occurred.')
          }),
        ),
    },
    ssrLoadModule: async (path: string) => {
      if (failure) throw failure
      return path.includes('frame') ? frame : routes
    },
    environments: { ssr: { moduleGraph: { onFileChange: (file: string) => seen.push(relative('', file)) } } },
  })
  const token = plugin.transformIndexHtml()[0]?.attrs.src.split('?token=')[1] ?? ''
  const origin = `http://127.0.0.1:${port}`
  const call = async (name: string, body: object | undefined, headers = {}) => {
    const response = await fetch(`${origin}/__edit/${name}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-edit-token': token, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  return { root, read, call, fail, origin, forgotten: () => seen.splice(0) }
}
