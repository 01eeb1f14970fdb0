import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { site } from '../../../model/kinds/site.ts'
import { openMailer, writeHtml } from './mailer.ts'
import { askToPress, writeLetter } from './texts.ts'

const mail = { from: 'alex@example.com', to: 'ana@example.org', subject: 'Hello', text: 'When can you come?' }
const stops: Array<() => Promise<void>> = []
/** Connections to the server of a test. */
const sockets = new Set<Socket>()

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  sockets.clear()
})

/** A server that takes each mail, but for what `options` says. `opened` and `taken` count connections and mails. */
async function startServer(options: SMTPServerOptions = {}) {
  const counts = { opened: 0, taken: 0, logins: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    // Its own certificate is for tests only, and it warns about that.
    logger: false,
    closeTimeout: 1,
    onAuth(_auth, _session, done) {
      counts.logins++
      done(null, { user: 'alex' })
    },
    onData(stream, _session, done) {
      stream.on('end', () => {
        counts.taken++
        done()
      })
      stream.resume()
    },
    ...options,
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    counts.opened++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(async () => {
    await new Promise<void>((resolve) => server.close(resolve))
  })
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    counts,
    host: `127.0.0.1:${port}`,
    open: (more?: Parameters<typeof openMailer>[1]) => open(`smtp://127.0.0.1:${port}`, more),
  }
}

function open(SMTP_URL: string, options?: Parameters<typeof openMailer>[1]) {
  const mailer = openMailer({ SMTP_URL }, options)
  if (!mailer) throw new Error('There is no server')
  return mailer
}

type Handler = (error?: Error | null) => void

function refuse(responseCode: number, text = 'Refused by the test') {
  return Object.assign(new Error(text), { responseCode })
}

test('without a server there is no mailer', () => {
  expect(openMailer({})).toBeUndefined()
})

test('a mail that the server takes is sent', async () => {
  const server = await startServer()
  expect(await server.open().send(mail)).toEqual({ outcome: 'sent' })
  expect(server.counts).toMatchObject({ taken: 1 })
})

test('a mail that says nothing else comes from the site, and nobody’s absence answers it', async () => {
  const taken: string[] = []
  const server = await startServer({
    onData: (stream, _session, done) => {
      void text(stream).then((source) => {
        taken.push(source)
        done()
      })
    },
  })
  const { from: MAIL_FROM, ...plain } = mail
  const mailer = openMailer({ SMTP_URL: `smtp://${server.host}`, MAIL_FROM })
  await mailer?.send(plain)
  await mailer?.send({ ...plain, from: 'booking@example.com', headers: { Precedence: 'bulk' } })
  const [usual = '', other = ''] = taken
  expect(usual).toMatch(/^From: alex@example.com$/m)
  expect(usual).toMatch(/^Auto-Submitted: auto-replied$/m)
  expect(other).toMatch(/^From: booking@example.com$/m)
  expect(other).not.toMatch(/^Auto-Submitted:/m)
})

test.each([
  [550, 'refused'],
  [552, 'refused'],
  [554, 'refused'],
  [421, 'failed'],
  [450, 'failed'],
  [451, 'failed'],
  [503, 'failed'],
  [530, 'unreachable'],
])('a recipient that is answered with %i is %s', async (code, outcome) => {
  const server = await startServer({ onRcptTo: (_address, _session, done) => done(refuse(code)) })
  expect(await server.open().send(mail)).toEqual({ outcome, reason: expect.stringContaining(String(code)) })
})

test.each([
  [550, 'refused'],
  [451, 'failed'],
  [421, 'failed'],
])('a text that is answered with %i is %s', async (code, outcome) => {
  const server = await startServer({
    onData(stream, _session, done) {
      stream.on('end', () => done(refuse(code)))
      stream.resume()
    },
  })
  expect(await server.open().send(mail)).toEqual({ outcome, reason: expect.stringContaining(String(code)) })
})

test.each([
  [550, 'unreachable'],
  [552, 'refused'],
  [452, 'failed'],
])('a sender, which is ours, that is answered with %i is %s', async (code, outcome) => {
  const server = await startServer({ onMailFrom: (_address, _session, done) => done(refuse(code)) })
  expect(await server.open().send(mail)).toMatchObject({ outcome })
})

test('what is no address is refused', async () => {
  const server = await startServer()
  expect(await server.open().send({ ...mail, to: { name: '', address: 'ana\r\n@example.org>' } })).toMatchObject({
    outcome: 'refused',
  })
})

test('a server that has the mail and does not answer leaves it unknown, in time', async () => {
  const server = await startServer({ onData: (stream) => void stream.resume() })
  const mailer = server.open({ answer: 1_500 })
  expect(await mailer.send(mail)).toEqual({ outcome: 'unknown', reason: 'ETIMEDOUT' })
})

test('a server that answers late, but in time, has sent the mail', async () => {
  const held: Handler[] = []
  const server = await startServer({
    onData(stream, _session, done) {
      stream.on('end', () => held.push(done))
      stream.resume()
    },
  })
  const result = server.open({ answer: 10_000 }).send(mail)
  await vi.waitFor(() => expect(held).toHaveLength(1))
  held[0]?.()
  expect(await result).toEqual({ outcome: 'sent' })
})

test('a connection that breaks after the server asked for the text leaves the mail unknown', async () => {
  const server = await startServer({
    onData: (stream) =>
      stream.once('data', () => {
        for (const socket of sockets) socket.destroy()
      }),
  })
  expect(await server.open().send(mail)).toMatchObject({ outcome: 'unknown' })
})

test('a server that answers DATA with another code than 354 has the mail all the same', async () => {
  const host = await startScript([
    ['EHLO', '250 test'],
    ['MAIL', '250 Fine'],
    ['RCPT', '250 Fine'],
    ['DATA', '250 Go on'],
    ['.', undefined],
  ])
  expect(await open(`smtp://${host}`).send(mail)).toMatchObject({ outcome: 'unknown' })
})

test('a server that takes all commands at once is understood', async () => {
  const host = await startScript([
    ['EHLO', '250-test\r\n250 PIPELINING'],
    ['MAIL', '250 Fine'],
    ['RCPT', '550 5.1.1 <ana@example.org> is unknown'],
    ['DATA', '554 No valid recipients'],
  ])
  expect(await open(`smtp://${host}`).send(mail)).toEqual({ outcome: 'refused', reason: 'EENVELOPE 550 5.1.1' })
})

test('a server that falls silent before the text has certainly not got the mail', async () => {
  const server = await startServer({ onRcptTo: () => {} })
  const mailer = server.open({ answer: 1_500 })
  expect(await mailer.send(mail)).toEqual({ outcome: 'failed', reason: 'ETIMEDOUT' })
})

test('a connection that breaks before the text has certainly not brought the mail', async () => {
  const server = await startServer({
    onRcptTo() {
      for (const socket of sockets) socket.destroy()
    },
  })
  expect(await server.open().send(mail)).toMatchObject({ outcome: 'failed' })
})

test.each([
  ['does not answer DATA', 'unknown', { onData: () => {} }],
  ['does not answer RCPT', 'failed', { onRcptTo: () => {} }],
  ['does not greet', 'unreachable', { onConnect: () => {} }],
])('a deadline ends what a server that %s would prolong: %s', async (_name, outcome, options) => {
  const server = await startServer(options)
  const start = Date.now()
  expect(await server.open().send(mail, { deadline: start + 1_500 })).toMatchObject({ outcome })
  // The mailer's own limits begin at 5 s.
  expect(Date.now() - start).toBeLessThan(5_000)
})

test('without a server at its address each mail meets nobody', async () => {
  const mailer = open('smtp://127.0.0.1:1')
  expect(await mailer.send(mail)).toEqual({ outcome: 'unreachable', reason: 'ESOCKET ECONNREFUSED' })
  expect(await mailer.verify()).toBe('ESOCKET ECONNREFUSED')
})

test('a server that closes at once, or has no time, is unreachable', async () => {
  for (const greeting of [undefined, '421 4.3.2 Shutting down', '554 No service']) {
    const host = await startScript([], greeting)
    expect(await open(`smtp://${host}`).send(mail)).toMatchObject({ outcome: 'unreachable' })
  }
})

test('a password that the server refuses is no fault of the mail', async () => {
  const server = await startServer({ onAuth: (_auth, _session, done) => done(refuse(535)) })
  const mailer = open(`smtp://alex:secret@${server.host}`)
  expect(await mailer.send(mail)).toEqual({ outcome: 'unreachable', reason: 'EAUTH 535' })
  expect(await mailer.verify()).toBe('EAUTH 535')
})

test('a server in order has nothing to object to', async () => {
  const server = await startServer()
  expect(await open(`smtp://alex:secret@${server.host}`).verify()).toBeUndefined()
  expect(server.counts).toMatchObject({ logins: 1, taken: 0 })
})

/** An address of this machine that is not known to be one, so that it counts as a server elsewhere. */
const elsewhere = '0.0.0.0'

test.each([
  ['', {}],
  ['?requireTLS=false&ignoreTLS=true', {}],
  ['', { disabledCommands: [] }],
])(
  'no password and no mail reaches a server elsewhere without TLS, or with a certificate that nobody knows (%s %j)',
  async (query, options) => {
    const server = await startServer(options)
    const mailer = open(`smtp://alex:secret@${server.host.replace('127.0.0.1', elsewhere)}${query}`)
    expect(await mailer.send(mail)).toEqual({ outcome: 'unreachable', reason: expect.stringContaining('TLS') })
    expect(await mailer.verify()).toContain('TLS')
    expect(server.counts).toMatchObject({ logins: 0, taken: 0 })
  },
)

test('no password and no mail reaches a server that speaks TLS from the start with a certificate that nobody knows', async () => {
  const server = await startServer({ secure: true })
  const mailer = open(`smtps://alex:secret@${server.host}`)
  expect(await mailer.send(mail)).toEqual({ outcome: 'unreachable', reason: expect.stringContaining('TLS') })
  expect(server.counts).toMatchObject({ logins: 0, taken: 0 })
})

test('each mail has a connection of its own, which ends with it', async () => {
  const server = await startServer()
  const mailer = server.open()
  for (let count = 0; count < 3; count++) expect(await mailer.send(mail)).toEqual({ outcome: 'sent' })
  expect(server.counts).toMatchObject({ opened: 3, taken: 3 })
  await vi.waitFor(() => expect(sockets.size).toBe(0))
})

test('a server that has enough after one mail has certainly not taken the second', async () => {
  let mails = 0
  const server = await startServer({
    onMailFrom: (_address, _session, done) => done(mails++ ? refuse(421, '4.7.0 Enough for now') : null),
  })
  const mailer = server.open()
  expect(await mailer.send(mail)).toEqual({ outcome: 'sent' })
  expect(await mailer.send(mail)).toEqual({ outcome: 'failed', reason: 'EENVELOPE 421 4.7.0' })
})

test('a refused mail does not disturb the next one', async () => {
  const server = await startServer({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('5') ? refuse(550) : null),
  })
  const mailer = server.open()
  for (const [to, outcome] of [
    ['a@example.org', 'sent'],
    ['5@example.org', 'refused'],
    ['b@example.org', 'sent'],
  ]) {
    expect(await mailer.send({ ...mail, to })).toMatchObject({ outcome })
  }
})

test('mails that are sent at the same time are told apart', async () => {
  const server = await startServer({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('5') ? refuse(550) : null),
    onData(stream, session, done) {
      if (session.envelope.rcptTo[0]?.address.startsWith('4')) stream.on('end', () => done(refuse(451)))
      else if (!session.envelope.rcptTo[0]?.address.startsWith('0')) stream.on('end', () => done())
      stream.resume()
    },
  })
  const mailer = server.open({ answer: 1_500 })
  const results = await Promise.all(
    ['0', '2', '4', '5'].map((name) => mailer.send({ ...mail, to: `${name}@example.org` })),
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(['unknown', 'sent', 'failed', 'refused'])
})

test('no reason holds an address', async () => {
  const server = await startServer({
    onRcptTo: ({ address }, _session, done) => done(refuse(550, `5.1.1 <${address}> is unknown`)),
  })
  expect(await server.open().send(mail)).toEqual({ outcome: 'refused', reason: 'EENVELOPE 550 5.1.1' })
})

test.each([
  ['en', 'Name: Ana'],
  ['fr', 'Name\u00a0: Ana'],
  ['zh', 'Name：Ana'],
])('facts for an owner who reads %s have the colon of that language', async (language, line) => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { site } = await import('../../../model/kinds/site.ts')
  Object.assign(site.owner, { language })
  const { listFacts } = await import('./texts.ts')
  expect(
    listFacts([
      ['Name', 'Ana'],
      ['Company', undefined],
    ]),
  ).toBe(line)
})

test('a letter has a greeting and a closing in the language of its reader, and ends with the name of the site', () => {
  const [english, french] = (['en', 'fr'] as const).map((locale) =>
    writeLetter(locale, 'One.', false, 'Two.').split('\n\n'),
  )
  expect(french?.slice(1, 3)).toEqual(['One.', 'Two.'])
  expect(french).toHaveLength(4)
  expect(french?.[0]).not.toBe(english?.[0])
  expect(french?.[3]?.split('\n')).toEqual([expect.stringMatching(/\S/), site.name, ''])
})

/** A server that answers each line by the first row whose command begins it. A row without an answer ends the connection. */
async function startScript(rows: Array<[command: string, answer: string | undefined]>, ...[greeting]: [string?]) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (rows.length === 0 && !greeting) return void socket.end()
    socket.write(`${greeting ?? '220 test'}\r\n`)
    createInterface(socket).on('line', (line) => {
      const [command, answer] = rows.find(([command]) => line.startsWith(command)) ?? []
      if (answer) socket.write(`${answer}\r\n`)
      else if (command) socket.destroy()
    })
    stops.push(async () => void socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(async () => void server.close())
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('the HTML part has the day, the name and the way to the button once each', () => {
  const url = 'https://site.test/api/confirm?token=a'
  const [heading, label] = ['Tuesday, 10:00–10:30', 'Confirm it']
  const text = writeLetter('en', 'This was asked for:', `${heading}\nIn a call`, askToPress('en', url))
  const part = writeHtml('Confirm', text, { locale: 'en', heading, button: { label, url } }) ?? ''
  for (const once of [heading, site.name, label]) expect(part.split(once)).toHaveLength(2)
  expect(part).toContain('In a call')
  expect([text, part].map((words) => words.includes('Open this link'))).toEqual([true, false])
})

test('a mail without a signature begins with the name', () => {
  const part = writeHtml('News', 'Zoe has written.', { locale: 'en' }) ?? ''
  expect(part.indexOf(site.name)).toBeLessThan(part.indexOf('<h1'))
})
