import type { LocalizedText } from '../../model/kit/localize.ts'
import { Link } from './Link.tsx'
import { Words } from './Words.tsx'

type TitleLinkProps = { to: 'caseStudy' | 'course' | 'issue' | 'post' | 'service'; slug: string; of: LocalizedText }

export function TitleLink({ to, slug, of }: TitleLinkProps) {
  // Cast: the compiler does not see that the parameter of each of these routes has the route's name.
  const route = to as 'service'
  return (
    <h3 id={slug}>
      <Link to={route} params={{ [route]: slug }}>
        <Words of={of} />
      </Link>
    </h3>
  )
}
