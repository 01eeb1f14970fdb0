import type { ContactMessage } from '../../content/form-schemas.ts'

/** Milliseconds. People take longer to fill in the form. */
const minElapsed = 2_000

const maxLinks = 10

/** Whether a message looks like spam. It is quarantined then, so a wrong guess loses nothing: `npm run leads -- --held`. */
export function isSpam({
  website,
  elapsed,
  message,
}: Pick<ContactMessage, 'website' | 'elapsed' | 'message'>): boolean {
  const isTooFast = elapsed !== undefined && elapsed < minElapsed
  const links = message.match(/https?:\/\//gi)?.length ?? 0
  return website !== undefined || isTooFast || links > maxLinks
}
