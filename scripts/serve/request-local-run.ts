import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import { requestRun } from '../../functions/shared/mail/outbox.ts'

/**
 * Tells the minute's job of the local server that a mail is due, also while it runs, because Netlify's own server reads the same
 * files. They are in a folder for each site that the project was linked to; before the job ever ran there is none, and it looks.
 *
 * @param directory where `netlify dev` keeps its Blobs
 */
export async function requestLocalRun(directory = '.netlify/blobs-serve'): Promise<void> {
  const entries = join(directory, 'entries')
  if (!existsSync(entries)) return
  const server = new BlobsServer({ directory })
  const { address: url } = await server.start()
  for (const siteID of readdirSync(entries)) {
    setEnvironmentContext({ siteID, token: 'local', edgeURL: url, uncachedEdgeURL: url })
    await requestRun()
  }
  await server.stop()
}
