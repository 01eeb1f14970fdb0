import type { I18n } from '@lingui/core'
import type { LocalizedText } from '../content/localize.ts'
import { loadI18n } from '../locales/browser.ts'
import { getPage, type Page } from './all-pages.ts'
import type { BaseData, LoadContext } from './load-context.ts'
import { type LoaderData, loaders } from './loaders.ts'
import { memoize } from './memoize.ts'
import { isInSection, type RouteName, type RouteParams, routeNames, routes } from './routes.ts'

/** A page above the current one, or the current one. */
export type Breadcrumb = { name: LocalizedText; path: string }

/** A page with its data and the pages above it, from home to itself. */
export type ResolvedPage = {
  page: Page
  data: LoaderData[RouteName]
  breadcrumbs: Breadcrumb[]
}

/** Resolves a page once: all that is made of it reads the result. */
export async function resolvePage(page: Page): Promise<ResolvedPage> {
  const i18n = await loadI18n(page.locale)
  const breadcrumbs = listAncestors(page).map(async (ancestor) => ({
    name: (await loadData(ancestor, i18n)).name,
    path: ancestor.path,
  }))
  return { page, data: await loadData(page, i18n), breadcrumbs: await Promise.all(breadcrumbs) }
}

/** Memoized, because each page asks for the names of those above it. */
const loadData = memoize(
  async (page: Page, i18n: I18n): Promise<LoaderData[RouteName]> => {
    // Cast: TypeScript cannot correlate the union of routes with the table of loaders.
    const load = loaders[page.name] as (context: LoadContext) => Promise<LoaderData[RouteName] & BaseData>
    return load({ locale: page.locale, params: page.params as RouteParams<RouteName>, i18n })
  },
  ({ path }) => path,
)

/** From home to the page itself. A page above takes the parameters that it knows from the one below. */
function listAncestors({ name, params, locale }: Page): Page[] {
  const trail = routeNames.filter((other) => other === 'home' || isInSection(routes[name], other))
  return trail.map((other) => getPage(other, params as RouteParams<RouteName>, locale))
}
