import { site } from '../../../content/site.ts'
import { localeCodes } from '../../../locales/locales.ts'

/**
 * Whom to tell about a weakness (https://www.rfc-editor.org/rfc/rfc9116). It has to expire; a year after the month of the
 * build keeps it the same in builds of one month.
 *
 * @param siteUrl origin without a slash at its end
 */
export function createSecurityTxt(siteUrl: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1))
  return `Contact: mailto:${site.owner.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${localeCodes.join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`
}
