import type { ContactMessage } from '../../content/form-schemas.ts'

/** Nobody reads and fills in a form in less. */
const shortestVisit = 2_000

const mostLinks = 10

/** Whether a message looks like spam. It is kept apart then, so a wrong guess loses nothing: `npm run leads -- --held`. */
export function isSpam({
  website,
  elapsed,
  message,
}: Pick<ContactMessage, 'website' | 'elapsed' | 'message'>): boolean {
  const isTooFast = elapsed !== undefined && elapsed < shortestVisit
  const links = message.match(/https?:\/\//gi)?.length ?? 0
  return website !== undefined || isTooFast || links > mostLinks
}
