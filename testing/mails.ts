import { type APIRequestContext, expect } from 'playwright/test'
import type { Email } from 'postal-mime'

/** A mail in the mailbox of the served site. */
export type Mail = { to: string; subject: string; text: string }

/** Waits until the served site has written a wanted mail, and returns the newest. */
export async function waitForMail(
  request: APIRequestContext,
  baseURL: string | undefined,
  isWanted: (mail: Mail) => boolean,
): Promise<Mail> {
  // testing/serve-site.ts puts the mailbox ten ports above the site.
  const mailbox = (baseURL ?? '').replace(/\d+$/, (port) => String(Number(port) + 10))
  let mail: Mail | undefined
  await expect
    .poll(
      async () => {
        const mails: Email[] = await (await request.get(`${mailbox}/mails.json`)).json()
        mail = mails.map(flatten).find(isWanted)
        return mail
      },
      { message: 'a mail that is wanted', timeout: 20_000 },
    )
    .toBeDefined()
  if (!mail) throw new Error('No wanted mail came')
  return mail
}

function flatten({ to = [], subject = '', text = '' }: Email): Mail {
  return { to: to.map(({ address }) => address).join(), subject, text }
}
