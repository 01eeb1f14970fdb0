// Measures the filter trap of the post, without a server: npm install && npm start [seed]
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'

const rows = 4000
const tenants = 20
const queries = 100
const seed = Number(process.argv[2] ?? 1)
const schema = readFileSync(new URL('schema.sql', import.meta.url), 'utf8')

const exact = { enable_indexscan: 'off', enable_seqscan: 'on', enable_bitmapscan: 'on', enable_sort: 'on' }
const forced = { enable_indexscan: 'on', enable_seqscan: 'off', enable_bitmapscan: 'off', enable_sort: 'off' }
const iterative = { ...forced, 'hnsw.iterative_scan': 'strict_order' }

console.log(
  '| dimensions | rows without iterative scan: mean (most) | rows with it: fewest | recall, ef 100 | recall, ef 400 | planner left alone |',
)
console.log('| --- | --- | --- | --- | --- | --- |')
for (const dimensions of [16, 64, 128, 256, 1024]) await measure(dimensions)

async function measure(dimensions) {
  const db = await PGlite.create({ extensions: { vector } })
  if (dimensions === 16) {
    const { rows: versions } = await db.query(
      "SELECT split_part(version(), ' ', 2) AS postgres, default_version AS pgvector FROM pg_available_extensions WHERE name = 'vector'",
    )
    console.error(`seed ${seed},`, versions[0])
  }
  const random = createRandom(seed)
  const invent = () => `[${Array.from({ length: dimensions }, () => (2 * random() - 1).toFixed(4))}]`
  // Rows before the index: building it in one go is faster.
  const start = schema.indexOf('CREATE INDEX')
  await db.exec(schema.slice(0, start).replace('1024', String(dimensions)))
  for (let id = 1; id <= rows; id++) {
    await db.query("INSERT INTO chunk VALUES ($1, $2, '', $3::halfvec)", [id, id % tenants, invent()])
  }
  await db.exec(schema.slice(start))
  await db.exec('ANALYZE chunk')

  const counts = []
  let fewest = 10
  const found = { 100: 0, 400: 0, free: 0 }
  for (let query = 0; query < queries; query++) {
    const vectorText = invent()
    const tenant = query % tenants
    const truth = await top(db, exact, tenant, vectorText)
    counts.push((await top(db, { ...forced, 'hnsw.ef_search': '40' }, tenant, vectorText, 'chunk_embedding')).size)
    for (const ef of ['100', '400']) {
      const settings = { ...iterative, 'hnsw.ef_search': ef }
      const ids = await top(db, settings, tenant, vectorText, 'chunk_embedding')
      found[ef] += truth.intersection(ids).size
      fewest = Math.min(fewest, ids.size)
    }
    const free = { 'hnsw.iterative_scan': 'strict_order', 'hnsw.ef_search': '100' }
    found.free += truth.intersection(await top(db, free, tenant, vectorText)).size
  }
  const mean = counts.reduce((sum, count) => sum + count, 0) / queries
  const recall = (hits) => (hits / (10 * queries)).toFixed(2)
  console.log(
    `| ${dimensions} | ${mean.toFixed(1)} (${Math.max(...counts)}) | ${fewest} | ${recall(found[100])} | ${recall(found[400])} | ${recall(found.free)} |`,
  )
  await db.close()
}

/** The ids of the nearest ten. @param index the one that the plan must use */
async function top(db, settings, tenant, vectorText, index = '') {
  const sql = 'SELECT id FROM chunk WHERE tenant_id = $1 ORDER BY embedding <=> $2::halfvec LIMIT 10'
  return db.transaction(async (tx) => {
    for (const [name, value] of Object.entries(settings)) {
      await tx.query('SELECT set_config($1, $2, true)', [name, value])
    }
    if (index) {
      const plan = await tx.query(`EXPLAIN ${sql.replace('$1', tenant).replace('$2', `'${vectorText}'`)}`)
      if (!JSON.stringify(plan.rows).includes(index)) throw new Error(`the plan does not use ${index}`)
    }
    const result = await tx.query(sql, [tenant, vectorText])
    return new Set(result.rows.map((row) => row.id))
  })
}

/** Mulberry32: the same numbers for the same seed. */
function createRandom(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
