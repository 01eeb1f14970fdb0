import type { NodemailerError, SendMailOptions } from 'nodemailer'
import { toAsciiDomain } from '../../../email-address.ts'
import { type Environment, findSiteUrl, isLoopback } from '../../../environment.ts'
import { type Html, html } from '../../../html.ts'
import { getLanguageTag } from '../../../locales/language-tag.ts'
import type { Locale } from '../../../locales/locales.ts'
import { ownerLocale, tell } from '../../../locales/owner.ts'
import { loadFunctionI18n } from '../../../locales/server.ts'
import { brand } from '../../../model/kinds/brand.ts'
import type { Step } from '../../../model/kinds/line.ts'
import { site } from '../../../model/kinds/site.ts'
import { judgeCodes, judgeWords, readCodes } from './judge-reply.ts'
import { askToPress, joinParagraphs } from './texts.ts'

/** Visitors' addresses are objects, so that nothing in them is parsed as a second address. */
export type Mail = Pick<
  SendMailOptions,
  | ('from' | 'to' | 'replyTo' | 'messageId' | 'list' | 'headers' | 'icalEvent' | 'attachments')
  // Usually the mailer's: HTML made of the text, and the defaults of Nodemailer.
  | ('html' | 'envelope' | 'dsn' | 'textEncoding' | 'baseBoundary')
> & { subject: string; text: string; look?: MailLook }

/**
 * How an attempt ended. `refused`: the server will never take this mail. `failed`: certainly not delivered, another
 * attempt may succeed. `unreachable`: the fault lies with the server or with our account, so it says nothing about this
 * mail. `unknown`: the server had the mail and gave no answer, so it may be delivered or not.
 * `reason` holds codes of Nodemailer and of the server, such as `EENVELOPE 550 5.1.1`, and no personal data. `ours` or
 * `soft` at its end is what the server's words say against these codes: judge-reply.ts.
 */
export type SendResult = { outcome: 'sent' } | { outcome: FailedOutcome; reason: string }

type FailedOutcome = 'refused' | 'failed' | 'unreachable' | 'unknown'

/** Milliseconds that the server has to accept a connection, for each answer where no mail is sent, and for those to a mail. */
const patience = { connect: 5_000, check: 8_000, answer: 25_000 }

export function openMailer(
  { SMTP_URL, MAIL_FROM, ...place }: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'URL'>,
  limits: Partial<typeof patience> = {},
) {
  if (!SMTP_URL) return undefined
  const from = MAIL_FROM ?? { name: site.name, address: toAsciiDomain(site.owner.email) }
  const { check, ...waits } = { ...patience, ...limits }
  const load = () => loadNodemailer(SMTP_URL, waits)

  /** Never throws. Each mail has a connection of its own: on one that served before, some answers come without their code. */
  async function send({ look = {}, ...parts }: Mail, { deadline }: { deadline?: number } = {}): Promise<SendResult> {
    const signal = deadline === undefined ? undefined : AbortSignal.timeout(Math.max(0, deadline - Date.now()))
    let stage = 'login' as Stage
    // Nodemailer logs the conversation: `tnx` says who speaks.
    const listen = ({ tnx }: { tnx?: string }, text = '') => {
      if (tnx === 'client' && text.startsWith('MAIL FROM')) stage = 'envelope'
      // Some servers answer DATA with another code than 354; Nodemailer then tells of the text that it has written.
      if (tnx === 'message' || (tnx === 'server' && text.startsWith('354'))) stage = 'data'
    }
    const { createTransport, settings } = await load()
    const transport = createTransport({
      ...settings,
      // A pool of one, because only that makes no attempt that is not asked for here.
      pool: true,
      maxConnections: 1,
      maxRequeues: 0,
      transactionLog: true,
      logger: { log: listen },
    })
    // An error of the connection afterwards does not matter.
    transport.on('error', () => {})
    try {
      const html = writeHtml(parts.subject, parts.text, look, findSiteUrl(place, site.url))
      await transport.sendMail({ from, headers: automatic, html, ...parts, signal })
      return { outcome: 'sent' }
    } catch (error) {
      return { outcome: findOutcome(error, stage), reason: describe(error) }
    } finally {
      transport.close({ force: true })
    }
  }

  async function verify(): Promise<string | undefined> {
    try {
      const { createTransport, settings } = await load()
      await createTransport({ ...settings, socketTimeout: check }).verify()
    } catch (error) {
      return describe(error)
    }
  }

  return { send, verify }
}

/** Loads it when it is used: most functions write mails, and one sends them. */
async function loadNodemailer(url: string, { connect, answer }: Omit<typeof patience, 'check'>) {
  const { createTransport } = await import('nodemailer')
  const { parseConnectionUrl } = await import('nodemailer/lib/shared')
  const { host = '', port, secure, auth, tls } = parseConnectionUrl(url)
  const settings = {
    host,
    port,
    secure,
    auth,
    // Otherwise somebody between us and the server could hide its STARTTLS and read the password and the mails.
    requireTLS: !isLoopback(host),
    tls: { ...tls, minVersion: 'TLSv1.2' as const },
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return { createTransport, settings }
}

/** Milliseconds that a visitor waits for the owner's mail where the database fails. */
const urgentTimeout = 6_000

/** Sends a mail that could not be saved. True if the mail server said that it has it. */
export async function sendAtOnce(mail: Mail, environment: Environment): Promise<boolean> {
  const deadline = Date.now() + urgentTimeout
  const { outcome } = (await openMailer(environment)?.send(mail, { deadline })) ?? { outcome: 'no server' }
  if (outcome !== 'sent') console.error(`[mail] could not send what was not saved: ${outcome}`)
  return outcome === 'sent'
}

/** How far an attempt came. From `data` on the server may deliver the mail, whatever becomes of the connection. */
type Stage = 'login' | 'envelope' | 'data'

function findOutcome(error: unknown, stage: Stage): FailedOutcome {
  const { code = '', command = '', responseCode = 0, permanent = false } = isMailError(error) ? error : {}
  const isReply = responseCode >= 400
  if (stage === 'data' && !isReply) return 'unknown'
  if (stage === 'login') {
    // Nodemailer itself refuses invalid addresses, and mails that are larger than the server takes.
    if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'refused'
    return serverFaults.has(code) ? 'unreachable' : 'failed'
  }
  if (accountFaults.has(responseCode)) return 'unreachable'
  // The sender is ours; only the size belongs to the mail.
  if (permanent && command === 'MAIL FROM' && responseCode !== 552) return 'unreachable'
  return permanent ? 'refused' : 'failed'
}

const serverFaults = new Set(
  'EABORT EAUTH ECONFIG ECONNECTION EDNS ENOAUTH EPROTOCOL EPROXY ESOCKET ETIMEDOUT ETLS'.split(' '),
)

/** Replies that ask for a login or for TLS: https://www.rfc-editor.org/rfc/rfc4954#section-6 */
const accountFaults = new Set([530, 534, 535, 538])

/** Its message may hold personal data. */
function describe(error: unknown): string {
  if (!isMailError(error)) return 'unknown'
  const { code = error.name, originalCode = '', responseCode, response = '' } = error
  const isTls = /TLS|SSL|CERT|SIGNATURE/.test(`${code} ${originalCode}`)
  const { reply, status } = readCodes(response)
  const said = judgeWords(response)
  const against = reply !== '' && said !== judgeCodes(reply, status) && said
  const name = code === 'EABORT' ? 'ETIMEDOUT' : code
  return [isTls && 'TLS', name, originalCode, responseCode, status, against].filter(Boolean).join(' ')
}

function isMailError(error: unknown): error is NodemailerError {
  return error instanceof Error
}

type MailLook = {
  /** The owner's without one. */
  locale?: Locale
  /** The largest words, such as the day and time of an appointment, which the text has as a line; else the subject. */
  heading?: string
  /** The words of the one button; its address is the last line of the paragraph that stands for it in the text. */
  button?: { label: string; url: string }
  /** The line of the mail's own subject, which ends it in place of ours. */
  steps?: Step[]
}

/** Bytes of the HTML part. A longer mail, such as a message of a visitor, is its text alone. */
const mostBytes = 4096

export const sans = '-apple-system,Segoe UI,Roboto,PingFang SC,Microsoft YaHei,Arial,sans-serif'
export const serif = 'Georgia,Songti SC,SimSun,serif'

/** The inks of mails, told apart by shape as well. That of a person is the colour of the text where the ground is dark or unknown. */
const edges: Record<Step, string> = {
  model: `dashed ${brand.model}`,
  rule: `solid ${brand.rule}`,
  person: 'dotted',
}

/** Five models, four rules, three persons. */
export const inkLine = drawInks([
  ['model', 42],
  ['rule', 33],
  ['person', 25],
])

function drawInks(cells: ReadonlyArray<readonly [step: Step, share: number]>): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="2"><tr>
${cells.map(([step, share]) => html`<td width="${Math.round(share)}%" style="border-top:6px ${edges[step]};font-size:1px">&nbsp;</td>`)}
</tr></table>`
}

/**
 * Writes the HTML part of a mail from its text: the same words, with a heading and a button; undefined if it would be too long.
 * It loads nothing and sets no colour of text or ground, so that each mail program takes its own, light or dark.
 */
export function writeHtml(subject: string, text: string, look: MailLook, own = site.url): string | undefined {
  const { locale = ownerLocale, heading = subject, steps = [] } = look
  const paragraphs = text
    .replace(`\n${heading}\n`, '\n')
    .trim()
    .split(/\n{2,}/)
  const isSigned = paragraphs.at(-1)?.endsWith(`\n${site.name}`)
  const { markup } = html`<!doctype html>
<html lang="${getLanguageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<style>@media (prefers-color-scheme: light) { [style*=dotted] { border-color: ${brand.person} !important } }</style>
<title>${subject}</title>
</head>
<body style="margin:0">
<div style="max-width:560px;margin:auto;padding:24px 20px 32px;font:16px/1.6 ${sans};word-break:break-word">
${!isSigned && html`<p style="margin:0 0 28px">${wordmark}</p>`}
<h1 style="margin:0 0 20px;font:bold 32px/1.2 ${serif}">${heading}</h1>
${paragraphs.map((paragraph) => renderParagraph(paragraph, look, new URL(own).origin))}
${steps.length > 0 ? drawInks(steps.map((step) => [step, 100 / steps.length])) : inkLine}
</div>
</body>
</html>
`
  return Buffer.byteLength(markup) > mostBytes ? undefined : markup
}

/** The owner's name, which a mail has once: it signs a letter, else it stands at the top. */
const wordmark = html`<span style="font:bold 19px ${serif}">${site.name}</span>`

function renderParagraph(paragraph: string, { locale = ownerLocale, button }: MailLook, origin: string): Html {
  const lines = paragraph.split('\n')
  if (button && lines.at(-1) === button.url) {
    const style = `display:inline-block;padding:12px 26px;border-radius:99px;background:${brand.person};color:#fff;font-weight:bold;text-decoration:none`
    const i18n = loadFunctionI18n(locale, 'mail')
    const isAsked = paragraph === askToPress(locale, button.url)
    return html`${isAsked && html`<p style="margin:0">${i18n.t('mail.press.button')}</p>`}
<p style="margin:24px 0"><a href="${button.url}" style="${style}">${button.label}</a></p>
`
  }
  if (paragraph === '---') return html`<hr>`
  if (lines.every((line) => line.startsWith('>')))
    return html`<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid">${breakLines(lines.map((line) => line.replace(/^> ?/, '')))}</blockquote>
`
  return html`<p style="margin:0 0 16px">${breakLines(lines.map((line) => renderLine(line, origin)))}</p>
`
}

function breakLines(lines: (string | Html)[]): Html[] {
  return lines.map((line, index) => html`${index > 0 && html`<br>`}${line}`)
}

/** A link of ours is written short: its token would fill lines. One to another site is a visitor's, and stays text. */
function renderLine(line: string, origin: string): string | Html {
  if (line === site.name) return wordmark
  const url = line.startsWith('http') ? URL.parse(line) : null
  if (url?.origin !== origin || !url.searchParams.has('token')) return line
  return html`<a href="${line}">${url.host}${url.pathname}</a>`
}

/** Stops out-of-office replies: https://www.rfc-editor.org/rfc/rfc3834#section-5 */
export const automatic = { 'Auto-Submitted': 'auto-replied' }

export function getOwnerAddress({ CONTACT_TO }: Environment): string {
  return CONTACT_TO ?? toAsciiDomain(site.owner.email)
}

/** A mail to the owner that ends with a button to the desk. */
export function leadToDesk(subject: string, text: string, environment: Environment): Mail {
  const button = { label: tell('owner.desk'), url: `${findSiteUrl(environment, site.url)}/api/desk` }
  return { subject, look: { button }, text: joinParagraphs(text, button.url) }
}

/** Stable across attempts, so that duplicates can be recognised: see outbox.ts. */
export function createMessageId(name: string): string {
  return `<${name}@${new URL(site.url).hostname}>`
}
