import { setTimeout } from 'node:timers/promises'

/** Calls a scheduled function again and again, as Netlify does for the published site. @param pause milliseconds after a call */
export async function repeatJob(url: string, pause: number, stopped: AbortSignal): Promise<void> {
  for (;;) {
    const failure = await runJob(url)
    if (stopped.aborted) return
    if (failure) console.error(`${url.split('/').at(-1)} failed and is called again: ${failure}`)
    await setTimeout(pause, undefined, { signal: stopped }).catch(() => {})
  }
}

/** Calls a scheduled function once. Returns the reason if it fails. */
export async function runJob(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) })
    const text = await response.text()
    return response.ok ? undefined : `${response.status} ${text.trim()}`
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error)
  }
}
