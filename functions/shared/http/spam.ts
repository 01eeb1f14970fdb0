import type { ContactMessage } from '../../../content/form-schemas.ts'

/** Why a request is quarantined: it is kept, and nothing is mailed unless the owner releases it. */
export type Suspicion = 'honeypot' | 'links' | 'cross-site'

/** Milliseconds. People rarely fill in the form faster, but a prepared text can be pasted. */
const minElapsed = 2_000

const maxLinks = 10

/**
 * Guesses whether a program sent a message. What looks like spam is not mailed, but named in the owner's daily digest, who
 * releases it with one click; a hasty one is mailed with a mark. So a wrong guess loses nothing.
 */
export function checkForSpam(
  { website, elapsed, message }: Pick<ContactMessage, 'website' | 'elapsed' | 'message'>,
  isForeign: boolean,
): { suspicions: Suspicion[]; isHasty: boolean } {
  const links = message.match(/https?:\/\//gi)?.length ?? 0
  const reasons: Record<Suspicion, boolean> = {
    honeypot: website !== undefined,
    links: links > maxLinks,
    'cross-site': isForeign,
  }
  const suspicions = (Object.keys(reasons) as Suspicion[]).filter((reason) => reasons[reason])
  return { suspicions, isHasty: elapsed !== undefined && elapsed < minElapsed }
}
