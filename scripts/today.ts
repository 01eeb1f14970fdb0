import * as v from 'valibot'
import { findSiteUrl } from '../environment.ts'
import { checkedParts, checkStates, type Known } from '../functions/owner/checks.ts'
import { nameState } from '../functions/owner/name-state.ts'
import { readDay } from '../functions/owner/read-day.ts'
import { formatTime } from '../functions/shared/mail/texts.ts'
import { tell } from '../locales/owner.ts'
import { listUndatedFundae } from '../model/fundae-days.ts'
import { site } from '../model/kinds/site.ts'
import { writeUsage } from './shared/command.ts'
import { defineDatabaseCommand, findLocalServer, type Place } from './shared/database-command.ts'

const usage = writeUsage([
  ['npm run today', tell('today.usage')],
  ['npm run today -- --deployed', tell('today.usage.deployed')],
  ['npm run today -- --json', tell('today.usage.json')],
])

/** A newer site may have states that this version does not know. */
const healthSchema = v.object({
  checks: v.object(v.entriesFromList(checkedParts, v.optional(v.fallback(v.picklist(checkStates), 'failing')))),
})

export default defineDatabaseCommand({ name: 'today', usage, flags: ['json'] }, async ({ has }, place) => {
  const day = await readDay(askHealth(place))
  if (has('json')) return JSON.stringify(day, undefined, 2)
  const { wrong, messages, held, issues, readers, faults } = day
  const appointments = day.appointments.filter(({ start }) => start > new Date())
  const newest = messages
    .slice(0, 2)
    .map(({ id, name, received_at }) => `${name}, ${formatTime(received_at)}, ${id.slice(0, 8)}`)
  const next = appointments.slice(0, 2).map(({ name, start }) => `${name}, ${formatTime(start)}`)
  const sending = issues.map(({ slug, state }) => `${slug} ${nameState(state)}`)
  const lines = [
    wrong.join(', ') || tell('today.well'),
    describe(tell('today.messages', { count: messages[0]?.total ?? 0 }), messages[0]?.total ?? 0, newest),
    ...(messages.length > 0 ? [`  ${tell('today.answered', { command: 'npm run leads -- --answered <id>' })}`] : []),
    ...(site.booking || next.length > 0
      ? [describe(tell('today.appointments', { count: appointments.length }), appointments.length, next)]
      : []),
    ...(site.newsletter || readers > 0 ? [[tell('today.readers', { count: readers }), ...sending].join('; ')] : []),
    ...(held[0] ? [tell('today.held', { count: held[0].total })] : []),
    ...listUndatedFundae().map(({ course, missing }) => tell('today.fundae', { course, missing })),
    ...faults.map(({ title, entries }) => `${title}: ${entries.length}`),
  ]
  return lines.slice(0, 10).join('\n')
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

function describe(words: string, count: number, first: string[]): string {
  return `${words}${first.length > 0 ? ` (${first.join('; ')}${count > first.length ? '; …' : ''})` : ''}`
}
