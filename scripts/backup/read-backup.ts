import * as v from 'valibot'
import { query } from '../../functions/shared/data/database.ts'
import { noteHeartbeat } from '../../functions/shared/data/heartbeats.ts'

/** The rows of each table, as PostgreSQL writes them in JSON. */
export const backupSchema = v.object({
  version: v.literal(1),
  madeAt: v.string(),
  tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
})

export type Backup = v.InferOutput<typeof backupSchema>

/** The site recreates the rows of these tables by itself. */
const derivedTables = ['answer', 'spending', 'calendar_feed', 'heartbeat', 'desk_device']

/** Reads all that people brought in, as it is at one moment, and notes that it was saved, for the owner's digest. */
export async function readBackup(): Promise<Backup> {
  const names = [...(await readColumns()).keys()]
  const parts = names.map((name) => `'${name}', (select coalesce(json_agg(t), '[]') from "${name}" as t)`)
  // One statement sees all tables at one moment, so that each row finds those that it refers to.
  const [row] = await query(v.object({ made_at: v.date(), tables: backupSchema.entries.tables }))`
${{ text: `select now() as made_at, json_build_object(${parts.join(', ')}) as tables`, values: [] }}`
  if (!row) throw new Error('The database answered nothing.')
  await noteHeartbeat('backup')
  return { version: 1, madeAt: row.made_at.toISOString(), tables: row.tables }
}

export async function readColumns(): Promise<Map<string, string[]>> {
  const rows = await query(v.object({ name: v.string(), columns: v.array(v.string()) }))`
select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
from information_schema.columns where table_schema = 'public' and table_name <> all(${derivedTables})
group by table_name order by table_name`
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}
