import { matchPath } from 'react-router-dom'
import { splitLocale } from '../locales/paths.ts'
import { type RouteName, routes } from './routes.ts'

const names = Object.keys(routes) as RouteName[]

/** The route that answers to a path, with or without language prefix; undefined where none does. */
export function matchRoute(pathname: string): RouteName | undefined {
  const { path } = splitLocale(pathname)
  // Fixed paths come before patterns: `/contact/thanks` is no city.
  return names.find((name) => routes[name] === path) ?? names.find((name) => matchPath(routes[name], path))
}

const blogRoutes: ReadonlyArray<RouteName | undefined> = ['blog', 'blogCategory', 'post']

/** Whether a path belongs to the blog, whose pages have a loading state and an error text of their own. */
export function isOfBlog(pathname: string): boolean {
  return blogRoutes.includes(matchRoute(pathname))
}
