import type { ComponentProps } from 'react'
import { href, type RouteName, type RouteParams } from '../../pages/routes.ts'
import { useCurrentPath } from './use-current-path.ts'
import { useLocale } from './use-locale.ts'

type LinkProps<Name extends RouteName> = Omit<ComponentProps<'a'>, 'href'> & {
  to: Name
  /** Appended to the path: `?service=medical-ai`, `#faq`. */
  suffix?: string
} & (keyof RouteParams<Name> extends never ? { params?: undefined } : { params: RouteParams<Name> })

/**
 * A link to a page of the site in the language of the page. It is a plain `<a>`: it works before and without
 * JavaScript, and `renderer/browser/navigation.ts` turns its click into a navigation without a page load.
 */
export function Link<Name extends RouteName>({ to, params, suffix = '', ...rest }: LinkProps<Name>) {
  const path = href(to, (params ?? {}) as RouteParams<Name>, useLocale())
  const isCurrent = useCurrentPath() === path
  return <a href={path + suffix} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}
