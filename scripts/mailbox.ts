import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { answer, type KeptMail } from './mailbox/answer.ts'

/** The newest mails, kept in memory. */
const capacity = 200

/**
 * Starts a mail server that delivers nothing, and a page that shows each mail it got. Both can be reached from this machine
 * only. If a port is taken, a free one is used.
 *
 * @param port of the page; the mail server takes the one after it
 */
export async function startMailbox({ port }: { port: number }) {
  const mails: KeptMail[] = []
  let count = 0
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    size: 25 * 1024 * 1024,
    async onData(stream, _session, done) {
      try {
        const mail = await PostalMime.parse(await buffer(stream), { attachmentEncoding: 'base64' })
        mails.unshift({ ...mail, id: ++count, receivedAt: new Date() })
        mails.length = Math.min(mails.length, capacity)
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error('The mail could not be read'))
      }
    },
  })
  // A client that breaks off is no reason to end.
  mailServer.on('error', () => {})
  const pageServer = createServer((request, response) => answer(request, response, mails))
  const pagePort = await listen(pageServer, port)
  // Not `port + 1`: where any port will do that is port 1, at which tests of other files expect nobody.
  const mailPort = await listen(mailServer.server, pagePort + 1)
  return {
    smtpUrl: `smtp://127.0.0.1:${mailPort}`,
    url: `http://127.0.0.1:${pagePort}`,
    async stop() {
      pageServer.closeAllConnections()
      await Promise.all([
        new Promise<void>((resolve) => pageServer.close(() => resolve())),
        new Promise<void>((resolve) => mailServer.close(resolve)),
      ])
    },
  }
}

async function listen(server: Server, wanted: number): Promise<number> {
  const tryPort = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  await tryPort(wanted).catch(() => tryPort(0))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mailbox has no port')
  return address.port
}
