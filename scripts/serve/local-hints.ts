import { randomBytes } from 'node:crypto'
import { BlobsServer } from '@netlify/blobs/server'

/** Starts Netlify's local stand-in for the store of hints (functions/shared/mail/outbox.ts), which has no other on this machine. */
export async function startHints(directory: string) {
  // It listens to other machines of the network too.
  const token = randomBytes(32).toString('hex')
  const server = new BlobsServer({ directory, token })
  const { port } = await server.start()
  return { context: createHintsContext(`http://127.0.0.1:${port}`, token), stop: () => server.stop() }
}

/** Creates the value of `NETLIFY_BLOBS_CONTEXT`, by which functions find a store of hints. */
export function createHintsContext(at: string, token: string): string {
  const context = { edgeURL: at, uncachedEdgeURL: at, siteID: 'local', token, deployID: '0' }
  return Buffer.from(JSON.stringify(context)).toString('base64')
}
