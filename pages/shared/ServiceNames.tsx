import type { ServiceSummary } from '../data/localized-content.ts'
import { Link } from '../ui/Link.tsx'

/** Links to services alone, for pages that describe them themselves. */
export function ServiceNames({ services }: { services: ServiceSummary[] }) {
  return (
    <ul>
      {services.map(({ slug, name }) => (
        <li key={slug}>
          <Link to="service" params={{ service: slug }} of={name} />
        </li>
      ))}
    </ul>
  )
}
