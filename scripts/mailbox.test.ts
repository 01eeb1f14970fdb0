import { get } from 'node:http'
import { load } from 'cheerio'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailbox } from './mailbox.ts'

let mailbox: Awaited<ReturnType<typeof startMailbox>>

beforeAll(async () => {
  mailbox = await startMailbox({ port: 0 })
})

afterAll(() => mailbox.stop())

const mail = { from: 'Alex <alex@example.com>', to: 'ana@example.org', subject: 'Please confirm', text: 'Hello' }

/** Sends a mail and opens its page by the link in the list. */
async function sendAndOpen(options: SendMailOptions = {}) {
  await createTransport(mailbox.smtpUrl).sendMail({ ...mail, ...options })
  const path = (await open('/')).page('.mails a').first().attr('href') ?? ''
  return { path, ...(await open(path)) }
}

async function open(path: string) {
  const response = await fetch(new URL(path, mailbox.url))
  const body = await response.text()
  return { response, body, page: load(body) }
}

test('a mail is listed first, and its page has its headers and a link that can be followed', async () => {
  const link = 'http://localhost:8888/api/newsletter/confirm?token=a.b-c_d'
  await sendAndOpen()
  const { page } = await sendAndOpen({
    subject: '请确认',
    text: `点击：${link}。\n\n(${link}), ${link}.`,
    replyTo: 'reply@example.com',
    list: { unsubscribe: 'https://example.com/leave' },
  })
  expect(page('h1').text()).toBe('请确认')
  expect(
    page('.text a')
      .map((_index, each) => page(each).attr('href'))
      .get(),
  ).toEqual([link, link, link])
  expect(page('dd').text()).toContain('Alex <alex@example.com>')
  expect(page('dd').text()).toContain('reply@example.com')
  expect(page('dd a').attr('href')).toBe('https://example.com/leave')
})

test('what a visitor typed is text on every page', async () => {
  const attack = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  const { page } = await sendAndOpen({
    from: { name: attack, address: 'alex@example.com' },
    replyTo: { name: attack, address: 'ana@example.org' },
    subject: attack,
    text: `${attack} javascript:alert(1) http://example.com/"onmouseover="alert(1)`,
    headers: { 'X-Attack': attack },
    attachments: [{ filename: attack, content: 'x' }],
  })
  expect(page('h1').text()).toBe(attack)
  expect(page('.text').text()).toContain(attack)
  for (const { page } of [await open('/'), await sendAndOpen({ subject: attack })]) {
    expect(page('script, img, [onmouseover], [onerror]')).toHaveLength(0)
  }
  expect(page('script, img, [onmouseover], [onerror]')).toHaveLength(0)
  expect(
    page('.text a')
      .map((_index, each) => page(each).attr('href'))
      .get(),
  ).toEqual(['http://example.com/'])
})

test('no page runs a script or can be read by another site', async () => {
  const { response } = await sendAndOpen({ html: '<p>Hello</p><script>alert(1)</script>' })
  for (const each of [response, (await open('/')).response, (await open('/mails.json')).response]) {
    expect(each.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/)
    expect(each.headers.get('access-control-allow-origin')).toBeNull()
    expect(each.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

test('the HTML part stands in a frame of its own that runs and loads nothing', async () => {
  const part = '<p style="color: red">Hello</p><img src="https://example.com/x.png">'
  const { page, response } = await sendAndOpen({ html: part })
  const frame = page('iframe')
  expect(frame.attr('sandbox')).not.toMatch(/allow-(scripts|same-origin|top-navigation|forms)/)
  // Links open beside it.
  expect(frame.attr('srcdoc')).toContain(`<base target="_blank">${part}`)
  expect(response.headers.get('content-security-policy')).toContain(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:;",
  )
})

test('an invitation can be saved', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  const { page } = await sendAndOpen({ icalEvent: { method: 'REQUEST', filename: 'event.ics', content: calendar } })
  // Nodemailer writes it as a part for mail programs, without a name, and as a file.
  expect(
    page('a[download]')
      .map((_index, each) => page(each).text())
      .get(),
  ).toEqual(['invitation.ics', 'event.ics'])
  const saved = page('a[download]').last()
  expect(saved.attr('download')).toBe('event.ics')
  const { body } = await open(saved.attr('href') ?? '')
  expect(body.split(/\r?\n/)).toEqual(calendar.split('\r\n'))
})

test('the JSON list names all that a test asks for, newest first', async () => {
  await sendAndOpen({ subject: 'Older' })
  await sendAndOpen({ subject: 'Newer', text: 'Hello\n', headers: { 'Auto-Submitted': 'auto-replied' } })
  const mails: unknown = JSON.parse((await open('/mails.json')).body)
  expect(Array.isArray(mails) && mails.slice(0, 2)).toMatchObject([
    {
      id: expect.any(Number),
      from: { name: 'Alex', address: 'alex@example.com' },
      to: [{ address: 'ana@example.org' }],
      subject: 'Newer',
      text: 'Hello\n',
      headers: expect.arrayContaining([expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' })]),
    },
    { subject: 'Older' },
  ])
})

test('a page of somebody else whose name leads to this machine reads nothing', async () => {
  const { port } = new URL(mailbox.url)
  const askAs = (host: string) =>
    new Promise((resolve, reject) => {
      get(mailbox.url, { headers: { host } }, (response) => resolve(response.resume().statusCode)).on('error', reject)
    })
  expect(await askAs(`evil.example:${port}`)).toBe(403)
  expect(await askAs(`localhost:${port}`)).toBe(200)
})

test('what does not exist is 404', async () => {
  const { path } = await sendAndOpen()
  for (const each of ['/x', '/mails/0', '/mails/999999', `${path}/html`, `${path}/attachments/0`, `${path}/raw/1`]) {
    expect((await open(each)).response.status).toBe(404)
  }
})

test('where the ports are taken others are used', async () => {
  const other = await startMailbox({ port: Number(new URL(mailbox.url).port) })
  expect(other.url).not.toBe(mailbox.url)
  await createTransport(other.smtpUrl).sendMail(mail)
  expect((await fetch(other.url)).status).toBe(200)
  await other.stop()
})

test('the newest 200 mails are kept', async () => {
  const transport = createTransport({ url: mailbox.smtpUrl, pool: true, maxConnections: 1, maxMessages: 300 })
  for (let count = 1; count <= 201; count++) await transport.sendMail({ ...mail, subject: `Mail ${count}` })
  transport.close()
  const { page } = await open('/')
  expect(
    page('.mails a')
      .map((_index, each) => page(each).text())
      .get(),
  ).toEqual(Array.from({ length: 200 }, (_, index) => `Mail ${201 - index}`))
})
