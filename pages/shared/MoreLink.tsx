import type { FixedRoute } from '../../model/kinds/routes.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { Link } from '../ui/Link.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'

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
