import { matchPath } from 'react-router-dom'
import { splitLocale } from '../../locales/paths.ts'
import { type RouteName, routeNames, routes } from './routes.ts'

export function matchRoute(pathname: string): RouteName | undefined {
  const { path } = splitLocale(pathname)
  // Fixed paths take precedence over patterns.
  return routeNames.find((name) => routes[name] === path) ?? routeNames.find((name) => matchPath(routes[name], path))
}
