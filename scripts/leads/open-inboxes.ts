import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import type { Environment } from '../../environment.ts'
import { openStore, type Store } from '../../functions/shared/store.ts'

/** The two stores of one site. */
export type Inbox = { leads: Store; subscribers: Store }

/**
 * Opens the stores of the local server, also while it runs, because Netlify's own server reads the same files. There is one inbox
 * for each site id that the folder was linked to; without a link it is `unlinked`.
 *
 * @param directory where `netlify dev` keeps its Blobs
 * @param use gets the inboxes; they are closed when it ends
 */
export async function withLocalInboxes<Result>(
  directory: string,
  use: (inboxes: Inbox[]) => Promise<Result>,
): Promise<Result> {
  const entries = join(directory, 'entries')
  const siteIds = existsSync(entries) ? readdirSync(entries) : []
  const server = new BlobsServer({ directory })
  const { address: url } = await server.start()
  try {
    return await use(siteIds.map((siteID) => openInbox({ siteID, token: 'local', edgeURL: url, uncachedEdgeURL: url })))
  } finally {
    await server.stop()
  }
}

/**
 * Opens the stores of the deployed site.
 *
 * @throws Error that says which variable is missing and where to find its value
 */
export function openDeployedInbox({ NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN }: Environment): Inbox {
  if (NETLIFY_SITE_ID && NETLIFY_AUTH_TOKEN) return openInbox({ siteID: NETLIFY_SITE_ID, token: NETLIFY_AUTH_TOKEN })
  throw new Error(
    `--deployed needs NETLIFY_SITE_ID (Netlify: Project configuration, General, Project ID) and NETLIFY_AUTH_TOKEN
(Netlify: User settings, Applications, Personal access tokens) in the environment.`,
  )
}

function openInbox(context: Parameters<typeof setEnvironmentContext>[0]): Inbox {
  // Netlify sets the same context for its functions; a store reads it when it is opened.
  setEnvironmentContext(context)
  return { leads: openStore('leads'), subscribers: openStore('subscribers') }
}
