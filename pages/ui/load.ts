import { memoize } from '../../memoize.ts'

/** A file of the site could not be loaded: a new deploy has removed it, or the network failed. */
export class PageLoadError extends Error {
  readonly status: number | undefined

  constructor(message: string, { status, ...options }: { cause?: unknown; status?: number }) {
    super(message, options)
    this.status = status
  }
}

declare global {
  /** The data that renderer/browser/start.js requests together with the code, by URL. */
  var startedFetches: Record<string, Promise<Response>> | undefined
}

/** The build that made the document; all that is loaded later comes from the same one, from a folder of its name. */
export function readBuildId(): string {
  return document.getElementById('root')?.dataset.buildId ?? ''
}

export async function fetchJson<Data>(url: string): Promise<Data> {
  const started = globalThis.startedFetches?.[url]
  // A response can be read once only.
  if (started) delete globalThis.startedFetches?.[url]
  const fail = (cause: unknown): never => {
    throw new PageLoadError(`${url} could not be loaded`, { cause })
  }
  const response = await (started ?? fetch(url)).catch(fail)
  if (!response.ok) throw new PageLoadError(`${url} answered ${response.status}`, { status: response.status })
  return response.json().catch(fail)
}

/** Imports code that is loaded when it is used; tries once more if that fails. */
export async function importChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load().catch(load)
  } catch (cause) {
    throw new PageLoadError('A script could not be loaded', { cause })
  }
}

/** Completes the document's stylesheet, which a build limits to the document's own parts. Whatever shows others waits for this. */
export const loadStylesheet = memoize(async () => {
  const style = document.querySelector<HTMLStyleElement>('style[data-rest]')
  // The text itself, so that the element is never empty: the policy of the document knows no such style.
  if (style?.dataset.rest && style.firstChild) style.firstChild.nodeValue = await fetchJson<string>(style.dataset.rest)
})
