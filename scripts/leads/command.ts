import * as v from 'valibot'
import { releaseLead } from '../../functions/contact/store.ts'
import { erasePerson } from '../../functions/owner/erase-person.ts'
import { query, type Statement, sql } from '../../functions/shared/data/database.ts'
import { normalizeAddress } from '../../model/form-schemas.ts'
import { keepErased } from '../backup/erased.ts'
import type { Answer } from '../shared/command.ts'
import {
  defineDatabaseCommand,
  deployedUsage,
  findSite,
  type Place,
  pickId,
  wakeJob,
} from '../shared/database-command.ts'
import { formatSubscribersCsv, formatText } from './format-inbox.ts'
import { readInbox, readRows, type StoredTable } from './read-inbox.ts'

const usage = `npm run leads                          messages and subscribers, the newest first
npm run leads -- --json                all as JSON; npm run -s leads prints nothing else
npm run leads -- --csv                 who gets the newsletter, with the link to unsubscribe that each issue must carry:
                                       it needs SIGNING_SECRET, and with --deployed SITE_URL, of the deployed site
npm run leads -- --release <id>        mails you a message that was held
npm run leads -- --export <e-mail>     all that is kept of a person, as JSON
npm run leads -- --erase <e-mail>      deletes all that is kept of a person
npm run leads -- --help                this list
${deployedUsage}

Of an id the first four characters are enough, if no other message has them. What is not told to change something only reads. All
that people brought in, for safekeeping: npm run backup -- --help`

/** `npm run leads` */
export const leads = defineDatabaseCommand(
  {
    name: 'leads',
    usage,
    flags: ['json', 'csv'],
    options: { release: 'id', erase: 'address', export: 'address' },
    exclusive: ['json', 'csv', 'release', 'erase', 'export'],
  },
  async ({ has, get }, place) => {
    const [id, erased, exported] = [get('release'), get('erase'), get('export')]
    if (id) return release(id, place)
    if (erased) return erase(erased, place)
    if (exported) return exportPerson(exported)
    const report = await readInbox({ ...place.environment, SITE_URL: await findSite(place) })
    if (has('json')) return JSON.stringify(report, null, 2)
    if (!has('csv')) return formatText(report)
    if (!place.environment.SIGNING_SECRET)
      throw new Error('The links to unsubscribe need SIGNING_SECRET in the environment.')
    return formatSubscribersCsv(report.subscribers)
  },
)

/** Makes the mails of a held message due, once. */
async function release(beginning: string, place: Place): Promise<string | Answer> {
  const rows = await query(
    sql`select id from lead where id::text like ${`${beginning.toLowerCase()}%`} order by id limit 20`,
    v.object({ id: v.string() }),
  )
  const { id } = pickId(rows, beginning, 'message')
  if (!(await releaseLead(id))) throw new Error(`The message ${id} was not held: it was mailed as it arrived.`)
  return `Released. It is mailed ${await wakeJob(place)}, but not again where it was released before.`
}

/** Copies that no command of this site can erase (GDPR art. 17 and 19). */
const unreached = `This does not reach the mails in your mailbox, the host's logs, lists that you exported, and the backups of the database's
provider, which end by themselves.`

async function erase(email: string, place: Place): Promise<Answer> {
  const address = normalizeAddress(email)
  const erased = await erasePerson(address)
  await keepErased()
  // The next run mails cancellations and offers free seats.
  if (erased.cancelled + erased.seats > 0) await wakeJob(place)
  const isFound = Object.values(erased).some((count) => count > 0)
  const counts = Object.entries(erased).map(([what, count]) => `  ${what}: ${count}`)
  const lines = isFound ? [`Erased of ${address}:`, ...counts, unreached] : [`Nothing is kept of ${address}.`]
  const close = await listCloseMatches(address)
  if (close.length > 0) lines.push('Probably the same person, and still kept:', ...close)
  return { text: lines.join('\n'), code: isFound ? 0 : 1 }
}

/** Addresses that differ in dots or a tag alone (`ana+news@…`), and so probably reach the same person. */
async function listCloseMatches(address: string): Promise<string[]> {
  const strip = (text: Statement) => sql`regexp_replace(${text}, '[.]|[+][^@]*', '', 'g')`
  const rows = await query(
    sql`select address from (select address from lead union select address from subscription
  union select address from booking union select address from seat) as known
where address <> ${address} and ${strip(sql`address`)} = ${strip(sql`${address}::text`)} order by address`,
    v.object({ address: v.string() }),
  )
  return rows.map((row) => row.address)
}

/** All that is kept of a person, as it is stored (GDPR art. 15 and 20), with the words that they agreed to. */
async function exportPerson(email: string): Promise<string> {
  const address = normalizeAddress(email)
  const read = async (table: StoredTable) =>
    (await readRows(table, address)).map(({ row, mails }) => ({ ...row, mails }))
  const readAll = (statement: Statement) => query(statement, v.looseObject({}))
  const [messages, newsletter, appointments, seats] = [
    await read('lead'),
    await read('subscription'),
    await read('booking'),
    await read('seat'),
  ]
  const papers = await readAll(sql`select * from attendee where address = ${address} order by course, person`)
  if (messages.length + newsletter.length + appointments.length + seats.length + papers.length === 0)
    throw new Error(`Nothing is kept of ${address}.`)
  const issues = await readAll(sql`select issue, coalesce(outcome, 'waiting') as state, ended_at, reason from mail
where reader_id in (select id from subscription where address = ${address}) order by ended_at, issue`)
  const agreedTo =
    await readAll(sql`select kind, version, locale, words from consent_text where (kind, version, locale) in (
  select 'newsletter', consent_version, locale from subscription where address = ${address}
  union select 'contact', notice_version, locale from lead where address = ${address}
  union select 'booking', notice_version, locale from booking where address = ${address}
  union select 'course', notice_version, locale from seat where address = ${address}
) order by kind, version, locale`)
  return JSON.stringify({ address, messages, newsletter, appointments, seats, papers, issues, agreedTo }, null, 2)
}
