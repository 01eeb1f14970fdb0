import { setTimeout } from 'node:timers/promises'
import type { Pool, PoolConfig } from 'pg'
import * as v from 'valibot'

export type Statement = { text: string; values: unknown[] }

/** Makes each value a parameter, so that nothing typed by a visitor becomes SQL. A nested statement becomes a part of it. */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Statement {
  const statement: Statement = { text: strings[0] ?? '', values: [] }
  for (const [index, value] of values.entries()) {
    append(statement, value)
    statement.text += strings[index + 1] ?? ''
  }
  return statement
}

/**
 * Makes the tag of a statement whose rows a schema reads: `query(schema)`select …``. It runs the statement, and throws if the
 * database does not answer in time, refuses it, or a row breaks the schema. A statement is a
 * transaction of its own, so parts that belong together are CTEs of one statement: one way to the server and back. The local
 * stand-in shares one session among all connections, where transactions of several statements would mix.
 */
export function query<const Schema extends v.GenericSchema>(schema: Schema) {
  return async (...template: Template) => {
    const { rows } = await run(sql(...template))
    return v.parse(v.array(schema), rows)
  }
}

export function queryFirst<const Schema extends v.GenericSchema>(schema: Schema) {
  return async (...template: Template) => (await query(schema)(...template))[0]
}

/** The row of a statement that always gives one. */
export function queryOne<const Schema extends v.GenericSchema>(schema: Schema) {
  return async (...template: Template) => v.parse(schema, (await run(sql(...template))).rows[0])
}

export type Template = Parameters<typeof sql>

/** Runs one statement. True if it changed a row, or selected one at its end. */
export async function touches(statement: Statement): Promise<boolean> {
  return (await execute(statement)) > 0
}

export async function execute(statement: Statement): Promise<number> {
  const { rowCount } = await run(statement)
  return rowCount ?? 0
}

const outages = new WeakSet<object>()

/** If an error says that the database did not answer. Any other error means a refused statement or another fault. */
export function isOutage(error: unknown): boolean {
  return typeof error === 'object' && error !== null && outages.has(error)
}

async function run({ text, values }: Statement) {
  try {
    return await (await connect()).query(text, values)
  } catch (error) {
    // Only the server's own errors have a severity. These classes are lost connections, lack of room and time-outs.
    const { severity, code } = Object(error)
    if (severity !== 'ERROR' || /^(08|53|57)/.test(code)) outages.add(Object(error))
    throw error
  }
}

/** Ends the connections, so that a command can end. The next statement connects again. */
export async function closeDatabase(): Promise<void> {
  const closing = database
  database = undefined
  await (await closing?.pool.catch(() => undefined))?.end()
}

/** Milliseconds. A visitor's browser waits for 20 seconds, in which what cannot be saved must still be mailed. */
export const connectionLimits = {
  // The local stand-in shares its process with all functions, and each of them starts again for each request.
  connectionTimeoutMillis: process.env.NETLIFY_DEV ? 25_000 : 3_000,
  query_timeout: 5_000,
  // A frozen function must not keep connections for long, and an idle one must not keep a process alive.
  idleTimeoutMillis: 5_000,
  allowExitOnIdle: true,
  max: 9,
}

let database: { pool: Promise<Pool>; url: string | undefined } | undefined

function connect(): Promise<Pool> {
  const url = process.env.NETLIFY_DB_URL
  // Tests and commands change the variable.
  if (database && database.url === url) return database.pool
  const opening = { pool: openPool(url), url }
  database = opening
  // One that failed is forgotten, so that the next statement tries again.
  opening.pool.catch(() => {
    if (database === opening) database = undefined
  })
  return opening.pool
}

async function openPool(url: string | undefined): Promise<Pool> {
  // It brings two drivers, and many requests need no database.
  const { getDatabase } = await import('@netlify/database')
  // Netlify's client takes no options of a pool, so its own is only asked which driver it is of: on a deployed site Neon's, else `pg`.
  const { pool: plain, connectionString } = getDatabase(url ? { connectionString: url } : {})
  const Driver = plain.constructor as new (config: PoolConfig) => Pool
  const pool = new Driver({ connectionString, ...connectionLimits })
  // An idle connection that breaks is replaced by the next statement; without a listener it would end the process.
  return pool.on('error', () => {})
}

function append(statement: Statement, value: unknown) {
  if (isStatement(value)) {
    const { length } = statement.values
    statement.text += value.text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + length}`)
    statement.values.push(...value.values)
  } else {
    statement.values.push(value)
    statement.text += `$${statement.values.length}`
  }
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value
}

/** Milliseconds after which an attempt has used up what a visitor waits for. */
const quickFailure = 1_000

/** Does work again if it failed at once: a connection that was idle for long is often closed. */
export async function tryTwice<Result>(work: () => Promise<Result>, again = work): Promise<Result> {
  const start = Date.now()
  return work().catch((error) => {
    if (Date.now() - start >= quickFailure) throw error
    return again()
  })
}

/** Waits for a store no longer than a visitor should. */
export function answerInTime<Value>(answer: Promise<Value>, milliseconds: number): Promise<Value> {
  return Promise.race([
    answer,
    setTimeout(milliseconds, undefined, { ref: false }).then(() => {
      const error = new DOMException(`no answer within ${milliseconds} ms`, 'TimeoutError')
      outages.add(error)
      throw error
    }),
  ])
}
