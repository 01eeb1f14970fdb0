import type { Config } from '@netlify/functions'
import { refreshFeeds } from '../booking/calendar/feeds.ts'
import { reportTroubles } from '../booking/calendar-troubles.ts'
import { alert, createCause } from '../shared/data/alert.ts'
import { noteHeartbeat } from '../shared/data/heartbeats.ts'
import { defineJob } from '../shared/http/define-job.ts'

/** Reads the owner's calendars every ten minutes, on published deploys; locally scripts/serve.ts calls it. */
export default defineJob('refresh-calendar', async (environment) => {
  if (environment.CALENDAR_URLS.length === 0) return
  const now = Date.now()
  const feeds = await refreshFeeds(environment, { now })
  const failures = feeds.flatMap(({ failure }) => failure ?? []).join(', ')
  await noteHeartbeat('calendar', failures || undefined)
  if (await reportTroubles(feeds, now)) await alert(createCause('calendar'), environment, failures)
})

export const config: Config = { schedule: '*/10 * * * *' }
