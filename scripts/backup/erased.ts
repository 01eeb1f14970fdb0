import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { hashErased } from '../../functions/owner/erase-person.ts'
import { query } from '../../functions/shared/data/database.ts'
import type { Backup } from './read-backup.ts'

// A backup that was made before a person was erased still has the person. Hashes of those who were erased are kept apart from it.

/** Lies beside backups, in the folder of the commands. */
const erasedFile = 'erased.json'

const row = v.object({ salt: v.string(), hash: v.string(), erased_at: v.string(), expires_on: v.string() })

/** A person who was erased: a hash of the address, and the moment. */
export type Erased = v.InferOutput<typeof row>

/** Adds those that the database knows, also from the desk, to the file of a folder. */
export async function keepErased(folder: string): Promise<void> {
  const rows = await query(row)`
select salt, hash, to_json(erased_at) #>> '{}' as erased_at, expires_on::text from erased`
  const all = new Map([...readErased(folder), ...rows].map((each) => [each.hash, each]))
  if (all.size > 0) writeFileSync(join(folder, erasedFile), `${JSON.stringify([...all.values()], undefined, 2)}\n`)
}

/** Those that the files in the folder of a backup and in that of the command name. */
export function listErased(backup: string): Erased[] {
  return [dirname(backup), '.'].flatMap(readErased)
}

function readErased(folder: string): Erased[] {
  const file = join(folder, erasedFile)
  return existsSync(file) ? v.parse(v.array(row), JSON.parse(readFileSync(file, 'utf8'))) : []
}

const references = ['lead_id', 'subscription_id', 'booking_id', 'seat_id']

/** Tables without the rows of those who were erased after the backup was made, and how many people that concerns. */
export function leaveOutErased({ madeAt, tables }: Backup, erased: Erased[]) {
  const known = new Set(tables.erased?.map(({ hash }) => hash))
  const later = [...new Map(erased.map((each) => [each.hash, each])).values()].filter(
    ({ hash, erased_at }) => !known.has(hash) && new Date(erased_at) > new Date(madeAt || 0),
  )
  const rows = Object.values(tables).flat()
  const addresses = [...new Set(rows.map(({ address }) => String(address ?? '')))]
  const gone = new Set<unknown>(
    addresses.filter((one) => later.some(({ salt, hash }) => hashErased(one, salt) === hash)),
  )
  const ids = new Set<unknown>(rows.flatMap(({ id, address }) => (id && gone.has(String(address)) ? [id] : [])))
  const left = Object.entries(tables).map(([table, all]) => {
    const kept = all.filter((row) => !gone.has(String(row.address)) && !references.some((name) => ids.has(row[name])))
    // An issue is counted by its mails.
    return [table, kept.map((row) => (ids.has(row.reader_id) ? { ...row, reader_id: null } : row))] as const
  })
  const all: Backup['tables'] = Object.fromEntries(left)
  return { tables: later.length > 0 ? { ...all, erased: [...(all.erased ?? []), ...later] } : all, people: gone.size }
}
