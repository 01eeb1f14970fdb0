import * as v from 'valibot'
import { execute, query } from '../../functions/shared/data/database.ts'
import { type Backup, backupSchema, readColumns } from './read-backup.ts'

/** Puts the text of a backup into an empty database, in one statement: all of it, or nothing. Returns the restored rows. */
export async function restoreBackup(text: string): Promise<Backup['tables']> {
  const tables = pauseIssues(parseBackup(text).tables)
  const columns = await readColumns()
  for (const [table, rows] of Object.entries(tables)) refuseUnknown(table, rows, columns.get(table))
  await refuseRows([...columns.keys()])
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0)
  if (filled.length === 0) return tables
  const inserts = filled.map(([table, rows], index) => {
    // A column that the backup lacks gets its default.
    const list = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`)
    return `t${index} as (insert into "${table}" (${list}) overriding system value
  select ${list} from json_populate_recordset(null::"${table}", $${index + 1}) returning 1)`
  })
  const counts = filled.map((_, index) => `(select count(*) from t${index})`)
  await execute({
    text: `with ${inserts.join(', ')} select ${counts.join(' + ')}`,
    values: filled.map(([, rows]) => JSON.stringify(rows)),
  })
  // The next mail must not get the number of a restored one.
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

function refuseUnknown(table: string, rows: Record<string, unknown>[], columns: string[] | undefined): void {
  const unknown = columns ? rows.flatMap(Object.keys).find((name) => !columns.includes(name)) : table
  if (unknown !== undefined)
    throw new Error(
      `This version of the site has no "${unknown}" for ${table}. Restore with the version that made the backup.`,
    )
}

/** Two states of one site cannot be merged. */
async function refuseRows(tables: string[]): Promise<void> {
  const text = tables.map((table) => `select '${table}' as name where exists (select 1 from "${table}")`)
  const [full] = await query({ text: text.join(' union all '), values: [] }, v.object({ name: v.string() }))
  if (full) throw new Error(`The database is not empty: the table "${full.name}" has rows. Nothing was changed.`)
}

/** Nobody knows which readers got an issue after the backup was made, so only the owner lets it continue. */
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
