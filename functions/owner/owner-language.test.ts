import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// An owner who reads Spanish, on a site that is English first. Test files share their modules, so these are loaded anew.

vi.resetModules()
const { site } = await import('../../model/kinds/site.ts')
Object.assign(site.owner, { language: 'es', timeZone: 'Europe/Madrid' })
const { postJson, send, startParts } = await import('../../testing/parts.ts')
const { default: desk } = await import('../desk/desk.ts')
const { default: everyMinute } = await import('../every-minute/every-minute.ts')
const { sql } = await import('../shared/data/database.ts')
const { alert, fault } = await import('../shared/data/alert.ts')
const { readEnvironment } = await import('../../environment.ts')
const { saveMail } = await import('../shared/mail/outbox.ts')
const parts = await startParts()
afterAll(() => void vi.resetModules())

const own = 'https://site.test'

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of the tests that is long enough')
  vi.stubEnv('SITE_URL', own)
})

async function call(method: string, path: string, cookie = '', body?: string) {
  const headers = { accept: 'text/html', cookie, origin: own, 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request(`${own}${path}`, { method, headers, ...(body && { body }) })
  const response = await desk(request, { waitUntil: () => {} })
  return { response, page: await response.text() }
}

test('the desk, the way to it and its dates are in Spanish, and what the visitor gets is in English', async () => {
  await postJson('/api/contact', { name: 'Zoe', email: 'zoe@example.org', message: 'Hello', website: 'x' })
  await postJson('/api/contact', { name: 'Ana', email: 'ana@example.org', message: 'Hello' })
  await parts.database.run(sql`update lead set received_at = '2027-01-12T09:00:00Z' returning id`)
  const closed = await call('GET', '/api/desk')
  expect(closed.response.headers.get('content-language')).toBe('es')
  expect(closed.page).toContain('<html lang="es">')
  await call('POST', '/api/desk/link')
  await everyMinute()
  const [mail] = parts.mail.mails.filter(({ subject }) => subject === 'Tu escritorio')
  const [link = ''] = /\/api\/desk\/open\S+/.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain('<html lang="es">')
  expect((await call('GET', link)).page).toContain('¿Abrir tu escritorio en este dispositivo?')
  const cookie = (await call('POST', link)).response.headers.get('set-cookie')?.split(';')[0]
  const { page } = await call('GET', '/api/desk', cookie)
  expect(page).toContain('12 ene 2027, 10:00')
  for (const words of ['<h2>Mensajes</h2>', 'retenido como probable spam', '>Respondido<', '>Liberar<', '>Citas<'])
    expect(page).toContain(words)
  expect(page).not.toMatch(/\b(?:the|of|and|with)\b/)
  expect(parts.mail.to('ana@example.org')[0]?.html).toContain('<html lang="en">')
})

test("the owner's page of an appointment is in Spanish", async () => {
  vi.stubEnv('CONTEXT', 'dev')
  const { starts } = await (await send('/api/booking/times?type=call&place=online')).json()
  const email = 'zoe@example.org'
  await postJson('/api/booking', { type: 'call', place: 'online', start: starts[0], name: 'Zoe', email })
  const [confirm = ''] = /\/api\/booking\/confirm\S+/.exec(parts.mail.to(email)[0]?.text ?? '') ?? []
  await send(confirm, { method: 'POST' })
  await everyMinute()
  const [link = ''] = /\/api\/booking\/manage\S+/.exec(parts.mail.to(site.owner.email)[0]?.text ?? '') ?? []
  const page = await (await send(link)).text()
  for (const words of ['Confirmada, ', 'Enviar el enlace']) expect(page).toContain(words)
})

test('the digest and an alarm are in Spanish', async () => {
  const alarms: string[] = []
  const server = createServer(async (request, response) => {
    alarms.push(await text(request))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  vi.stubEnv('ALERT_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
  await alert(fault, readEnvironment(process.env).values)
  server.close()
  expect(alarms[0]).toContain('Ha fallado una petición')
  await saveMail('digest/2027-02-01', 'digest')
  await everyMinute()
  const digest = parts.mail.mails.at(-1)
  expect(digest?.subject).toBe('Resumen del 1 de febrero de 2027: lo que te espera')
  expect(digest?.text).toContain('Todavía no hay ninguna copia de seguridad.')
  expect(digest?.text).not.toMatch(/\b(?:the|of|and|with)\b/)
})
