import * as v from 'valibot'
import { noteAnswer, releaseLead } from '../functions/contact/store.ts'
import { erasePerson } from '../functions/owner/erase-person.ts'
import { query, type Statement, sql } from '../functions/shared/data/database.ts'
import { tell } from '../locales/owner.ts'
import { normalizeAddress } from '../model/form-schemas.ts'
import { keepErased } from './backup/erased.ts'
import { formatSubscribersCsv, formatText } from './leads/format-inbox.ts'
import { readInbox, readRows } from './leads/read-inbox.ts'
import { type Answer, writeUsage } from './shared/command.ts'
import {
  defineDatabaseCommand,
  deployedUsage,
  findSite,
  type Place,
  pickId,
  wakeJob,
} from './shared/database-command.ts'

const usage = writeUsage(
  [
    ['npm run leads', tell('leads.usage.list')],
    ['npm run leads -- --json', tell('leads.usage.json')],
    ['npm run leads -- --csv', tell('leads.usage.csv')],
    ['npm run leads -- --answered <id>', tell('leads.usage.answered')],
    ['npm run leads -- --release <id>', tell('leads.usage.release')],
    ['npm run leads -- --export <e-mail>', tell('leads.usage.export')],
    ['npm run leads -- --erase <e-mail>', tell('leads.usage.erase')],
    deployedUsage,
  ],
  tell('leads.usage.more'),
)

export default defineDatabaseCommand(
  {
    name: 'leads',
    usage,
    flags: ['json', 'csv'],
    options: { answered: 'id', release: 'id', erase: 'address', export: 'address' },
    exclusive: ['json', 'csv', 'answered', 'release', 'erase', 'export'],
  },
  async ({ has, get }, place) => {
    const [answered, held, erased, exported] = [get('answered'), get('release'), get('erase'), get('export')]
    if (answered) {
      await noteAnswer(await findId(answered))
      return tell('leads.answered')
    }
    if (held) return release(held, place)
    if (erased) return erase(erased, place)
    if (exported) return exportPerson(exported)
    const report = await readInbox({ ...place.environment, SITE_URL: await findSite(place) })
    if (has('json')) return JSON.stringify(report, null, 2)
    if (!has('csv')) return formatText(report)
    if (!place.environment.SIGNING_SECRET) throw new Error(tell('leads.secret'))
    return formatSubscribersCsv(report.subscribers)
  },
)

async function findId(beginning: string): Promise<string> {
  const rows = await query(v.object({ id: v.string() }))`
select id from lead where id::text like ${`${beginning.toLowerCase()}%`} order by id limit 20`
  return pickId(rows, beginning).id
}

/** Makes the mails of a held message due, once. */
async function release(beginning: string, place: Place): Promise<string> {
  const id = await findId(beginning)
  if (!(await releaseLead(id))) throw new Error(tell('leads.notHeld', { id }))
  return tell('leads.released', { when: await wakeJob(place) })
}

async function erase(email: string, place: Place): Promise<Answer> {
  const address = normalizeAddress(email)
  const erased = await erasePerson(address)
  await keepErased(place.folder)
  // The next run mails cancellations and offers free seats.
  if (erased.cancelled + erased.seats > 0) await wakeJob(place)
  const isFound = Object.values(erased).some((count) => count > 0)
  // Copies that no command of this site can erase are named too (GDPR art. 17 and 19).
  const lines = isFound
    ? [tell('leads.erased', { address }), tell('leads.erased.counts', erased), tell('leads.erased.not')]
    : [tell('leads.nothing', { address })]
  const close = await listCloseMatches(address)
  if (close.length > 0) lines.push(tell('leads.close'), ...close)
  return { text: lines.join('\n'), code: isFound ? 0 : 1 }
}

/** Addresses that differ in dots or a tag alone (`ana+news@…`), and so probably reach the same person. */
async function listCloseMatches(address: string): Promise<string[]> {
  const strip = (text: Statement) => sql`regexp_replace(${text}, '[.]|[+][^@]*', '', 'g')`
  const rows = await query(v.object({ address: v.string() }))`
select address from (select address from lead union select address from subscription
  union select address from booking union select address from seat) as known
where address <> ${address} and ${strip(sql`address`)} = ${strip(sql`${address}::text`)} order by address`
  return rows.map((row) => row.address)
}

const tables = { messages: 'lead', newsletter: 'subscription', appointments: 'booking', seats: 'seat' } as const

/** All that is kept of a person, as it is stored (GDPR art. 15 and 20), with the words that they agreed to. */
async function exportPerson(email: string): Promise<string> {
  const address = normalizeAddress(email)
  const kept: Record<string, object[]> = {}
  const readAll = (statement: Statement) => query(v.looseObject({}))`${statement}`
  for (const [name, table] of Object.entries(tables))
    kept[name] = (await readRows(table, address)).map(({ row, mails }) => ({ ...row, mails }))
  kept.papers = await readAll(sql`select * from attendee where address = ${address} order by course, person`)
  if (Object.values(kept).every((rows) => rows.length === 0)) throw new Error(tell('leads.nothing', { address }))
  kept.issues = await readAll(sql`select issue, coalesce(outcome, 'waiting') as state, ended_at, reason from mail
where reader_id in (select id from subscription where address = ${address}) order by ended_at, issue`)
  kept.agreedTo =
    await readAll(sql`select kind, version, locale, words from consent_text where (kind, version, locale) in (
  select 'newsletter', consent_version, locale from subscription where address = ${address}
  union select 'contact', notice_version, locale from lead where address = ${address}
  union select 'booking', notice_version, locale from booking where address = ${address}
  union select 'course', notice_version, locale from seat where address = ${address}
) order by kind, version, locale`)
  return JSON.stringify({ address, ...kept }, null, 2)
}
