import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { isHardStatus } from '../../functions/newsletter/issue-mail.ts'
import { type Bounce, noteBounce } from '../../functions/newsletter/issues.ts'

/** Reads mails that came back, so that no mail goes to dead addresses again. Returns a line for each. */
export async function readBounces(folder: string): Promise<string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  const lines: string[] = []
  for (const { name } of files) lines.push(`${name}: ${await note(await readBounce(readFileSync(join(folder, name))))}`)
  return lines.join('\n') || `${folder} holds no files.`
}

async function note(bounce: Bounce | undefined): Promise<string> {
  if (!bounce) return 'says of no issue that it came back'
  return `${bounce.kind} ${bounce.code}${meanings[await noteBounce(bounce)]}`
}

const meanings: Record<Awaited<ReturnType<typeof noteBounce>>, string> = {
  unknown: ', of a mail that nobody here has sent',
  noted: ': noted',
  suppressed: ': nobody writes to this address any more',
}

/**
 * Reads the machine-readable parts of a mail about an issue that came back, because its words may be in any language.
 *
 * @returns undefined where it is no report of a failure, or of no mail with an id of ours
 */
async function readBounce(raw: Uint8Array): Promise<Bounce | undefined> {
  const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8', forceRfc822Attachments: true })
  const read = (...types: string[]) =>
    attachments.flatMap(({ mimeType, content }) => (types.includes(mimeType) ? String(content) : [])).join('\n\n')
  const [status, complaint] = [read('message/delivery-status'), read('message/feedback-report')]
  const id = findId(`${status}\n${complaint}`, read('message/rfc822', 'text/rfc822-headers'))
  if (!id) return undefined
  // https://www.rfc-editor.org/rfc/rfc5965: other kinds say that a mail is no spam, or passed a check.
  if (/^feedback-type: *abuse/im.test(complaint)) return { id, kind: 'complaint', code: 'abuse' }
  // https://www.rfc-editor.org/rfc/rfc3464: `delayed` says that the server goes on trying.
  if (!/^action: *failed/im.test(status)) return undefined
  const [, code] = /^status: *([45]\.\d{1,3}\.\d{1,3})/im.exec(status) ?? []
  return code ? { id, kind: isHardStatus(code) ? 'hard' : 'soft', code } : undefined
}

/** The id of a reader's mail: as the envelope had it, or in the Message-ID of what was returned. */
function findId(report: string, returned: string): string | undefined {
  const [, envelope] = /^original-envelope-id: *([\da-f-]{36})\s*$/im.exec(report) ?? []
  const [, message] = /^message-id:\s*<[^<>@\s]*\.([\da-f-]{36})@/im.exec(returned) ?? []
  return [envelope, message].find((id) => id && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
}
