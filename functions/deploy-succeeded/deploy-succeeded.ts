import { getStore } from '@netlify/blobs'
import * as v from 'valibot'
import { findSiteUrl, parseEnvironment } from '../../environment.ts'
import { announceChanges } from './announce-changes.ts'

const eventSchema = v.object({ payload: v.object({ context: v.string() }) })

/**
 * Netlify calls this by its name after each deploy
 * (https://docs.netlify.com/build/functions/trigger-on-events/#available-triggers). After a deploy to production it announces
 * the changed URLs to search engines, if `INDEXNOW_KEY` is set.
 */
export default async function deploySucceeded(request: Request): Promise<Response> {
  const event = v.safeParse(eventSchema, await request.json().catch(() => undefined))
  const environment = parseEnvironment(process.env)
  const { INDEXNOW_KEY } = environment
  if (!event.success || event.output.payload.context !== 'production' || !INDEXNOW_KEY) return new Response(null)
  try {
    const store = getStore({ name: 'indexnow', consistency: 'strong' })
    const urls = await announceChanges(findSiteUrl(environment), INDEXNOW_KEY, store)
    console.log(`IndexNow: ${urls.length} changed URLs announced`)
  } catch (error) {
    console.error(
      `IndexNow: ${error instanceof Error ? error.message : error}. The next deploy tries these URLs again.`,
    )
  }
  return new Response(null)
}
