import type { PathParam } from 'react-router-dom'
import type { Locale } from '../../locales/locales.ts'
import { localizePath, splitLocale } from '../../locales/paths.ts'
import { type RouteName, routes } from '../../model/kinds/routes.ts'

export { type RouteName, routeNames, routes } from '../../model/kinds/routes.ts'

/** The parameters of a route: `{ service: string }` for `/services/:service`, `{}` for a fixed path. */
export type RouteParams<Name extends RouteName> = { [Param in PathParam<(typeof routes)[Name]>]: string }

/** The path of a page: `href('service', { service: 'medical-ai' }, 'es')` is `/es/services/medical-ai`. */
export function href<Name extends RouteName>(name: Name, params: RouteParams<Name>, locale: Locale): string {
  const values: Record<string, string> = params
  const path = routes[name].replace(/:(\w+)|\*/g, (all, param: string = all) => {
    const value = values[param]
    // The compiler cannot find this in data.
    if (!value) throw new Error(`The route ${name} (${routes[name]}) needs the parameter "${param}"`)
    return value
  })
  return localizePath(path, locale)
}

/** Tells if a path is that of a route or below it: `/es/blog/choosing-a-vector-database` is in `blog`. */
export function isInSection(pathname: string, section: RouteName): boolean {
  const { path } = splitLocale(pathname)
  return path === routes[section] || path.startsWith(`${routes[section]}/`)
}
