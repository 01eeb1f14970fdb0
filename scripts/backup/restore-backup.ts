import * as v from 'valibot'
import { listBookings } from '../../functions/booking/store.ts'
import { mailKinds } from '../../functions/owner/mail-kinds.ts'
import { execute, query, sql } from '../../functions/shared/data/database.ts'
import { listKinds } from '../../functions/shared/mail/outbox.ts'
import { formatTime } from '../../functions/shared/mail/texts.ts'
import { tell } from '../../locales/owner.ts'
import { type Erased, leaveOutErased } from './erased.ts'
import { type Backup, backupSchema, readColumns } from './read-backup.ts'

/**
 * Puts the text of a backup into an empty database, in one statement: all of it, or nothing.
 *
 * @param erased those who were erased, some after the backup was made
 * @returns the restored rows, and how many people were left out
 */
export async function restoreBackup(text: string, erased: Erased[] = []) {
  const { tables: known, people } = leaveOutErased(parseBackup(text), erased)
  const tables = holdMails(pauseIssues(known))
  const columns = await readColumns()
  for (const [table, rows] of Object.entries(tables)) refuseUnknown(table, rows, columns.get(table))
  await refuseRows([...columns.keys()])
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0)
  if (filled.length === 0) return { tables, people }
  const inserts = filled.map(([table, rows], index) => {
    // A column that the whole backup lacks gets its default; one row may have less than another in a file that was mended by hand.
    const list = [...new Set(rows.flatMap(Object.keys))].map((column) => `"${column}"`)
    return `t${index} as (insert into "${table}" (${list}) overriding system value
  select ${list} from json_populate_recordset(null::"${table}", $${index + 1}) returning 1)`
  })
  const counts = filled.map((_, index) => `(select count(*) from t${index})`)
  // The next mail must not get the number of a restored one, also if this process is killed now.
  const last = Math.max(1, ...(tables.mail ?? []).map(({ id }) => Number(id) || 1))
  await execute({
    text: `with ${inserts.join(', ')} select setval(pg_get_serial_sequence('mail', 'id'), ${last}), ${counts.join(' + ')}`,
    values: filled.map(([, rows]) => JSON.stringify(rows)),
  })
  return { tables, people }
}

function parseBackup(text: string): Backup {
  try {
    // Without `-s` npm begins the file with the names of its command.
    return v.parse(backupSchema, JSON.parse(text.slice(text.indexOf('{'))))
  } catch (error) {
    throw new Error(tell('backup.wrong'), { cause: error })
  }
}

function refuseUnknown(table: string, rows: Record<string, unknown>[], columns: string[] | undefined): void {
  const unknown = columns ? rows.flatMap(Object.keys).find((name) => !columns.includes(name)) : table
  if (unknown !== undefined) throw new Error(tell('backup.version', { column: unknown, table }))
}

/** Two states of one site cannot be merged. */
async function refuseRows(tables: string[]): Promise<void> {
  const text = tables.map((table) => `select '${table}' as name where exists (select 1 from "${table}")`)
  const [full] = await query(v.object({ name: v.string() }))`${{ text: text.join(' union all '), values: [] }}`
  if (full) throw new Error(tell('backup.full', { table: full.name }))
}

const restored = 'restored'

/**
 * Nobody knows which of the mails that were due went out after the backup was made. The owner's say so; those to visitors wait until
 * the owner has looked which appointments still hold.
 */
function holdMails(tables: Backup['tables']): Backup['tables'] {
  const visitors = listKinds(mailKinds, 'visitor')
  const mail = tables.mail?.map((each) => {
    if (each.ended_at || each.issue) return each
    const doubts = { ...each, possible_copies: Number(each.possible_copies ?? 0) + 1 }
    return visitors.includes(String(each.kind)) ? { ...doubts, due_at: '9999-12-31', reason: restored } : doubts
  })
  return mail ? { ...tables, mail } : tables
}

/** Lets the mails to visitors go out that a restore held. Returns how many there are. */
export async function resumeMails(): Promise<number> {
  return execute(
    sql`update mail set due_at = greatest(created_at, now()), reason = null where ended_at is null and reason = ${restored}`,
  )
}

/** The appointments to come, which a restore may have brought back from before they were cancelled. */
export async function listAppointments(): Promise<string[]> {
  const coming = (await listBookings()).filter(({ state, end }) => state === 'confirmed' && end > new Date())
  return coming.map(({ id, start, name, email }) => `  ${formatTime(start)}  ${name} <${email}>  ${id}`)
}

/** Nobody knows which readers got an issue after the backup was made, so only the owner lets it continue. */
function pauseIssues(tables: Backup['tables']): Backup['tables'] {
  const paused = { state: 'paused', paused_at: new Date().toISOString(), paused_because: tell('backup.paused') }
  const { newsletter_issue: issues = [], ...others } = tables
  const held = issues.map((each) => (each.state === 'finished' ? each : { ...each, ...paused }))
  return { ...others, newsletter_issue: held }
}
