import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { tell } from '../../locales/owner.ts'
import { execute, queryFirst, queryOne, sql, touches } from '../shared/data/database.ts'
import { createLink, day, type Purpose, readToken, signToken } from '../shared/http/links.ts'
import type { Mail } from '../shared/mail/mailer.ts'
import { type MailKinds, saveMail } from '../shared/mail/outbox.ts'
import { formatTime } from '../shared/mail/texts.ts'

// The desk has no account and no password: a link that is mailed to the owner opens it, and belongs to the first device that
// does. From then on that device has a cookie, and the link is worth nothing to anybody else.

export const deskLink: Purpose = { name: 'desk', seconds: 30 * day, path: 'desk/open' }

/** Ends the access of all devices. */
export const endLink: Purpose = { name: 'desk-end', seconds: 30 * day, path: 'desk/end' }

/** In the cookie of a device that has opened the link. */
const deviceToken: Purpose = { name: 'device', seconds: 30 * day, path: '' }

const cookieName = 'desk'

/** Days from the mail to the end of the device's access. */
export const accessDays = 30

export const deskMails: MailKinds = {
  desk: { to: 'owner', compose: (_mail, environment) => composeLink(environment) },
  'desk-opened': {
    to: 'owner',
    compose: ({ key }, environment) => composeOpened(key.split('/')[1] ?? '', environment),
  },
}

/** Each mail that is written has a link of its own. */
function composeLink(environment: Environment): Mail {
  const link = createLink(deskLink, crypto.randomUUID(), environment)
  const text = [tell('owner.desk.link', { days: accessDays }), link, tell('owner.desk.link.keep')].join('\n\n')
  return { subject: tell('owner.desk.title'), text, look: { button: { label: tell('owner.desk'), url: link } } }
}

/** Tells when a device opened the desk, with a way to end the access of all for whoever did not do that. */
async function composeOpened(id: string, environment: Environment): Promise<Mail | string> {
  const device = await queryFirst(v.object({ opened_at: v.date() }))`
select opened_at from desk_device where id = ${id}::uuid`
  if (!device) return 'its access is over'
  const link = createLink(endLink, id, environment)
  const time = formatTime(device.opened_at)
  return {
    subject: tell('owner.desk.opened'),
    text: [tell('owner.desk.opened.text', { time }), tell('owner.desk.opened.end'), link].join('\n\n'),
    look: { button: { label: tell('owner.desk.end.button'), url: link } },
  }
}

/** Links of a month that nobody opened, after which one a day is enough: anybody can ask for them. */
const mostUnopened = 3

/** Makes a mail with a link due, at most one an hour, whoever asks, and one a day after some that nobody opened. */
export async function requestLink(): Promise<void> {
  const { unopened, isRecent } = await queryOne(v.object({ unopened: v.number(), isRecent: v.boolean() }))`
select count(*)::int as unopened, coalesce(max(created_at) > now() - interval '1 day', false) as "isRecent" from mail
where kind = 'desk' and created_at > greatest(now() - interval '30 days', (select max(opened_at) from desk_device))`
  if (unopened >= mostUnopened && isRecent) return
  await saveMail(`desk/${new Date().toISOString().slice(0, 13)}`, 'desk')
}

/** Gives a link to the device that opens it, and returns the header that sets its cookie. If two open it at once, one gets it. */
export async function takeLink(id: string, request: Request, environment: Environment): Promise<string | undefined> {
  const taken = await execute(
    sql`insert into desk_device (id, expires_on) values (${id}::uuid, current_date + ${accessDays}::int) on conflict do nothing`,
  )
  // Whoever opens it, the owner reads when.
  if (taken > 0) await saveMail(`desk-opened/${id}`, 'desk-opened')
  const token = signToken(deviceToken, id, environment.SIGNING_SECRET ?? '')
  return taken > 0 ? writeCookie(request, token, accessDays * 24 * 3600) : undefined
}

/** If a request comes from a device that has opened a link and was not signed out. */
export async function isOwner(request: Request, environment: Environment): Promise<boolean> {
  const ids = listDevices(request, environment)
  if (ids.length === 0) return false
  return touches(sql`select from desk_device where id = any(${ids}::uuid[]) and expires_on >= current_date limit 1`)
}

/** If a request comes from a device that has opened a link once, which costs the database nothing to know. */
export function hasOwnersCookie(request: Request, environment: Environment): boolean {
  return listDevices(request, environment).length > 0
}

function listDevices(request: Request, environment: Environment): string[] {
  return readCookies(request).flatMap((token) => readToken(deviceToken, token, environment).subject ?? [])
}

/** Ends the access of all devices. Returns the header that takes this one's cookie away. */
export async function signOut(request: Request): Promise<string> {
  await execute(sql`update desk_device set expires_on = current_date - 1`)
  return writeCookie(request, '', 0)
}

/** All of the name: a neighbouring subdomain can set another one. */
function readCookies({ headers }: Request): string[] {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  return cookies
    .filter((cookie) => cookie.startsWith(`${cookieName}=`))
    .map((cookie) => cookie.slice(cookieName.length + 1))
}

/** No script reads it, and no page of another site sends it along. All functions get it, so that the owner's visits are not counted. */
function writeCookie({ url }: Request, value: string, seconds: number): string {
  const secure = new URL(url).protocol === 'https:' ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}
