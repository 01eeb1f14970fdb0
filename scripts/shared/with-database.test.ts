import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeDatabase, execute, query, sql } from '../../functions/shared/data/database.ts'
import { ownerFolder } from '../../owner-files.ts'
import { hasSessions, postJson, startParts } from '../../testing/parts.ts'
import { startProxy } from '../../testing/proxy.ts'
import { readBackup } from '../backup/read-backup.ts'
import leads from '../leads.ts'
import { noteDatabase, openLocalDatabase } from '../serve/local-database.ts'
import today from '../today.ts'
import { withDeployedDatabase, withLocalDatabase } from './with-database.ts'

const parts = await startParts()

// In this file alone, because each process that opens the embedded database compiles it, which takes seconds.

test('a damaged database says what to delete', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  writeFileSync(join(folder, 'PG_VERSION'), '99\n')
  await expect(openLocalDatabase(folder)).rejects.toThrow(`delete ${folder} `)
})

test('what is restored where no server ever ran, and 20 messages at once, are read while the server runs, at any port, and after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  // A project of its own with the content of this one.
  symlinkSync(resolve(ownerFolder, 'content'), join(folder, 'content'))
  symlinkSync(resolve('locales'), join(folder, 'locales'))
  const message = { name: 'Ana Ruiz', email: 'ana@example.org', message: 'When can you come?', locale: 'es' }
  await postJson('/api/contact', message)
  writeFileSync(join(folder, 'backup.json'), JSON.stringify(await readBackup()))
  await runCommand(folder, 'backup', '--restore', 'backup.json')

  const { url, stop } = await openLocalDatabase(join(folder, '.netlify/db'))
  onTestFinished(() => stop().catch(() => {}))
  noteDatabase(join(folder, '.netlify'), url)
  const { stdout } = await runCommand(folder, 'leads', '--json')
  expect(readLeads(stdout)).toMatchObject([message])

  vi.stubEnv('NETLIFY_DB_URL', url)
  vi.stubEnv('SMTP_URL', '')
  const sent = Array.from({ length: 20 }, () => ({ ...message, id: randomUUID() }))
  const answers = await Promise.all(sent.map((fields) => postJson('/api/contact', fields)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  const stored = (await query(v.object({ id: v.string() }))`select id from lead`).map(({ id }) => id)
  expect(stored).toHaveLength(21)
  expect(stored).toEqual(expect.arrayContaining(sent.map(({ id }) => id)))

  await closeDatabase()
  await stop()
  enter(folder)
  const left = readLeads((await leads(['--json'])).text)
  expect(left.map(({ id }) => id).sort()).toEqual(stored.sort())
  expect(left).toContainEqual(readLeads(stdout)[0])
}, 180_000)

test.runIf(hasSessions)(
  'a database of this machine whose first answer fails is asked again',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'leads-'))
    symlinkSync(resolve('locales'), join(folder, 'locales'))
    mkdirSync(join(folder, '.netlify/db'), { recursive: true })
    const proxy = await startProxy(parts.database.url, { decide: (count) => (count === 1 ? 'refuse' : 'pass') })
    onTestFinished(() => proxy.stop())
    noteDatabase(join(folder, '.netlify'), proxy.url)
    await postJson('/api/contact', { name: 'Ana Ruiz', email: 'ana@example.org', message: 'Hello' })
    enter(folder)
    expect(readLeads((await leads(['--json'])).text)).toMatchObject([{ message: 'Hello' }])
  },
  60_000,
)

test.runIf(hasSessions)(
  'what waits today begins with what the site itself says of its health, or that it says nothing',
  async () => {
    const checks = { store: 'ok', mail: 'failing', retry: 'ok', chat: 'not set' }
    const site = createServer((_request, response) =>
      response.writeHead(503).end(JSON.stringify({ ok: false, checks })),
    )
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    vi.stubEnv('SITE_URL', `http://127.0.0.1:${(site.address() as AddressInfo).port}`)
    expect((await today(['--deployed'])).text).toMatch(/^Mail: does not work\n/)
    site.closeAllConnections()
    await new Promise((resolve) => site.close(resolve))
    expect((await today(['--deployed'])).text).toMatch(/^The site does not answer\n/)
  },
)

test.runIf(hasSessions)('a site without a newsletter and appointments is told of none', async () => {
  const SITE_FOLDER = resolve('fixtures/site')
  const variables = { NETLIFY_DB_URL: parts.database.url, SITE_URL: 'http://127.0.0.1:1', SITE_FOLDER }
  for (const name of ['today', 'leads']) {
    const { stdout } = await runWith(variables, resolve('.'), name, '--deployed')
    expect(stdout).toContain('Nachrichten')
    expect(stdout).not.toMatch(/newsletter|Leser|Abonnent|Termine/)
  }
})

test('the command explains itself, and what is wrong', async () => {
  expect((await leads(['--help'])).text).toContain('npm run leads -- --erase')
  const failed = await runCommand(resolve('.'), 'leads', '--deployed').catch((error) => error)
  expect(failed).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Netlify: the project, Database'),
  })
})

test.each([
  ['postgres://u:p@127.0.0.1:1/db', 'ECONNREFUSED'],
  ['postgres://u:p@database.invalid/db', /ENOTFOUND|EAI_AGAIN/],
])('%s is refused with its reason', refuseDatabase)

test.runIf(hasSessions).each([
  [{ password: 'wrong' }, 'password'],
  [{ pathname: 'nowhere' }, '"nowhere"'],
  // It has no tables.
  [{ pathname: 'postgres' }, '"lead"'],
])('an address with %j is refused with its reason', (change, reason) =>
  refuseDatabase(Object.assign(new URL(parts.database.url), change).href, reason),
)

async function refuseDatabase(url: string, reason: string | RegExp): Promise<void> {
  const reading = withDeployedDatabase(url, () => execute(sql`select from lead`))
  await expect(reading).rejects.toThrow(reason)
  await expect(reading).rejects.toThrow('Compare NETLIFY_DB_URL')
}

test.runIf(hasSessions)('a local database whose files went while it ran says what to delete', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gone-'))
  mkdirSync(join(folder, '.netlify'))
  symlinkSync(resolve('locales'), join(folder, 'locales'))
  noteDatabase(join(folder, '.netlify'), parts.database.url)
  enter(folder)
  const reading = withLocalDatabase('npm run today', () => execute(sql`select from what_is_gone`))
  await expect(reading).rejects.toThrow(/what_is_gone.*delete \.netlify\/db/)
})

test('what a command itself refuses is said in its own words', async () => {
  const refuse = async () => {
    throw new Error('No message has this id.')
  }
  await expect(withDeployedDatabase(parts.database.url, refuse)).rejects.toThrow(/^No message has this id\.$/)
})

/** Works in a folder until the test ends. */
function enter(folder: string): void {
  const project = process.cwd()
  onTestFinished(() => process.chdir(project))
  process.chdir(folder)
}

/** Reads what `npm run leads -- --json` prints. */
function readLeads(report: string): { id: string }[] {
  return JSON.parse(report).leads
}

function runCommand(folder: string, name: string, ...args: string[]) {
  return runWith({}, folder, name, ...args)
}

function runWith(variables: Record<string, string>, folder: string, name: string, ...args: string[]) {
  // Nothing of the environment that could lead to another database.
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return promisify(execFile)(process.execPath, [resolve('testing/run-command.ts'), name, ...args], {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, ...variables },
  })
}
