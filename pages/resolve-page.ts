import { memoize } from '../memoize.ts'
import { getPage, type Page } from './data/all-pages.ts'
import { hasPageMeta, type LoadContext, loadPageMeta } from './data/load-context.ts'
import { isInSection, type RouteName, type RouteParams, routeNames, routes } from './data/routes.ts'
import { type LoaderData, loaders } from './loaders.ts'
import type { Breadcrumb } from './ui/Breadcrumbs.tsx'

export type ResolvedPage = { page: Page; data: LoaderData[RouteName]; breadcrumbs: Breadcrumb[] }

export async function resolvePage(page: Page): Promise<ResolvedPage> {
  const breadcrumbs = listAncestors(page).map(async (ancestor) => ({
    name: (await loadData(ancestor)).name,
    path: ancestor.path,
  }))
  return { page, data: await loadData(page), breadcrumbs: await Promise.all(breadcrumbs) }
}

/** Memoized, because each page needs the names of its ancestors. */
const loadData = memoize(
  async (page: Page): Promise<LoaderData[RouteName]> => {
    // Cast: TypeScript cannot correlate the union of routes with the table of loaders.
    const load = loaders[page.name] as (context: LoadContext) => Promise<LoaderData[RouteName]>
    const { locale, name } = page
    const own = await load({ locale, params: page.params as RouteParams<RouteName> })
    return hasPageMeta(name) ? { ...loadPageMeta(locale, name), ...own } : own
  },
  ({ path }) => path,
)

/** The pages from home to the page itself; each takes its parameters from those of the page. */
function listAncestors({ name, params, locale }: Page): Page[] {
  const trail = routeNames.filter((other) => other === 'home' || isInSection(routes[name], other))
  return trail.map((other) => getPage(other, params as RouteParams<RouteName>, locale))
}
