import { findSiteUrl } from '../../environment.ts'
import { createLink } from '../../functions/shared/http/tokens.ts'
import type { Place } from '../database-command.ts'
import { requestLocalRun } from '../leads/request-local-run.ts'
import { findHolder } from '../serve/hold-folder.ts'

/** The address of the site whose readers get an issue, for its links. */
export async function findIssueSite({ isDeployed, environment }: Place): Promise<string> {
  if (isDeployed || environment.SITE_URL || environment.URL) return findSiteUrl(environment)
  return (await findLocalServer()) ?? `http://localhost:${environment.PORT}`
}

/** The address of the server of this folder, while it runs. */
export async function findLocalServer(): Promise<string | undefined> {
  const holder = await findHolder('.netlify')
  return holder?.startsWith('http') ? holder : undefined
}

/** Has the minute's job look at once, in place of within the hour. @returns when it begins, in words */
export async function wakeJob({ isDeployed, environment }: Place): Promise<string> {
  if (!isDeployed) {
    await requestLocalRun()
    return (await findLocalServer()) ? 'within a minute' : 'within a minute after npm start'
  }
  if (!environment.SIGNING_SECRET) return within.anHour
  const url = createLink('run', 'newsletter', environment)
  const isAwake = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
  return isAwake ? 'within a minute' : within.anHour
}

const within = { anHour: 'within the hour (at once with the SIGNING_SECRET and SITE_URL of the deployed site)' }
