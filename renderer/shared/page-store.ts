import type { ComponentType } from 'react'
import { matchRoute } from '../../pages/data/match-route.ts'
import type { RouteName } from '../../pages/data/routes.ts'
import type { LoaderData } from '../../pages/loaders.ts'
import type { PageData } from '../../pages/page-data.ts'
import { screens } from '../../pages/screens.ts'
import { fetchJson, importChunk, loadStylesheet, PageLoadError, readBuildId } from '../../pages/ui/load.ts'
import { dataUrl } from './urls.ts'

// Page data lies in a folder named after its content, so an old document never reads newer data: it gets a 404 and reloads once.

export type LoadedPage = { record: PageData; Screen: ComponentType<{ data: LoaderData[RouteName] }> }

/** The pages that were shown or prefetched of late, by path. */
export type PageStore = {
  /** That of the document. */
  first: PageData
  /** The path under which the page at a URL is kept; the 404 document is served at any URL. */
  resolvePath: (pathname: string) => string
  /** The page to show, for React's `use`: the same promise at each call, even where it fails, while the page is kept. */
  get: (path: string) => Promise<LoadedPage>
  /** Starts loading a page that is not there yet, or that has failed before. */
  prefetch: (path: string) => void
}

export function loadScreen(name: RouteName): Promise<LoadedPage['Screen']> {
  // Cast: TypeScript cannot correlate the union of screens with the union of their data.
  return importChunk(screens[name] as () => Promise<LoadedPage['Screen']>)
}

/** A visit rarely goes back further, and the browser's cache still has the files of older pages. */
const mostPages = 30

/** `documentPath`, at which the document was served, differs from the page's own path for the 404 page. */
export function createPageStore(first: LoadedPage, documentPath: string): PageStore {
  const pages = new Map([[first.record.path, settle(Promise.resolve(first), first)]])
  const failed = new Set<string>()

  function load(path: string): Promise<LoadedPage> {
    const loading = Promise.all([fetchPage(path), loadStylesheet()]).then(([page]) => page)
    pages.set(path, loading)
    failed.delete(path)
    forgetOldest()
    loading.then(
      (page) => settle(loading, page),
      () => failed.add(path),
    )
    return loading
  }

  /** The page that is shown stays: React would show its placeholder if the promise became another one. */
  function forgetOldest() {
    const shown = resolvePath(location.pathname)
    const oldest = [...pages.keys()].filter((path) => path !== shown).slice(0, -mostPages)
    for (const path of oldest) pages.delete(path)
  }

  function get(path: string): Promise<LoadedPage> {
    const kept = pages.get(path)
    if (!kept) return load(path)
    // The map is in the order of use.
    pages.delete(path)
    pages.set(path, kept)
    return kept
  }

  function resolvePath(pathname: string): string {
    return pathname === documentPath ? first.record.path : pathname
  }

  return {
    first: first.record,
    resolvePath,
    get,
    prefetch: (path) => {
      if (!pages.has(path) || failed.has(path)) load(path)
    },
  }
}

/** React takes the value from a promise with these fields at once; for another one it would show the placeholder first. */
function settle(promise: Promise<LoadedPage>, value: LoadedPage): Promise<LoadedPage> {
  return Object.assign(promise, { status: 'fulfilled', value })
}

export async function fetchPage(path: string): Promise<LoadedPage> {
  const name = matchRoute(path)
  if (!name) throw new PageLoadError(`No route answers to ${path}`, { status: 404 })
  const [record, Screen] = await Promise.all([fetchJson<PageData>(dataUrl(path, readBuildId())), loadScreen(name)])
  return { record, Screen }
}
