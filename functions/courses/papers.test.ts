import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'cheerio'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type * as content from '../../model/kinds/courses.ts'
import { courses, listCourses } from '../../model/kinds/courses.ts'
import { retention } from '../../model/kinds/forms.ts'
import runCommand from '../../scripts/courses.ts'
import { send, startParts } from '../../testing/parts.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { eraseExpired } from '../owner/erase-expired.ts'
import { erasePerson } from '../owner/erase-person.ts'
import { sql } from '../shared/data/database.ts'
import verify from '../verify/verify.ts'
import { countHours, listAttendees, listBegunDays, listDays, listPeople, markPresent } from './attendance.ts'
import { listSeats } from './store.ts'

/** A course of another owner, of four days that are over: four hours each, a whole one at the end. */
const course = vi.hoisted(() => {
  const day = 24 * 60 * 60_000
  const first = Math.floor(Date.now() / day) * day - 10 * day + 9 * 3_600_000
  const sessions = [0, 1, 2].map((index) => ({
    start: new Date(first + index * day),
    end: new Date(first + index * day + 4 * 3_600_000),
    isWholeDay: false,
  }))
  const content = {
    title: 'Cheese & <rennet>',
    description: 'What it is about.',
    intro: '',
    learn: ['Set milk', 'Cut curd'],
  }
  return {
    ...content,
    ...{ slug: 'cheese', sample: false, language: 'es', cancelled: false, seats: 20, zone: 'UTC', terms: {} },
    ...{ price: { net: 0, unit: 'person' }, sessions },
    ...{ start: new Date(first), end: new Date(first + 2 * day + 4 * 3_600_000), closes: new Date(first) },
  }
}) as unknown as content.Course

const own = [...listCourses()]
beforeAll(() => {
  listCourses().splice(0, listCourses().length, course)
  vi.spyOn(courses, 'get').mockReturnValue(course as never)
})
afterAll(() => {
  listCourses().splice(0, listCourses().length, ...own)
  vi.mocked(courses.get).mockRestore()
})

const parts = await startParts()

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  vi.stubEnv('BADGE_KEY', '5a'.repeat(32))
  vi.stubEnv('CONTEXT', 'dev')
})

const days = listDays(course).map(({ day }) => day)
const run = async (...args: string[]) => (await runCommand(args, (_name, _place, use) => use())).text

/** A confirmed seat. @returns its id */
async function seat(name: string, { people = 1, buyer = 'private', locale = 'en', names = '' } = {}): Promise<string> {
  const address = `${name}@example.org`
  const [row] =
    await parts.database.run(sql`insert into seat (id, course, state, people, name, names, email, address, buyer, locale, confirmed_at, ends_at, expires_on)
values (gen_random_uuid(), 'cheese', 'confirmed', ${people}::int, ${name}, ${names || null}, ${address}, ${address}, ${buyer}, ${locale}, now(), ${course.end}::timestamptz, current_date + 80) returning id`)
  return String(row?.id)
}

const ask = (path: string, init: RequestInit = {}) =>
  Promise.resolve(verify(new Request(new URL(path, 'https://example.org'), init), { waitUntil: () => {} }))

/** The link in the mail that came last. */
async function findLink(name: string): Promise<string> {
  await everyMinute(new Request('https://example.org'), { waitUntil: () => {} } as never)
  const { text = '' } = parts.mail.to(`${name}@example.org`).at(-1) ?? {}
  return text.split('\n').find((line) => line.includes('/api/courses/paper?')) ?? ''
}

const upload = async (text: string) => {
  const body = new FormData()
  body.set('file', new File([text], 'certificate.json'))
  const answer = await ask('/verify?locale=en', { method: 'POST', body })
  return { status: answer.status, text: load(await answer.text())('main').text() }
}

test('three quarters of the hours give a certificate, less do not', async () => {
  expect(countHours(course, days).share).toBe(1)
  const [ana, bea] = [await seat('ana'), await seat('bea')]
  await run('cheese', '--present', ana)
  await run('cheese', '--present', bea, '--day', days[0] ?? '')
  const all = await listAttendees('cheese')
  expect(all.map(({ name, certificate }) => [name, certificate?.hours])).toEqual([
    ['ana', 12],
    ['bea', undefined],
  ])
  expect(await findLink('bea')).toBe('')
  expect(await findLink('ana')).toContain('/api/courses/paper?')
})

test('the certificate has name, hours, dates, contents, trainer and a code, whatever became of the content', async () => {
  await run('cheese', '--present', await seat('ana'))
  const link = await findLink('ana')
  const [one] = await listAttendees('cheese')
  const before = load(await (await send(link)).text())('.certificate').text()
  for (const part of ['ana', 'Cheese & <rennet>', 'Set milk', 'Cut curd', '12', one?.code ?? '?'])
    expect(before).toContain(part)
  const title = course.title
  course.title = 'Bread' as typeof title
  onTestFinished(() => {
    course.title = title
  })
  expect(load(await (await send(link)).text())('.certificate').text()).toBe(before)
})

test('who was there can be noted from the first day on, also before its first hour', () => {
  const noted = (hours: number) => listBegunDays(course, new Date(course.start.getTime() - hours * 3_600_000))
  expect(noted(10)).toEqual([])
  expect(noted(8)).toEqual([{ day: days[0], hours: 4 }])
})

test('anybody verifies a code or the file, and nobody is named', async () => {
  await run('cheese', '--present', await seat('ana'))
  const token = new URL(await findLink('ana')).searchParams.get('token') ?? ''
  const [{ code = '' } = {}] = await listAttendees('cheese')
  expect(await (await ask(`/api/verify?code=${code}`)).json()).toMatchObject({
    ok: true,
    valid: true,
    revoked: false,
    hours: 12,
  })
  const page = await (await ask(`/verify?code=${code.toLowerCase()}&locale=es`)).text()
  // The certificate itself has them in English.
  expect(load(page)('[role=alert] p').eq(1).text()).toMatch(/12 horas, \d+.* de \p{L}+ de \d{4}/u)
  expect(load(page)('[role=alert]').text()).toContain('auténtico')
  expect(page).not.toContain('ana')
  const badge = await (await ask(`/api/badge?token=${token}`)).text()
  expect(JSON.parse(badge).proof.cryptosuite).toBe('eddsa-jcs-2022')
  const { assertionMethod } = await (await ask('/.well-known/did.json')).json()
  expect(assertionMethod).toEqual([JSON.parse(badge).proof.verificationMethod])
  expect((await upload(badge)).text).toContain('genuine')
  expect(await upload(badge.replace('ana', 'eva'))).toMatchObject({ status: 422 })
  parts.database.cut()
  const offline = await upload(badge)
  expect(offline.status).toBe(200)
  expect(offline.text).toContain('cannot be looked up')
})

test('an unknown code is not found, and a revoked certificate says so everywhere', async () => {
  expect((await ask('/api/verify?code=NOTHING')).status).toBe(404)
  expect((await ask('/verify?code=NOTHING')).status).toBe(404)
  await run('cheese', '--present', await seat('ana'))
  const link = await findLink('ana')
  const badge = await (await ask(link.replace('courses/paper', 'badge'))).text()
  const [{ code = '' } = {}] = await listAttendees('cheese')
  await expect(run('--revoke', 'NOTHING', '--reason', 'x')).rejects.toThrow('no certificate')
  await run('--revoke', code, '--reason', 'It was another person.')
  expect(await (await ask(`/api/verify?code=${code}`)).json()).toMatchObject({ valid: false, revoked: true })
  for (const text of [(await upload(badge)).text, await (await send(link)).text()])
    expect(text).toContain('It was another person.')
  expect((await ask(link.replace('courses/paper', 'badge'))).status).toBe(410)
})

test('a certificate that is revoked for missing hours says so in the list and in the language of the reader', async () => {
  await run('cheese', '--present', await seat('ana'))
  const [{ code = '' } = {}] = await listAttendees('cheese')
  for (const person of listPeople(await listSeats('cheese'))) await markPresent(course, person, days.slice(0, 1))
  const folder = mkdtempSync(join(tmpdir(), 'papers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await run('cheese', '--papers', folder)
  const { data } = Papa.parse<Record<string, string>>(readFileSync(join(folder, 'attendance.csv'), 'utf8'), {
    header: true,
  })
  expect(data.map(({ revoked }) => revoked)).toEqual(['yes'])
  for (const [locale, words] of [
    ['es', 'anulado: Se asistió a menos del 75'],
    ['zh', '已撤销：出席学时不足 75%'],
  ] as const)
    expect(load(await (await ask(`/verify?code=${code}&locale=${locale}`)).text())('[role=alert]').text()).toContain(
      words,
    )
})

test('without a key there is a code and no file, and the owner is told', async () => {
  vi.stubEnv('BADGE_KEY', '')
  vi.stubEnv('CONTEXT', 'production')
  expect(await run('cheese', '--present', await seat('ana'))).toContain('BADGE_KEY')
  const link = await findLink('ana')
  expect(await (await send(link)).text()).not.toContain('/api/badge')
  expect((await ask('/.well-known/did.json')).status).toBe(404)
  const [{ code = '' } = {}] = await listAttendees('cheese')
  expect((await ask(`/api/verify?code=${code}`)).status).toBe(200)
})

test('six questions are answered in the language of the seat, and what was typed stays', async () => {
  await run('cheese', '--present', await seat('ana', { locale: 'fr' }))
  const link = await findLink('ana')
  const page = load(await (await send(link)).text())
  expect(page('html').attr('lang')).toBe('fr')
  const names = page('form [name]')
    .toArray()
    .map((field) => field.attribs.name ?? '')
  expect(names).toHaveLength(6)
  const post = (fields: Record<string, string>) => send(link, { method: 'POST', body: new URLSearchParams(fields) })
  const half = await post({ organization: '3', remark: 'Plus de lait' })
  expect(half.status).toBe(422)
  const again = load(await half.text())
  expect(again('#contents-error')).toHaveLength(1)
  expect(again('#remark').val()).toContain('Plus de lait')
  expect(again('#organization').val()).toBe('3')
  const marks = Object.fromEntries(names.map((name) => [name, name === 'remark' ? 'Rien' : '4']))
  expect((await post(marks)).status).toBe(200)
  expect((await listAttendees('cheese'))[0]?.answers).toEqual(marks)
})

test('only some people of a seat, only days that have begun, only people that there are', async () => {
  const id = await seat('ana', { people: 3, names: 'Ana\nBea\nCleo' })
  await run('cheese', '--present', `${id.slice(0, 8)}:1,3`)
  expect((await listAttendees('cheese')).map(({ name }) => name)).toEqual(['Ana', 'Cleo'])
  await expect(run('cheese', '--present', `${id}:4`)).rejects.toThrow('no number 4')
  await expect(run('cheese', '--present', 'zz')).rejects.toThrow('zz')
  await expect(run('cheese', '--present', id, '--day', '2099-01-01')).rejects.toThrow('has begun')
})

test('the folder of twelve people has what an inspection asks for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ids = [
    await seat('first', { people: 5, names: 'Ana\nBea\nCleo\n=1+1\nEva' }),
    await seat('second', { people: 5, buyer: 'company' }),
    await seat('third', { people: 2 }),
  ]
  await run('cheese', '--present', `${ids[0]}:1,2,3,4,5`, ids[1] ?? '')
  await run('cheese', '--present', ids[2] ?? '', '--day', days[0] ?? '')
  await run('cheese', '--papers', folder)
  for (const day of days) {
    const sheet = load(readFileSync(join(folder, `signatures-${day}.html`), 'utf8'))
    expect(sheet('tbody tr')).toHaveLength(12)
  }
  const { data } = Papa.parse<Record<string, string>>(readFileSync(join(folder, 'attendance.csv'), 'utf8'), {
    header: true,
  })
  expect(data.filter(({ over75 }) => over75 === 'yes')).toHaveLength(10)
  expect(data.map(({ name }) => name)).toContain("'=1+1")
  expect(readdirSync(join(folder, 'certificates')).filter((name) => name.endsWith('.html'))).toHaveLength(10)
  expect(readdirSync(join(folder, 'certificates')).filter((name) => name.endsWith('.json'))).toHaveLength(10)
  expect(existsSync(join(folder, 'questionnaires.csv'))).toBe(true)
})

test('of an erased private person the hours behind the code stay, of a company its record for four years', async () => {
  await run('cheese', '--present', await seat('ana'), await seat('firm', { buyer: 'company' }))
  const codes = (await listAttendees('cheese')).map(({ code }) => code)
  await erasePerson('ana@example.org')
  await erasePerson('firm@example.org')
  const kept = JSON.stringify(await parts.database.run(sql`select * from attendee`))
  expect(kept).not.toContain('@example.org')
  expect(kept).not.toContain('"ana"')
  expect(kept).toContain('"firm"')
  for (const code of codes) expect((await ask(`/api/verify?code=${code}`)).status).toBe(200)
  await parts.database.passTime({ days: retention.papers })
  await eraseExpired()
  expect(JSON.stringify(await parts.database.run(sql`select * from attendee`))).not.toContain('"firm"')
  for (const code of codes) expect((await ask(`/api/verify?code=${code}`)).status).toBe(200)
})
