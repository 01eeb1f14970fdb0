import { toAsciiDomain } from '../../../content/form-schemas.ts'

/** The form of an e-mail address in which two of them are compared, and under which it is stored. */
export function normalizeAddress(address: string): string {
  return toAsciiDomain(address.trim().normalize('NFC')).toLowerCase()
}

/** Whether two different addresses probably reach one person: they differ in a tag (`ana+news@…`) or in the dots of Gmail. */
export function isCloseMatch(one: string, other: string): boolean {
  return normalizeAddress(one) !== normalizeAddress(other) && getMailbox(one) === getMailbox(other)
}

function getMailbox(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(normalizeAddress(address)) ?? []
  // An address may begin with its tag's sign, and then has none.
  const person = local.replace(/(?<=.)\+.*$/s, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${person.replaceAll('.', '')}@gmail.com` : `${person}@${domain}`
}
