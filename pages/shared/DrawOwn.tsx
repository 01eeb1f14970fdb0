import { useLingui } from '@lingui/react'
import type { LineData } from '../data/lines.ts'
import { Fingerprint } from '../ui/Fingerprint.tsx'
import { Link } from '../ui/Link.tsx'

/** A piece of work as a line, and the way to the page that draws one of the visitor's own, which begins with these steps. */
export function DrawOwn({ line: { fingerprint, fragment } }: { line: LineData }) {
  const { i18n } = useLingui()
  return (
    <div>
      <Fingerprint data={fingerprint} />
      {fragment && (
        <Link to="tasks" suffix={fragment}>
          {i18n.t('specimen.draw')}
        </Link>
      )}
    </div>
  )
}
