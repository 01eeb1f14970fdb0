import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { Environment } from '../../environment.ts'

/** Plain text only. Visitors' addresses are objects, so that nothing in them is parsed as a second address. */
export type Mail = Pick<
  SendMailOptions,
  'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'messageId' | 'list' | 'headers'
>

export type Mailer = {
  /** @throws Error if the server did not accept the mail, or did not say so in time */
  send(mail: Mail): Promise<void>
  /** @throws Error if the server cannot be reached or refuses the account */
  verify(): Promise<void>
  close(): void
}

const connectTimeout = 5_000

/**
 * A connection to the mail server of `SMTP_URL`. Close it after use.
 *
 * @param sendTimeout milliseconds that the server has to take a mail; a scheduled function may run for 30,000
 * @returns undefined where no server is set
 */
export function openMailer({ SMTP_URL }: Environment, sendTimeout = 10_000): Mailer | undefined {
  if (!SMTP_URL) return undefined
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 3,
    // A mail whose connection broke may have been accepted: only outbox.ts decides on another attempt.
    maxRequeues: 0,
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    dnsTimeout: connectTimeout,
    socketTimeout: sendTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // Connections report errors to the mails that they carry; without a listener the error of an idle one would end the process.
  transport.on('error', () => {})
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(sendTimeout) })
    },
    verify: async () => {
      await transport.verify()
    },
    close: () => transport.close({ force: true }),
  }
}

/** Nodemailer's code and the server's, such as `EENVELOPE 550`; its message may hold personal data. */
export function describeFailure(error: unknown): string {
  if (!isMailError(error)) return 'unknown'
  return [error.code, error.responseCode].filter(Boolean).join(' ') || error.name
}

/** Whether the server refused only this mail, so that another may succeed. */
export function isRefusal(error: unknown): boolean {
  return isMailError(error) && error.responseCode !== undefined
}

function isMailError(error: unknown): error is NodemailerError {
  return error instanceof Error
}
