import PostalMime, { type Address } from 'postal-mime'

export type KeptMail = {
  id: number
  receivedAt: Date
  from: string
  to: string
  subject: string
  text: string
  html?: string
  /** By their names in lower case. */
  headers: Record<string, string>
  attachments: KeptAttachment[]
}

/** Its content is in base64. */
type KeptAttachment = { name: string; type: string; content: string }

/** Reads a mail as it came from the mail server. */
export async function keepMail(id: number, raw: Buffer): Promise<KeptMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
  return {
    id,
    receivedAt: new Date(),
    from: mail.from ? formatAddress(mail.from) : '',
    to: (mail.to ?? []).map(formatAddress).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    ...(mail.html && { html: mail.html }),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(({ filename, mimeType, content }, index) => ({
      name: filename ?? (mimeType === 'text/calendar' ? 'invitation.ics' : `attachment-${index + 1}`),
      type: mimeType,
      content: String(content),
    })),
  }
}

function formatAddress({ name, address, group }: Address): string {
  if (group) return `${name}: ${group.map(formatAddress).join(', ')};`
  return name ? `${name} <${address}>` : (address ?? '')
}
