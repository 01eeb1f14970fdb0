import statusCodes from './status-codes.json' with { type: 'json' }

/**
 * The meaning of a refusal for the person who was written to. `gone`: this destination does not exist, has moved or takes no
 * mail. `unsure`: perhaps, for the reply has no code that says so. `ours`: about the sender, and so about nobody's address.
 * `soft`: all else, such as a full mailbox.
 */
export type Verdict = 'gone' | 'unsure' | 'soft' | 'ours'

/** A code of RFC 3463 without its class, its verdict, and its meaning in words. */
const codes = new Map(Object.entries(statusCodes).map(([code, [verdict, meaning]]) => [code, { verdict, meaning }]))

/** Words that overrule the code: some servers give a full mailbox that of a missing one. None means `gone`; the first counts. */
const words: [Verdict, RegExp][] = [
  ['soft', /manually blocked|gr[ae]y ?list/i],
  [
    'ours',
    /\bsender\b.*(address|verif|reject|denied|limit|blocked|allowed|authenticat|quota|domain)|\b(bad|banned|null|reputation|this|of) sender/i,
  ],
  [
    'ours',
    /sending limit|submission quota|daily limit|frequency limited|too many (mails|messages|spams|connections) from|relay(ing)?( access)? (denied|not)/i,
  ],
  [
    'ours',
    /\b(spf|dkim|dmarc|spamhaus|dnsbl)\b|(block|black|deny) ?list|reputation|reverse lookup|\byour ip\b|from this ip|\bspam\b|unsolicited/i,
  ],
  ['ours', /expéditeur|remitente|发件人|发信/i],
  ['soft', /\bfull\b|over ?quota|quota ?exceeded|storage|receiving mail at a rate|temporar|pleine|lleno|已满/i],
]

/** @param text a reply as the server wrote it: `550 5.1.1 No such user`, perhaps in several lines */
export function judgeReply(text: string): Verdict {
  const { reply, status } = readCodes(text)
  // The server ends the conversation, whoever it is about.
  return reply === '421' ? 'ours' : (judgeWords(text) ?? judgeCodes(reply, status))
}

/** The same of a reason in the outbox, such as `EENVELOPE 550 5.1.1`, which may end with the verdict of words that were not kept. */
export function judgeReason(reason: string): { verdict: Verdict; reply: string } {
  const [, reply = '', status, kept] = /\b([45]\d\d)(?: ([45]\.\d{1,3}\.\d{1,3}))?(?: (ours|soft))?$/.exec(reason) ?? []
  const verdict = reply === '421' ? 'ours' : isVerdict(kept) ? kept : judgeCodes(reply, status)
  // Only at the envelope is a reply without a code about the address.
  return { reply, verdict: verdict === 'unsure' && !reason.startsWith('EENVELOPE') ? 'soft' : verdict }
}

export function readCodes(text: string): { reply: string; status: string | undefined } {
  const [, reply = '', status] = /^\s*([245]\d\d)[ -](?:#?([245]\.\d{1,3}\.\d{1,3})\b)?/.exec(text) ?? []
  return { reply, status }
}

/** An address or a link in a reply may hold any word. */
export function judgeWords(text: string): Verdict | undefined {
  const plain = text.replace(/https?:\S+|<[^<>]*>|\S+@\S+|\s+/g, ' ')
  return words.find(([, pattern]) => pattern.test(plain))?.[0]
}

export function judgeCodes(reply: string, status: string | undefined): Verdict {
  const [kind, subject = '', detail = ''] = (status ?? '').split('.')
  const verdict = codes.get(`${subject}.${detail}`)?.verdict ?? (subject === '7' ? 'ours' : 'soft')
  if (isVerdict(verdict) && (kind === '5' || verdict === 'ours')) return verdict
  if (status) return 'soft'
  // RFC 7504: a domain that takes no mail.
  if (reply === '556') return 'gone'
  return /^55[013]$/.test(reply) ? 'unsure' : 'soft'
}

export function nameStatus(status: string): string | undefined {
  return codes.get(status.replace(/^\d\./, ''))?.meaning
}

function isVerdict(value: string | undefined): value is Verdict {
  return value === 'gone' || value === 'unsure' || value === 'soft' || value === 'ours'
}
