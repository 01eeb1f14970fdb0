import { load } from 'cheerio'
import { beforeEach, expect, test, vi } from 'vitest'
import { contactTexts } from '../../content/contact.ts'
import { newsletterConsentVersion } from '../../content/forms.ts'
import { parseEnvironment } from '../../environment.ts'
import { sendDueMails } from '../retry-mail/send-due-mails.ts'
import { openStore, readObject } from '../shared/store.ts'
import { postForm, postJson, send, startParts } from '../shared/testing.ts'
import { signToken } from '../shared/tokens.ts'

const secret = 'a secret of more than 32 characters'
const email = 'Ana@Example.org'

const parts = await startParts()

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', secret)
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] })
})

test('an address is subscribed by the button of the page behind the mailed link', async () => {
  expect((await postJson('/api/newsletter', { email, consent: true, locale: 'es' })).status).toBe(202)
  const link = findLink('confirm')
  const page = await send(link)
  expect(page.status).toBe(200)
  const $ = load(await page.text())
  expect($('html').attr('lang')).toBe('es')
  expect($('form').attr('method')).toBe('post')
  expect(await findEvents()).toEqual(['requested'])
  await send(link, { method: 'POST' })
  expect(await findEvents()).toEqual(['confirmed', 'requested'])
})

test('confirming twice is confirming once', async () => {
  const link = await subscribe()
  for (let count = 0; count < 2; count++) expect((await send(link, { method: 'POST' })).status).toBe(200)
  expect(await findEvents()).toEqual(['confirmed', 'requested'])
})

test('the proof of consent holds its words, language and times, and no IP address', async () => {
  const headers = { 'x-nf-client-connection-ip': '192.0.2.7', 'x-forwarded-for': '192.0.2.7' }
  await postJson('/api/newsletter', { email, consent: true, locale: 'fr' }, headers)
  vi.setSystemTime(Date.parse('2026-11-20T11:30:00Z'))
  await send(findLink('confirm'), { method: 'POST' })
  const [confirmed, requested] = await readEvents()
  expect(requested).toMatchObject({
    email,
    locale: 'fr',
    consentVersion: newsletterConsentVersion,
    requestedAt: '2026-11-20T10:00:00.000Z',
  })
  expect(confirmed).toMatchObject({ at: '2026-11-20T11:30:00.000Z' })
  expect(JSON.stringify([confirmed, requested])).not.toContain('192.0.2.7')
})

test('no key holds an address', async () => {
  await subscribe()
  expect((await parts.store.listKeys('subscribers')).join()).not.toMatch(/ana|example/i)
})

test('an address gets the same answer whether it is unknown, pending, subscribed or has left', async () => {
  const answers: string[] = []
  const ask = async () => answers.push(await describe(await postJson('/api/newsletter', { email, consent: true })))
  await ask()
  await ask()
  await send(findLink('confirm'), { method: 'POST' })
  await ask()
  await send(findLink('unsubscribe'), { method: 'POST' })
  await ask()
  expect(new Set(answers).size).toBe(1)
})

test('without consent nobody is subscribed', async () => {
  for (const consent of [undefined, false, 'on', 'false', null, 1]) {
    const response = await postJson('/api/newsletter', { email, consent, locale: 'en' })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).error.fields)).toEqual(['consent'])
  }
  expect(await parts.store.listKeys('subscribers')).toEqual([])
})

test('a form post leads to the page that asks to look into the inbox', async () => {
  const response = await postForm('/api/newsletter', { email, consent: 'on', locale: 'zh' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/zh/newsletter/check-inbox')
})

test('a form post without the tick is answered with the form, unticked, and the words of the consent', async () => {
  const response = await postForm('/api/newsletter', { email, locale: 'en' })
  expect(response.status).toBe(422)
  const $ = load(await response.text())
  expect($('input[name=email]').val()).toBe(email)
  const box = $('input[name=consent]')
  expect(box.attr('checked')).toBeUndefined()
  expect(box.attr('autofocus')).toBeDefined()
  expect(box.parent().text()).toContain(contactTexts.newsletter.consent)
})

test('an address gets one mail in ten minutes, however often it is typed', async () => {
  const ask = (address: string) => postJson('/api/newsletter', { email: address, consent: true })
  await Promise.all(Array.from({ length: 10 }, () => ask(email)))
  vi.setSystemTime(Date.parse('2026-11-20T10:09:59Z'))
  await ask(email.toUpperCase())
  expect(parts.mail.mails).toHaveLength(1)
  vi.setSystemTime(Date.parse('2026-11-20T10:10:00Z'))
  await ask(email)
  expect(parts.mail.mails).toHaveLength(2)
})

test('an address gets three mails a day, and the same answer to all that it asks for', async () => {
  const answers: string[] = []
  for (let hour = 10; hour < 16; hour++) {
    vi.setSystemTime(Date.parse(`2026-11-20T${hour}:00:00Z`))
    answers.push(await describe(await postJson('/api/newsletter', { email, consent: true })))
  }
  expect(parts.mail.to(email)).toHaveLength(3)
  expect(new Set(answers).size).toBe(1)
  vi.setSystemTime(Date.parse('2026-11-21T12:00:00Z'))
  await subscribe()
  expect(parts.mail.to(email)).toHaveLength(4)
})

test('a robot gets the same answer, is kept apart and gets no mail', async () => {
  const robot = await postJson('/api/newsletter', { email, consent: true, website: 'https://spam.example' })
  const person = await postJson('/api/newsletter', { email: 'person@example.org', consent: true })
  expect(await describe(robot)).toEqual(await describe(person))
  expect((await parts.store.listKeys('subscribers')).filter((key) => key.startsWith('held/'))).toHaveLength(1)
  expect(parts.mail.to(email)).toEqual([])
})

test('mail programs can unsubscribe in one click', async () => {
  await send(await subscribe(), { method: 'POST' })
  const headers = new Map(parts.mail.mails[0]?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, link = ''] = /^<(http[^>]+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? []
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  expect((await send(link, { method: 'POST', body })).status).toBe(200)
  expect(await findEvents()).toEqual(['confirmed', 'left', 'requested'])
})

test('opening the link to unsubscribe changes nothing, its two buttons do', async () => {
  await send(await subscribe(), { method: 'POST' })
  const $ = load(await (await send(findLink('unsubscribe'))).text())
  expect(await findEvents()).toEqual(['confirmed', 'requested'])
  const [unsubscribe = '', erase = ''] = $('form').map((_index, form) => $(form).attr('action'))
  await send(unsubscribe, { method: 'POST' })
  expect(await findEvents()).toEqual(['confirmed', 'left', 'requested'])
  await send(erase, { method: 'POST' })
  expect(await parts.store.listKeys('subscribers')).toEqual([])
})

test('who has left or was erased is not subscribed by the old link', async () => {
  const link = await subscribe()
  await send(findLink('unsubscribe'), { method: 'POST' })
  expect((await send(link, { method: 'POST' })).status).toBe(410)
  await send(findLink('unsubscribe').replace('unsubscribe', 'erase'), { method: 'POST' })
  expect((await send(link, { method: 'POST' })).status).toBe(410)
  expect(await findEvents()).toEqual([])
})

test('who has left can subscribe again at once', async () => {
  const first = await subscribe()
  await send(findLink('unsubscribe'), { method: 'POST' })
  const second = await subscribe()
  expect(second).not.toBe(first)
  await subscribe()
  expect(parts.mail.to(email)).toHaveLength(2)
  expect((await send(second, { method: 'POST' })).status).toBe(200)
  expect(await findEvents()).toEqual(['confirmed', 'left', 'requested', 'requested'])
})

test('who has left can subscribe again later', async () => {
  await subscribe()
  await send(findLink('unsubscribe'), { method: 'POST' })
  vi.setSystemTime(Date.parse('2026-11-20T10:30:00Z'))
  const response = await send(await subscribe(), { method: 'POST' })
  expect(response.status).toBe(200)
  expect(await findEvents()).toEqual(['confirmed', 'left', 'requested', 'requested'])
})

test('a link that is forged, for another purpose or too old does nothing', async () => {
  const link = await subscribe()
  const token = new URL(link).searchParams.get('token') ?? ''
  const [subject = ''] = token.split('.')
  const bad = {
    '/api/newsletter/confirm': 400,
    '/api/newsletter/confirm?token=': 400,
    [`/api/newsletter/confirm?token=${token.slice(0, -1)}`]: 400,
    [`/api/newsletter/confirm?token=${token.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))}`]: 400,
    [`/api/newsletter/confirm?token=${signToken('confirm', subject, 'another secret of 32 characters!')}`]: 400,
    [`/api/newsletter/confirm?token=${signToken('leave', subject, secret)}`]: 400,
    [`/api/newsletter/unsubscribe?token=${token}`]: 400,
    [`/api/newsletter/erase?token=${token}`]: 400,
    [`/api/newsletter/confirm?token=${signToken('confirm', 'nobody', secret)}`]: 410,
  }
  for (const [path, status] of Object.entries(bad)) {
    expect((await send(path, { method: 'POST' })).status, path).toBe(status)
  }
  vi.setSystemTime(Date.parse('2026-11-28T10:00:00Z'))
  expect((await send(link)).status).toBe(410)
  expect((await send(link, { method: 'POST' })).status).toBe(410)
  expect(await findEvents()).toEqual(['requested'])
})

test.each(['SIGNING_SECRET', 'SMTP_URL'])(
  'without %s the request is kept, and mailed once it is set',
  async (variable) => {
    const set = process.env[variable]
    vi.stubEnv(variable, '')
    expect((await postJson('/api/newsletter', { email, consent: true })).status).toBe(202)
    await sendDueMails(parseEnvironment(process.env))
    expect(parts.mail.mails).toEqual([])
    vi.stubEnv(variable, set)
    await sendDueMails(parseEnvironment(process.env))
    await sendDueMails(parseEnvironment(process.env))
    expect(parts.mail.to(email)).toHaveLength(1)
    await send(findLink('confirm'), { method: 'POST' })
    expect(await findEvents()).toEqual(['confirmed', 'requested'])
  },
)

test('a store that fails is admitted', async () => {
  parts.store.behaviour.isDown = true
  expect((await postJson('/api/newsletter', { email, consent: true })).status).toBe(503)
  const page = await postForm('/api/newsletter', { email, consent: 'on' })
  expect(page.status).toBe(503)
  expect(load(await page.text())('input[name=consent]').attr('checked')).toBeDefined()
  const token = signToken('leave', 'nobody', secret)
  const response = await send(`/api/newsletter/unsubscribe?token=${token}&locale=fr`, {
    method: 'POST',
    headers: { accept: 'text/html' },
  })
  expect(response.status).toBe(503)
  expect(load(await response.text())('html').attr('lang')).toBe('fr')
})

/** Asks for the newsletter. @returns the link to confirm */
async function subscribe(): Promise<string> {
  await postJson('/api/newsletter', { email, consent: true })
  return findLink('confirm')
}

/** A link of the last mail to the address. */
function findLink(action: 'confirm' | 'unsubscribe'): string {
  const text = parts.mail.to(email).at(-1)?.text ?? ''
  const link = text.split('\n').find((line) => line.includes(`/api/newsletter/${action}?`))
  if (!link) throw new Error(`The mail has no link to ${action}: ${text}`)
  return link
}

async function findEvents(): Promise<string[]> {
  const keys = await parts.store.listKeys('subscribers')
  return keys.flatMap((key) => /^[\da-f]{64}\/\d+\/(\w+)$/.exec(key)?.[1] ?? []).sort()
}

async function readEvents() {
  const keys = (await parts.store.listKeys('subscribers')).filter((key) => /^[\da-f]{64}\/\d+\/(\w+)$/.test(key)).sort()
  return Promise.all(keys.map((key) => readObject(openStore('subscribers'), key)))
}

async function describe(response: Response) {
  return JSON.stringify([response.status, [...response.headers], await response.text()])
}
