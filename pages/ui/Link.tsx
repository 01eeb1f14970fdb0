import { type ComponentProps, use } from 'react'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { href, type RouteName, type RouteParams } from '../data/routes.ts'
import { Text } from './Text.tsx'
import { CurrentPathContext } from './use-current-location.ts'
import { useHasPages } from './use-has-pages.ts'
import { useLocale } from './use-locale.ts'

type LinkProps<Name extends RouteName> = Omit<ComponentProps<'a'>, 'href'> & {
  to: Name
  /** Appended to the path: `?service=medical-ai`, `#faq`. */
  suffix?: string
  /** Its words, if it has no other children. */
  of?: LocalizedText
} & (keyof RouteParams<Name> extends never ? { params?: undefined } : { params: RouteParams<Name> })

/** Nothing if this site has no such page. A plain `<a>`: renderer/shared/navigation.ts turns its click into a navigation without a load. */
export function Link<Name extends RouteName>({ to, params, suffix = '', of, children, ...rest }: LinkProps<Name>) {
  const locale = useLocale()
  const current = use(CurrentPathContext)
  if (!useHasPages(to)) return null
  const path = href(to, (params ?? {}) as RouteParams<Name>, locale)
  // The types of @takumi-rs/helpers give every element an attribute, `tw`, which the compiler cannot follow through a generic rest.
  const attributes = rest as ComponentProps<'a'>
  return (
    <a href={path + suffix} aria-current={current === path ? 'page' : undefined} {...attributes}>
      {of === undefined ? children : <Text of={of} />}
    </a>
  )
}
