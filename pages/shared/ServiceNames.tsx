import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { ServiceSummary } from './localized-content.ts'

/** Links to services alone, for pages that describe them themselves. */
export function ServiceNames({ services }: { services: ServiceSummary[] }) {
  return (
    <ul>
      {services.map(({ slug, name }) => (
        <li key={slug}>
          <Link to="service" params={{ service: slug }}>
            <Text of={name} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
