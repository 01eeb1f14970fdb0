import type { LocalizedText } from '../../model/kit/localize.ts'
import type { RouteName, RouteParams } from '../data/routes.ts'
import { Link } from '../ui/Link.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'

type FixedRoute = { [Name in RouteName]: keyof RouteParams<Name> extends never ? Name : never }[RouteName]

/** The way on, in a line of its own; nothing if this site has no such page. */
export function MoreLink({ to, of }: { to: FixedRoute; of: LocalizedText }) {
  return (
    useHasPages(to) && (
      <p>
        <Link to={to} of={of} />
      </p>
    )
  )
}
