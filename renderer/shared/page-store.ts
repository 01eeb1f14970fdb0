import type { ComponentType } from 'react'
import type { PageData } from '../../pages/loaders.ts'
import { matchRoute } from '../../pages/match-route.ts'
import type { RouteName } from '../../pages/routes.ts'
import { screens } from '../../pages/screens.ts'
import { dataUrl, type PageRecord } from './page-data.ts'

/** A page that can be shown at once: its data and its screen. */
export type LoadedPage = { record: PageRecord; Screen: ComponentType<{ data: PageData[RouteName] }> }

/** The pages that were shown or prefetched, by path. */
export type PageStore = {
  /** The build that made the document; all that is loaded later comes from the same one. */
  buildId: string
  /** The path under which the page at a URL is kept; the 404 document is served at any URL. */
  resolvePath: (pathname: string) => string
  /** The page to show: loaded, or the promise of it, the same at each call even where it fails. */
  get: (path: string) => LoadedPage | Promise<LoadedPage>
  /** Starts loading a page that is not there yet, once more where it has failed before. */
  prefetch: (path: string) => void
}

/** The screen of a route, ready for any data that its loader makes. */
export async function loadScreen(name: RouteName): Promise<LoadedPage['Screen']> {
  // The table in pages/screens.ts ties each screen to its data; here one screen stands for all.
  return (await screens[name]()) as LoadedPage['Screen']
}

/**
 * @param first the page of the document
 * @param documentPath the path that the document was served at; differs from the page's for the 404 page
 */
export function createPageStore(first: LoadedPage, documentPath: string, buildId: string): PageStore {
  const pages = new Map<string, LoadedPage | Promise<LoadedPage>>([[first.record.path, first]])
  const failed = new Set<string>()

  function load(path: string): Promise<LoadedPage> {
    const loading = fetchPage(path, buildId)
    pages.set(path, loading)
    failed.delete(path)
    loading.then(
      (page) => pages.set(path, page),
      () => failed.add(path),
    )
    return loading
  }

  return {
    buildId,
    resolvePath: (pathname) => (pathname === documentPath ? first.record.path : pathname),
    get: (path) => pages.get(path) ?? load(path),
    prefetch: (path) => {
      if (!pages.has(path) || failed.has(path)) load(path)
    },
  }
}

/** A page's data or screen could not be loaded: a new deploy has removed it, or the network failed. */
export class PageLoadError extends Error {
  /** The HTTP status of the data, where there was an answer. */
  readonly status: number | undefined

  constructor(message: string, options: { cause?: unknown; status?: number | undefined }) {
    super(message, options)
    this.status = options.status
  }
}

/** The data of a page was answered with an error. */
class HttpError extends Error {
  readonly status: number

  constructor(url: string, status: number) {
    super(`${url} answered ${status}`)
    this.status = status
  }
}

async function fetchPage(path: string, buildId: string): Promise<LoadedPage> {
  const name = matchRoute(path)
  if (!name) throw new PageLoadError(`No route answers to ${path}`, { status: 404 })
  try {
    const [record, Screen] = await Promise.all([fetchRecord(dataUrl(path, buildId)), loadScreen(name)])
    return { record, Screen }
  } catch (cause) {
    const status = cause instanceof HttpError ? cause.status : undefined
    throw new PageLoadError(`The page ${path} could not be loaded`, { cause, status })
  }
}

async function fetchRecord(url: string): Promise<PageRecord> {
  const response = await fetch(url)
  if (!response.ok) throw new HttpError(url, response.status)
  return response.json()
}
