import { load } from 'cheerio'
import { expect, test, vi } from 'vitest'
import { getSpace } from '../../locales/get-space.ts'
import { localeCodes } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { formWords } from '../../model/kinds/contact.ts'
import { contactFieldNames } from '../../model/kinds/contact-fields.ts'
import { functionStylesPath } from '../../model/kinds/function-styles.ts'
import { site } from '../../model/kinds/site.ts'
import { citySlugs, serviceSlugs } from '../../model/kinds/slugs.ts'
import { postForm, postJson, send, sendWithoutWaiting, startParts } from '../../testing/parts.ts'
import { config as bookingConfig } from '../booking/booking.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { config } from '../forms/forms.ts'
import { config as linksConfig } from '../newsletter/newsletter.ts'
import { loadFormWords } from '../shared/data/content-words.ts'
import { sql } from '../shared/data/database.ts'
import { writeHtml } from '../shared/mail/mailer.ts'
import { joinParagraphs, listFacts, quote } from '../shared/mail/texts.ts'
import { releaseLead } from './store.ts'

const parts = await startParts()

const owner = site.owner.email
const topic = formWords.topics[0]?.id ?? ''
const id = '0b6a2a3e-6a5e-4f0e-9d53-2f6f4f0f9a11'
const message = { name: 'Zoe Quill', email: 'zoe@example.org', message: 'We are twelve people.\nWhen can you come?' }

test('a message is kept and mailed to the owner with all that is known of it', async () => {
  const context = {
    locale: 'es',
    topic,
    service: serviceSlugs[0],
    page: '/es/services',
  }
  const response = await postJson('/api/contact', { ...message, ...context, company: 'Acme', id })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ ok: true, id })
  const { locale, ...details } = context
  expect(await readLead(id)).toMatchObject({ ...message, locale, details: { ...details, company: 'Acme' } })
  const [mail, ...others] = parts.mail.to(owner)
  expect(others).toEqual([])
  expect(mail?.replyTo).toEqual([{ name: 'Zoe Quill', address: 'zoe@example.org' }])
  for (const fact of ['Acme', 'Español', ...Object.values(details), quote(message.message)]) {
    expect(mail?.text).toContain(fact)
  }
})

test.each(localeCodes)('the visitor gets a receipt in %s that holds nothing of what was typed', async (locale) => {
  await postJson('/api/contact', { ...message, locale })
  const [receipt, ...others] = parts.mail.to('zoe@example.org')
  expect(others).toEqual([])
  expect(receipt?.text).not.toMatch(/Zoe|twelve/)
  expect(receipt?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
  expect(receipt?.subject).toBe(loadFunctionI18n(locale, 'mail').t('mail.receipt.subject', { name: site.name }))
})

test.each(localeCodes)(
  'the number in a receipt in %s has the space before it that its label asks for',
  async (locale) => {
    await postJson('/api/contact', { ...message, id, locale })
    const { reference } = loadFormWords(locale)
    expect(parts.mail.to('zoe@example.org')[0]?.text).toContain(`${reference}${getSpace(reference)}${id.slice(0, 8)}`)
  },
)

test('the visitor is answered before the mail server has taken the mail', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  parts.mail.behaviour.accepting = promise
  const { answer, done } = await sendWithoutWaiting('/api/contact', createPost({ ...message, id }))
  expect(answer.status).toBe(201)
  expect(parts.mail.mails).toEqual([])
  resolve()
  await done
  expect(parts.mail.mails).toHaveLength(2)
})

test('the same id again is the same message, whatever it says', async () => {
  await postJson('/api/contact', { ...message, id })
  const again = await postJson('/api/contact', { ...message, message: 'Other words', id })
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual({ ok: true, id })
  expect(await readLead(id)).toMatchObject(message)
  expect(parts.mail.mails).toHaveLength(2)
})

test('of ten equal messages at the same time one is kept and mailed', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => postJson('/api/contact', { ...message, id })))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
  expect(parts.mail.mails).toHaveLength(2)
})

test('two messages without an id are two', async () => {
  vi.stubEnv('SMTP_URL', '')
  await postJson('/api/contact', message)
  await postJson('/api/contact', message)
  expect(await countLeads()).toBe(2)
})

test.each(localeCodes)('wrong fields are named in %s', async (locale) => {
  const response = await postJson('/api/contact', { email: 'nobody', message: ' ', topic: 'no such', locale })
  expect(response.status).toBe(422)
  const { ok, error } = await response.json()
  expect({ ok, code: error.code, fields: Object.keys(error.fields) }).toEqual({
    ok: false,
    code: 'invalid',
    fields: ['name', 'email', 'topic', 'message'],
  })
  expect(error.fields.name).toBe(loadFormWords(locale).errors.required)
  expect(await countLeads()).toBe(0)
})

test('a message may have 5,000 characters and no more, however many bytes they take', async () => {
  vi.stubEnv('SMTP_URL', '')
  expect((await postJson('/api/contact', { ...message, message: 'a'.repeat(5000) })).status).toBe(201)
  expect((await postJson('/api/contact', { ...message, message: '字'.repeat(5000) })).status).toBe(201)
  const tooLong = await postJson('/api/contact', { ...message, message: 'a'.repeat(5001), locale: 'en' })
  expect(tooLong.status).toBe(422)
  expect((await tooLong.json()).error.fields).toEqual({ message: loadFormWords('en').errors.tooLong })
})

test.each(['null', '[]', '"text"', '7'])(
  '%s is JSON without any field, and each that must be there is named',
  async (body) => {
    const response = await send('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).error.fields)).toEqual(['name', 'email', 'message'])
  },
)

test('what is not JSON is refused', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  for (const body of ['{"name":', '', Buffer.from([0x22, 0xff, 0x22])]) {
    const response = await send('/api/contact', { method: 'POST', headers, body })
    expect(response.status).toBe(400)
    expect((await response.json()).error.code).toBe('notJson')
  }
})

test('more than 64 KB are refused, also where no length was announced', async () => {
  const largest = JSON.stringify({ ...message, website: '' }).padEnd(64 * 1024)
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const post = (text: string) => {
      const streamed = { ...createPost(text, type), body: new Blob([text]).stream(), duplex: 'half' }
      return send('/api/contact', streamed)
    }
    expect((await post(largest)).status).not.toBe(413)
    expect((await post(`${largest} `)).status).toBe(413)
  }
})

test('a body that breaks off is a wrong body', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('The visitor has left')) })
  const streamed = { ...createPost(''), body, duplex: 'half' }
  expect((await send('/api/contact', streamed)).status).toBe(400)
})

test('other bodies, methods and addresses are refused', async () => {
  for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
    expect((await send('/api/contact', createPost('name=Ana', type))).status).toBe(415)
  }
  for (const path of ['/api/contact', '/api/newsletter']) {
    const response = await send(path)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  }
  expect((await send('/api/newsletter/constructor')).status).toBe(404)
})

test('a form post leads to the page of thanks in its language', async () => {
  vi.stubEnv('SMTP_URL', '')
  const find = async (fields: Record<string, string>, headers?: Record<string, string>) => {
    const response = await postForm('/api/contact', { ...message, ...fields }, headers)
    expect(response.status).toBe(303)
    return response.headers.get('location')
  }
  expect(await find({ locale: 'fr' })).toBe('/fr/contact/thanks')
  expect(await find({}, { referer: 'https://example.com/es/contact' })).toBe('/es/contact/thanks')
  expect(await find({ locale: '' }, { referer: 'nonsense' })).toBe('/contact/thanks')
})

test('a form post that is sent twice is one message', async () => {
  vi.stubEnv('SMTP_URL', '')
  for (let count = 0; count < 2; count++) await postForm('/api/contact', message)
  expect(await countLeads()).toBe(1)
  await postForm('/api/contact', { ...message, company: 'Acme' })
  expect(await countLeads()).toBe(2)
})

test('a wrong form post is answered with the form, what was typed, and what is wrong beside its field', async () => {
  const typed = { ...message, email: 'ana@', company: '"><b>', message: '\n</textarea><script>', topic }
  const response = await postForm('/api/contact', { ...typed, locale: 'es' })
  expect(response.status).toBe(422)
  const $ = load(await response.text())
  expect($('html').attr('lang')).toBe('es')
  expect($('script')).toHaveLength(0)
  expect($('[autofocus]').attr('name')).toBe('email')
  expect($(`#${$('[autofocus]').attr('aria-describedby')}`).text()).toContain('@')
  const kept = Object.fromEntries(
    $('form')
      .serializeArray()
      .map(({ name, value }) => [name, value]),
  )
  const asked = contactFieldNames.filter((name) => name !== 'city' || citySlugs.length > 0)
  const empty = Object.fromEntries(asked.map((name) => [name, '']))
  expect(kept).toEqual({ ...empty, ...typed, message: typed.message.replace('\n', '\r\n'), locale: 'es' })
})

test("a page allows nothing but the site's stylesheet", async () => {
  const response = await postForm('/api/contact', {})
  expect(await response.text()).toContain(`<link rel="stylesheet" href="${functionStylesPath}">`)
  expect(response.headers.get('content-security-policy')).toContain(
    "default-src 'none'; style-src 'self'; font-src 'self';",
  )
})

test('what looks like spam is answered as a success, held with the reason and not mailed', async () => {
  const links = 'https://spam.example '.repeat(20)
  for (const sign of [{ website: 'https://spam.example' }, { message: links }, { website: 'x', message: links }]) {
    expect((await postJson('/api/contact', { ...message, ...sign })).status).toBe(201)
  }
  expect((await postForm('/api/contact', { ...message, website: 'x' })).status).toBe(303)
  const held = await parts.database.run(sql`select held_because from lead order by received_at`)
  expect(held.map(({ held_because }) => held_because)).toEqual([
    ['honeypot'],
    ['links'],
    ['honeypot', 'links'],
    ['honeypot'],
  ])
  expect(parts.mail.mails).toEqual([])
})

test('a text that was sent at once is mailed with a mark', async () => {
  await postJson('/api/contact', { ...message, elapsed: 300 })
  expect(parts.mail.to(owner)[0]?.subject).toMatch(/^\[check\] /)
  expect(parts.mail.to(message.email)).toHaveLength(1)
})

test('a form that another site has sent is held, one of a translated copy of the page is not', async () => {
  await postForm('/api/contact', message, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
  expect(await parts.database.run(sql`select held_because from lead`)).toEqual([{ held_because: ['cross-site'] }])
  await postForm('/api/contact', { ...message, company: 'Acme' }, { origin: 'null' })
  expect(await countLeads()).toBe(1)
})

test('a form that took its time is no spam, and no more is one without a clock', async () => {
  vi.stubEnv('SMTP_URL', '')
  for (const sign of [{ elapsed: 60_000 }, {}, { elapsed: 'soon' }])
    await postJson('/api/contact', { ...message, ...sign })
  expect(await countLeads()).toBe(3)
})

test('line breaks, control characters and markup in a field are harmless', async () => {
  const name = 'Ana\r\nBcc: victim@example.org\u0000\u202E'
  await postJson('/api/contact', { ...message, name, company: '<img src=x>', message: 'a\u0000\u001b[2Jb', id })
  const [mail] = parts.mail.to(owner)
  expect(parts.mail.to('victim@example.org')).toEqual([])
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.replyTo).toEqual([{ name: 'Ana Bcc: victim@example.org', address: 'zoe@example.org' }])
  expect(mail?.html).not.toMatch(/<(?:script|img|b)\b/)
  expect(mail?.text).toContain('a[2Jb')
  expect((await postJson('/api/contact', { ...message, email: 'a@b.es\r\nBcc: victim@example.org' })).status).toBe(422)
})

test('whoever types an address many times has one receipt a day sent to it', async () => {
  const emails = [message.email, message.email.toUpperCase(), message.email]
  const answers = await Promise.all(emails.map((email) => postJson('/api/contact', { ...message, email })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  await everyMinute()
  expect(parts.mail.to(owner)).toHaveLength(3)
  expect(parts.mail.to(message.email)).toHaveLength(1)
  // Its key names the day.
  await parts.database.run(sql`delete from mail where kind = 'receipt' returning id`)
  await postJson('/api/contact', message)
  expect(parts.mail.to(message.email)).toHaveLength(2)
})

test('where the database fails the visitor is answered after the owner’s mail and before the receipt', async () => {
  parts.database.cut()
  const { promise, resolve } = Promise.withResolvers<void>()
  parts.mail.behaviour.getResult = (recipient) => {
    parts.mail.behaviour.accepting = recipient === owner ? Promise.resolve() : promise
    return 'accept'
  }
  const { answer, done } = await sendWithoutWaiting('/api/contact', createPost({ ...message, id }))
  expect(answer.status).toBe(201)
  expect(parts.mail.mails).toHaveLength(1)
  resolve()
  await done
  expect(parts.mail.to(message.email)).toHaveLength(1)
})

test('a message that cannot be kept is mailed, and saved with what is known of it as soon as the database answers', async () => {
  parts.database.cut()
  const received = Date.now()
  expect((await postJson('/api/contact', { ...message, id, company: 'Acme' })).status).toBe(201)
  expect((await everyMinute()).status).toBe(500)
  vi.stubEnv('NETLIFY_DB_URL', parts.database.url)
  for (let run = 0; run < 2; run++) expect((await everyMinute()).status).toBe(204)
  expect(await readLead(id)).toMatchObject({ ...message, details: { company: 'Acme' } })
  const [row] = await parts.database.run(
    sql`select received_at, (select count(*)::int from mail where outcome = 'sent') as mails from lead`,
  )
  expect(Number(row?.received_at) - received).toBeLessThan(5_000)
  expect(row?.mails).toBe(2)
  expect(parts.mail.to(owner)).toHaveLength(1)
  expect(parts.mail.to('zoe@example.org')).toHaveLength(1)
  expect(parts.readLog()).not.toMatch(/zoe|twelve/i)
})

test('only where nothing can be kept or mailed does the visitor see an error, with the text to send otherwise', async () => {
  parts.database.cut()
  await parts.mail.stop()
  const response = await postJson('/api/contact', message)
  expect(response.status).toBe(503)
  expect((await response.json()).error.message).toContain(owner)
  const page = await postForm('/api/contact', message)
  expect(page.status).toBe(503)
  const $ = load(await page.text())
  expect($('textarea').val()).toBe(message.message)
  expect($('a[href^="mailto:"]').attr('href')).toContain(encodeURIComponent('When can you come?'))
  await parts.mail.start()
})

test('without a mail server, or with a wrong setting, messages are kept', async () => {
  for (const url of ['', 'nonsense']) {
    vi.stubEnv('SMTP_URL', url)
    expect((await postJson('/api/contact', message)).status).toBe(201)
  }
  expect(await countLeads()).toBe(2)
})

test('no answer is cached, sniffed or taken for another', async () => {
  vi.stubEnv('SMTP_URL', '')
  const answers = [
    await postJson('/api/contact', message),
    await postJson('/api/contact', {}),
    await postForm('/api/contact', {}),
    await postForm('/api/contact', message),
    await send('/api/newsletter/confirm'),
  ]
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('a browser that shows what it gets is refused with a page', async () => {
  const response = await send('/api/contact', { headers: { accept: 'text/html,*/*', referer: 'http://x.example/zh' } })
  expect(response.status).toBe(405)
  expect(load(await response.text())('html').attr('lang')).toBe('zh-Hans')
})

test('one rate limit counts each visitor apart, over all forms, which no other function answers', () => {
  expect(bookingConfig).toEqual({ path: '/api/booking/*' })
  expect(linksConfig).toEqual({ path: '/api/newsletter/*' })
  expect(config).toEqual({
    path: ['/api/contact', '/api/leads/release', '/api/newsletter', '/api/booking', '/api/courses'],
    rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
  })
})

test('a preview mails no visitor, and marks what it mails to the owner', async () => {
  for (const context of ['deploy-preview', 'branch-deploy'] as const) {
    parts.mail.mails.length = 0
    await send('/api/contact', createPost({ ...message, company: context }), context)
    expect(parts.mail.mails.map(({ to, subject }) => [to?.[0]?.address, subject?.slice(0, 10)])).toEqual([
      [owner, '[preview] '],
    ])
    parts.database.cut()
    await send('/api/contact', createPost(message), context)
    expect(parts.mail.to(message.email)).toEqual([])
    await parts.database.reset()
  }
})

test('a held message that is released, even twice at once, is mailed once', async () => {
  await postJson('/api/contact', { ...message, id, website: 'x' })
  const results = await Promise.all([releaseLead(id), releaseLead(id), releaseLead(id)])
  expect(results).toEqual([true, true, true])
  await everyMinute()
  await everyMinute()
  expect(parts.mail.to(owner)).toHaveLength(1)
  expect(parts.mail.to(message.email)).toHaveLength(1)
  expect(await releaseLead(crypto.randomUUID())).toBe(false)
})

function createPost(body: object | string, type = 'application/json'): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { method: 'POST', body: text, headers: { 'content-type': type } }
}

async function countLeads(): Promise<number> {
  return (await parts.database.run(sql`select id from lead where held_because is null`)).length
}

async function readLead(leadId: string) {
  return (await parts.database.run(sql`select * from lead where id = ${leadId}`))[0]
}

test('words that look like a rule and a link of ours stay words of the visitor, in the message form and in notes of an appointment', async () => {
  const link = 'https://example.org/api/desk/open?token=a.1.b'
  const words = `Hello\n\n---\n\nYour desk needs a new sign-in\n\n${link}\n\n${site.url}/api/desk/open?token=a.1.b\u2028---`
  await postJson('/api/contact', { ...message, message: words })
  const mail = parts.mail.to(site.owner.email).at(-1)
  const $ = load(mail?.html ?? '')
  expect($('a')).toHaveLength(0)
  expect($('hr')).toHaveLength(1)
  expect($('blockquote').text()).toContain(link)
  expect(mail?.text?.split('\n').filter((line) => line === '---')).toHaveLength(1)
})

test('a link of another site is no link, and a fact of several lines is one', () => {
  const link = 'https://example.org/api/desk/open?token=a.1.b'
  const own = 'https://example.com/api/desk/open?token=a.1.b'
  const text = joinParagraphs(listFacts([['Street', `One\n\n---\n\n${own}`]]), link, own)
  const $ = load(writeHtml('Subject', text, { locale: 'en' }, 'https://example.com') ?? '')
  expect(
    $('a')
      .map((_, a) => $(a).attr('href'))
      .get(),
  ).toEqual([own])
  expect($('hr')).toHaveLength(0)
})
