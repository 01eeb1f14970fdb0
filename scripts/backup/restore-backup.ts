import * as v from 'valibot'
import { execute, query } from '../../functions/shared/data/database.ts'
import { type Backup, backupSchema, readColumns } from './read-backup.ts'

/**
 * Puts a backup into an empty database, in one statement: all of it, or nothing.
 *
 * @param text the file
 * @returns the rows of each table, as they were restored
 * @throws Error that says what is wrong with the file, or that the database is not empty
 */
export async function restoreBackup(text: string): Promise<Backup['tables']> {
  const tables = pauseIssues(leaveOutGone(holdSpam(parseBackup(text).tables)))
  const columns = await readColumns()
  for (const [table, rows] of Object.entries(tables)) refuseUnknown(table, rows, columns.get(table))
  await refuseRows([...columns.keys()])
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0)
  if (filled.length === 0) return tables
  const inserts = filled.map(([table, rows], index) => {
    // Columns that are younger than the backup get their defaults.
    const list = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`)
    return `t${index} as (insert into "${table}" (${list}) overriding system value
  select ${list} from json_populate_recordset(null::"${table}", $${index + 1}) returning 1)`
  })
  const counts = filled.map((_, index) => `(select count(*) from t${index})`)
  await execute({
    text: `with ${inserts.join(', ')} select ${counts.join(' + ')}`,
    values: filled.map(([, rows]) => JSON.stringify(rows)),
  })
  // The next mail gets a number that none of the restored has.
  await execute({ text: `select setval(pg_get_serial_sequence('mail', 'id'), max(id)) from mail`, values: [] })
  return tables
}

function parseBackup(text: string): Backup {
  try {
    return v.parse(backupSchema, JSON.parse(text))
  } catch (error) {
    throw new Error('This is no backup that npm run backup has made.', { cause: error })
  }
}

/** Columns that older backups have and newer versions of the site lack, by table. */
const gone: Record<string, string[]> = {
  newsletter_issue: ['counts'],
  subscription: ['held_because'],
  booking: ['held_because'],
  seat: ['held_because'],
}

function leaveOutGone(tables: Backup['tables']): Backup['tables'] {
  const leaveOut = (table: string, row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !gone[table]?.includes(column)))
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => leaveOut(table, row))]),
  )
}

function refuseUnknown(table: string, rows: Record<string, unknown>[], columns: string[] | undefined): void {
  const unknown = columns ? rows.flatMap(Object.keys).find((name) => !columns.includes(name)) : table
  if (unknown !== undefined)
    throw new Error(
      `This version of the site has no "${unknown}" for ${table}. Restore with the version that made the backup.`,
    )
}

/** @throws Error that names the first table with rows: two states of one site cannot be merged */
async function refuseRows(tables: string[]): Promise<void> {
  const text = tables.map((table) => `select '${table}' as name where exists (select 1 from "${table}")`)
  const [full] = await query({ text: text.join(' union all '), values: [] }, v.object({ name: v.string() }))
  if (full) throw new Error(`The database is not empty: the table "${full.name}" has rows. Nothing was changed.`)
}

/** Requests of other forms that look like spam are held messages now, with all that was asked for. */
function holdSpam({ booking = [], seat = [], subscription = [], lead = [], ...others }: Backup['tables']) {
  const isSpam = ({ held_because }: Record<string, unknown>) => Array.isArray(held_because)
  const messages = [...booking, ...seat, ...subscription]
    .filter(isSpam)
    .map(
      ({ id, requested_at: received_at, expires_on, locale, email, name = email, address, held_because, ...asked }) => {
        const message = JSON.stringify(asked, null, 2)
        return { id, received_at, expires_on, locale, name, email, address, message, details: {}, held_because }
      },
    )
  const leaveOut = (rows: typeof booking) => rows.filter((row) => !isSpam(row))
  const kept = { booking: leaveOut(booking), seat: leaveOut(seat), subscription: leaveOut(subscription) }
  return { ...others, ...kept, lead: [...lead, ...messages] }
}

/** Who got an issue after the backup was made is not known, so only the owner lets it go on. */
function pauseIssues(tables: Backup['tables']): Backup['tables'] {
  const paused = {
    state: 'paused',
    paused_at: new Date().toISOString(),
    paused_because: 'it was restored from a backup; readers whom it reached after that would get it twice',
  }
  const { newsletter_issue: issues = [], ...others } = tables
  return {
    ...others,
    newsletter_issue: issues.map((each) => (each.state === 'finished' ? each : { ...each, ...paused })),
  }
}
