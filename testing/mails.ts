import { type APIRequestContext, expect } from 'playwright/test'

/** A mail as the mailbox of the served site tells it. */
export type Mail = { to: string; subject: string; text: string }

/** The newest mail that the served site has written and that is wanted, as soon as it is there. */
export async function waitForMail(
  request: APIRequestContext,
  baseURL: string | undefined,
  isWanted: (mail: Mail) => boolean,
): Promise<Mail> {
  // Ten ports above the site.
  const mailbox = (baseURL ?? '').replace(/\d+$/, (port) => String(Number(port) + 10))
  let mail: Mail | undefined
  await expect
    .poll(
      async () => {
        const mails: Mail[] = await (await request.get(`${mailbox}/mails.json`)).json()
        mail = mails.find(isWanted)
        return mail
      },
      { message: 'a mail that is wanted', timeout: 20_000 },
    )
    .toBeDefined()
  if (!mail) throw new Error('There is no such mail')
  return mail
}
