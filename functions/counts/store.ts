import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { site } from '../../model/kinds/site.ts'
import { today } from '../../model/today.ts'
import { execute, sql } from '../shared/data/database.ts'
import { type Background, isPreview, listFrames } from '../shared/http/requests.ts'
import { openStore, requestRun } from '../shared/mail/outbox.ts'

// A process adds up in its memory. At most every twenty seconds it puts its sums beside the database, which they must not wake: the
// run of the minute that looks for mails anyway saves those of all processes in one statement. Sums of a process that crashes are lost.

/** A row of the table `tally`, and what a process puts beside the database. */
export const sumSchema = v.object({
  ...v.entriesFromList(['day', 'kind', 'what', 'locale', 'source'], v.string()),
  count: v.number(),
})

export type Sum = v.InferOutput<typeof sumSchema>

/** Something that happened once; as the columns of the table `tally`. */
export type Event = Pick<Sum, 'kind' | 'what'> & Partial<Pick<Sum, 'locale' | 'source'>>

/** Exported for tests, which share it. */
export const gathered = new Map<string, Sum>()

/** Counts what happened, but nothing in a preview, and nothing of people who object. It never fails, and nobody waits for it. */
export function count(events: Event[], { headers }: Request, background: Background): void {
  const isObjecting = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
  if (!site.counts || isObjecting || isPreview(background) || events.length === 0) return
  const day = today()
  for (const { kind, what, locale = '', source = '' } of events) {
    const fresh = { day, kind, what, locale, source, count: 0 }
    const key = JSON.stringify(fresh)
    const sum = gathered.get(key) ?? fresh
    sum.count += 1
    gathered.set(key, sum)
  }
  background.waitUntil(keep())
}

/** Milliseconds. The first sums after a pause are kept at once, the others together. Tests have none. */
export const keepingLimits = { pause: 20_000 }

let keeping: Promise<void> | undefined
let keptAt = 0

function keep(): Promise<void> {
  keeping ??= setTimeout(Math.max(0, keptAt + keepingLimits.pause - Date.now())).then(async () => {
    const sums = [...gathered.values()]
    gathered.clear()
    keptAt = Date.now()
    keeping = undefined
    // A database of this machine does not sleep, and without a store there is nothing but the database.
    const store = process.env.NETLIFY_DEV ? undefined : openKept()
    await (store ? store.setJSON(randomUUID(), sums) : save(sums)).catch((error: unknown) =>
      console.error('[counts] sums are lost:', listFrames(error)),
    )
  })
  return keeping
}

/** Objects of the store that a run reads; the next run reads the others. */
const mostRead = 100

/** Saves what processes have kept. Sums that cannot be saved are lost: twice would be worse. */
export async function saveKept(): Promise<void> {
  const store = openKept()
  const listed = await store?.list().catch(() => undefined)
  if (!store || !listed || listed.blobs.length === 0) return
  const read = listed.blobs.slice(0, mostRead).map(async ({ key }) => {
    // One that cannot be read stays for the next run.
    const kept = v.safeParse(v.array(sumSchema), await store.get(key, { type: 'json' }))
    await store.delete(key)
    return kept.success ? kept.output : []
  })
  const results = await Promise.allSettled(read)
  await save(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])))
  if (listed.blobs.length > mostRead) await requestRun()
}

async function save(sums: Sum[]): Promise<void> {
  await execute(sql`insert into tally (day, kind, what, locale, source, count)
select day, kind, what, locale, source, sum(count) from json_populate_recordset(null::tally, ${JSON.stringify(sums)})
group by day, kind, what, locale, source
on conflict (day, kind, what, locale, source) do update set count = tally.count + excluded.count`)
}

const openKept = () => openStore('counts')
