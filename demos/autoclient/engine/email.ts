import { fold } from '../../shared/fold.ts'
import { splitWords } from '../../shared/split-words.ts'

/**
 * An address as it is kept: the first of several, without `mailto:`, angle brackets and spaces, in lower case, its domain as
 * the network writes it (`xn--`).
 */
export function normalizeEmail(text: string): string {
  const bracketed = /<([^<>]+)>/.exec(text)?.[1] ?? text
  const [first = ''] = bracketed.split(separators).filter((part) => part.includes('@'))
  const [single = first] = /\S+@\S+\.\p{L}+(?=\s+\S+@)/u.exec(first) ?? []
  return toAsciiDomain(
    single
      .replace(/^\s*mailto:/i, '')
      .replace(/\s+/g, '')
      .replace(/[.,;]+$/, '')
      .toLowerCase(),
  )
}

/** Google writes ` ::: ` between the addresses of a cell, people write what they like. */
const separators = /:::|[,;|\n，；、]|\s\/\s|\s(?:and|or|y|o|et|ou|和|或)\s/iu

function toAsciiDomain(address: string): string {
  const [, name, domain] = /^([^@]*)@(?!\p{ASCII}*$)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? []
  const url = domain && URL.parse(`http://${domain}`)
  return url ? `${name}@${url.hostname}` : address
}

/**
 * True if mail can be sent to a normalized address: the rule of `<input type="email">` (HTML, 4.10.5.1.5), with a
 * domain of two labels or more and no doubled dots, which no provider delivers.
 */
export function isEmail(address: string): boolean {
  return /^(?!\.)(?!.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,59})$/.test(
    address,
  )
}

/** The same mailbox always has the same key: providers ignore `+tags`, Google ignores dots too. */
export function keyEmail(address: string): string {
  const [name = '', domain = ''] = address.split('@')
  const mailbox = name.replace(/\+.*/, '')
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${mailbox}@${domain}`
  return `${mailbox.replaceAll('.', '')}@gmail.com`
}

/** True for mailboxes that nobody in particular reads: info@, ventas@. Two people may share one. */
export function isSharedMailbox(address: string): boolean {
  return sharedMailboxes.has(fold(address.split('@')[0] ?? ''))
}

const sharedMailboxes = new Set(
  splitWords(`
  info, contact, hello, office, sales, admin, mail, team, support, service, reception, contacto, hola, ventas,
  comercial, administracion, oficina, correo, recepcion, gerencia, pedidos, bonjour, accueil, commercial, direction,
  secretariat, compta
`),
)
