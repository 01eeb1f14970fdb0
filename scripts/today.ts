import * as v from 'valibot'
import { findSiteUrl } from '../environment.ts'
import { checkedParts, checkStates, type Known } from '../functions/owner/checks.ts'
import { readDay } from '../functions/owner/read-day.ts'
import { formatTime } from '../functions/shared/mail/mailer.ts'
import { listUndatedFundae } from '../model/fundae-days.ts'
import { site } from '../model/kinds/site.ts'
import { printAnswer } from './shared/command.ts'
import { defineDatabaseCommand, findLocalServer, type Place } from './shared/database-command.ts'

const usage = `npm run today                what waits for you: health, messages, appointments, failed mails
npm run today -- --deployed   the same of the published site (NETLIFY_DB_URL and SITE_URL, in .env too)
npm run today -- --json       all of it, for programs`

const today = defineDatabaseCommand({ name: 'today', usage, flags: ['json'] }, async ({ has }, place) => {
  const day = await readDay(askHealth(place))
  if (has('json')) return JSON.stringify(day, undefined, 2)
  const { wrong, messages, held, issues, readers, faults } = day
  const appointments = day.appointments.filter(({ start }) => start > new Date())
  const newest = messages.slice(0, 2).map(({ name, received_at }) => `${name}, ${formatTime(received_at)}`)
  const next = appointments.slice(0, 2).map(({ name, start }) => `${name}, ${formatTime(start)}`)
  const lines = [
    `Health: ${wrong.join(', ') || 'all parts work'}`,
    describe('Messages to answer', messages[0]?.total ?? 0, newest),
    describe('Appointments to come', appointments.length, next),
    `Newsletter: ${readers} readers${issues.map(({ slug, state }) => `; ${slug} ${state}`).join('')}`,
    ...(held[0] ? [`Held as probable spam: ${held[0].total}`] : []),
    ...listUndatedFundae().map(
      ({ course, missing }) => `Fundae: ${course} shows no last day, because content/site.json has no ${missing}`,
    ),
    ...faults.map(({ title, entries }) => `${title.split(/[:(]/)[0]?.trim()}: ${entries.length}`),
  ]
  return lines.slice(0, 10).join('\n')
})

await printAnswer(() => today(process.argv.slice(2)))

/** A newer site may have states that this version does not know. */
const healthSchema = v.object({
  checks: v.object(v.entriesFromList(checkedParts, v.optional(v.fallback(v.picklist(checkStates), 'failing')))),
})

/** How the parts of the site are, as it says itself. */
async function askHealth({ isDeployed, environment }: Place): Promise<Known | undefined> {
  const url = isDeployed ? findSiteUrl(environment, site.url) : await findLocalServer()
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(20_000) })
    .then((response) => response.json())
    .catch(() => undefined)
  const health = v.safeParse(healthSchema, answer)
  return health.success ? health.output.checks : undefined
}

function describe(title: string, count: number, first: string[]): string {
  return `${title}: ${count}${first.length > 0 ? ` (${first.join('; ')}${count > first.length ? '; …' : ''})` : ''}`
}
