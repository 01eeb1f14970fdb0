import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { type Bounce, listReaders, noteBounce } from '../../functions/newsletter/issues.ts'
import { judgeCodes, judgeReply, nameStatus, readCodes } from '../../functions/shared/mail/judge-reply.ts'
import { tell } from '../../locales/owner.ts'

/** Reads mails that came back, so that no mail goes to dead addresses again. Returns a line for each. */
export async function readBounces(folder: string): Promise<string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  const lines: string[] = []
  for (const { name } of files) lines.push(`${name}: ${await note(await readBounce(readFileSync(join(folder, name))))}`)
  return lines.join('\n') || tell('newsletter.bounces.none', { folder })
}

async function note(bounce: Bounce | string[]): Promise<string> {
  if (Array.isArray(bounce)) return describeNameless(bounce)
  const meaning = nameStatus(bounce.code)
  return `${bounce.kind} ${bounce.code}${meaning ? ` (${meaning})` : ''}: ${tell(`newsletter.bounce.${await noteBounce(bounce)}`)}`
}

/** Names the readers in a report without a sign of its issue. */
async function describeNameless(addresses: string[]): Promise<string> {
  const known = await listReaders(addresses)
  const remedies = known.map((address) => tell('newsletter.bounce.reader', { address }))
  return [tell('newsletter.bounce.nameless'), ...remedies].join(' ')
}

/** Reads the parts for machines, because words may be in any language; addresses where no failure of ours is reported. */
async function readBounce(raw: Uint8Array): Promise<Bounce | string[]> {
  const options = { attachmentEncoding: 'utf8', forceRfc822Attachments: true } as const
  const { attachments, text = '' } = await PostalMime.parse(raw, options)
  const read = (...types: string[]) =>
    attachments.flatMap(({ mimeType, content }) => (types.includes(mimeType) ? String(content) : [])).join('\n\n')
  // Those of RFC 3464, and of RFC 6533 for addresses in all letters.
  const status = read('message/delivery-status', 'message/global-delivery-status')
  const complaint = read('message/feedback-report')
  const returned = read('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers')
  const id = findId(`${status}\n${complaint}`, returned)
  const addresses = `${status}\n${returned}\n${text}`.match(/[^\s<>:;,"()]+@[\w.-]+\w/g) ?? []
  if (!id) return addresses
  // https://www.rfc-editor.org/rfc/rfc5965: other kinds say that a mail is no spam, or passed a check.
  if (/^feedback-type: *abuse/im.test(complaint)) return { id, kind: 'complaint', code: 'abuse' }
  // https://www.rfc-editor.org/rfc/rfc3464: `delayed` says that the server goes on trying.
  if (!/^action: *failed/im.test(status)) return addresses
  const [, code] = /^status: *([45]\.\d{1,3}\.\d{1,3})/im.exec(status) ?? []
  return code ? { id, ...judgeReport(code, status) } : addresses
}

/** Some servers write a code that says little, or another than the reply that they had: the kinder verdict counts. */
function judgeReport(code: string, report: string): Pick<Bounce, 'kind' | 'code'> {
  const [, reply = ''] = /^diagnostic-code: *smtp *; *((?:.|\r?\n[ \t])*)/im.exec(report) ?? []
  const said = readCodes(reply)
  const verdicts = [
    { verdict: judgeCodes('', code), code },
    ...(said.reply ? [{ verdict: judgeReply(reply), code: said.status ?? said.reply }] : []),
  ]
  const isVague = /^\d\.\d\.0$|^\d\.0\./.test(code) && said.reply !== ''
  const order = ['ours', 'soft', 'unsure', 'gone'] as const
  const [kindest = { verdict: 'soft' as const, code }] = (isVague ? verdicts.slice(1) : verdicts).sort(
    (one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict),
  )
  return { kind: kindest.verdict === 'gone' ? 'hard' : kindest.verdict, code: kindest.code }
}

/** The id of a reader's mail: as the envelope had it, or in the Message-ID of what was returned. */
function findId(report: string, returned: string): string | undefined {
  const [, envelope] = /^original-envelope-id: *([\da-f-]{36})\s*$/im.exec(report) ?? []
  const [, message] = /^message-id:\s*<[^<>@\s]*\.([\da-f-]{36})@/im.exec(returned) ?? []
  return [envelope, message].find((id) => id && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
}
