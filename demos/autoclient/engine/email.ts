import { distance } from 'fastest-levenshtein'
import { fold } from '../../shared/fold.ts'
import { splitWords } from '../../shared/split-words.ts'

/** An address as it is kept: without `mailto:`, angle brackets and spaces, in lower case. */
export function normalizeEmail(text: string): string {
  const bracketed = /<([^<>]+)>/.exec(text)?.[1] ?? text
  return bracketed
    .replace(/^\s*mailto:/i, '')
    .replace(/\s+/g, '')
    .replace(/[.,;]+$/, '')
    .toLowerCase()
}

/**
 * Whether mail can be sent to a normalized address: the rule of `<input type="email">` (HTML, 4.10.5.1.5), with a
 * domain of two labels or more and no doubled dots, which no provider delivers.
 */
export function isEmail(address: string): boolean {
  return /^(?!\.)(?!.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/.test(address)
}

/** The same mailbox always has the same key: providers ignore `+tags`, Google ignores dots too. */
export function keyEmail(address: string): string {
  const [name = '', domain = ''] = address.split('@')
  const mailbox = name.replace(/\+.*/, '')
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${mailbox}@${domain}`
  return `${mailbox.replaceAll('.', '')}@gmail.com`
}

/** The domain of the company behind an address or a website; undefined for providers of free mail and social sites. */
export function findCompanyDomain(email: string, website: string): string | undefined {
  const host = website
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*/, '')
  return [email.split('@')[1] ?? '', host].find((domain) => /\.[a-z]{2,}$/.test(domain) && !publicDomains.has(domain))
}

/** Whether nobody in particular reads this mailbox: info@, ventas@. Two people may share it. */
export function isSharedMailbox(address: string): boolean {
  return sharedMailboxes.has(fold(address.split('@')[0] ?? ''))
}

/** The free-mail domain that an address probably means: `gmail.com` for `gmial.com`. */
export function suggestDomain(address: string): string | undefined {
  const domain = address.split('@')[1] ?? ''
  if (publicDomains.has(domain)) return undefined
  return commonDomains.find((common) => {
    const edits = distance(domain, common)
    // Two letters in the wrong order are two edits, and the commonest slip.
    return edits === 1 || (edits === 2 && [...domain].sort().join('') === [...common].sort().join(''))
  })
}

const commonDomains = splitWords(`
  gmail.com, hotmail.com, outlook.com, yahoo.com, icloud.com, hotmail.es, orange.fr, wanadoo.fr
`)

const publicDomains = new Set([
  ...commonDomains,
  ...splitWords(`
    googlemail.com, outlook.es, outlook.fr, hotmail.fr, hotmail.co.uk, live.com, msn.com, yahoo.es
  `),
  ...splitWords(`
    yahoo.fr, yahoo.co.uk, ymail.com, me.com, aol.com, gmx.com, gmx.de, gmx.es, gmx.fr, web.de
  `),
  ...splitWords(`
    proton.me, protonmail.com, zoho.com, mail.com, telefonica.net, terra.es, movistar.es, free.fr
  `),
  ...splitWords(`
    laposte.net, sfr.fr, bbox.fr, qq.com, 163.com, 126.com, foxmail.com, sina.com, sohu.com
  `),
  ...splitWords('facebook.com, instagram.com, linkedin.com, wixsite.com, google.com'),
])

const sharedMailboxes = new Set(
  splitWords(`
  info, contact, hello, office, sales, admin, mail, team, support, service, reception, contacto, hola, ventas,
  comercial, administracion, oficina, correo, recepcion, gerencia, pedidos, bonjour, accueil, commercial, direction,
  secretariat, compta
`),
)
