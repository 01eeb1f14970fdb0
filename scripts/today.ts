import { readDay } from '../functions/desk/read-day.ts'
import { formatTime } from '../functions/shared/mail/mailer.ts'
import { printAnswer } from './command.ts'
import { defineDatabaseCommand } from './database-command.ts'

const usage = `npm run today                what waits for you: health, messages, appointments, failed mails
npm run today -- --deployed   the same of the published site (NETLIFY_DB_URL, in .env too)
npm run today -- --json       all of it, for programs`

const today = defineDatabaseCommand({ name: 'today', usage, flags: ['json'] }, async ({ has }, { environment }) => {
  const day = await readDay(environment)
  if (has('json')) return JSON.stringify(day, undefined, 2)
  const { checks, messages, appointments, issues, readers, digest } = day
  const wrong = Object.entries(checks).filter(([, state]) => state === 'failing' || state === 'late')
  const newest = messages.slice(0, 2).map(({ name, received_at }) => `${name}, ${formatTime(received_at)}`)
  const next = appointments.slice(0, 2).map(({ name, start }) => `${name}, ${formatTime(start)}`)
  const lines = [
    `Health: ${wrong.length === 0 ? 'all parts work' : wrong.map(([part, state]) => `${part} ${state}`).join(', ')}`,
    describe('Messages to answer', messages.length, newest),
    describe('Appointments to come', appointments.length, next),
    `Newsletter: ${readers} readers${issues.map(({ slug, state }) => `; ${slug} ${state}`).join('')}`,
    ...digest.map(({ title, entries }) => `${title.split(/[:(]/)[0]?.trim()}: ${entries.length}`),
  ]
  return lines.slice(0, 10).join('\n')
})

await printAnswer(() => today(process.argv.slice(2)))

function describe(title: string, count: number, first: string[]): string {
  return `${title}: ${count}${first.length > 0 ? ` (${first.join('; ')}${count > first.length ? '; …' : ''})` : ''}`
}
