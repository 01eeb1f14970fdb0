import * as v from 'valibot'

/**
 * A rule for addresses beside those of `<input type="email">`: a dot in the domain, for mail from elsewhere to reach it. No `pattern`
 * of the field, because browsers only say that something does not match: without a script the function names the fault.
 */
export const emailPattern = /^.{1,64}@.+\..+$/

/** An e-mail address of an owner or a visitor; its domain may have any letters. */
export function emailAddress<const Message extends string>(message: Message) {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.transform(toAsciiDomain),
    v.rfcEmail(message),
    v.regex(emailPattern, message),
  )
}

/** Mail needs ASCII domains. Chromium makes one of `info@española.es`, Firefox sends it as it was typed. */
export function toAsciiDomain(address: string): string {
  const [, local, domain] = /^([^@]*)@(?!\p{ASCII}*$)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? []
  const url = domain && URL.parse(`http://${domain}`)
  return url ? `${local}@${url.hostname}` : address
}
