import { matchPath } from 'react-router-dom'
import { splitLocale } from '../locales/paths.ts'
import { type RouteName, routeNames, routes } from './routes.ts'

/** The route that answers to a path, with or without language prefix; undefined where none does. */
export function matchRoute(pathname: string): RouteName | undefined {
  const { path } = splitLocale(pathname)
  // Fixed paths come before patterns: `/contact/thanks` is no city.
  return routeNames.find((name) => routes[name] === path) ?? routeNames.find((name) => matchPath(routes[name], path))
}
