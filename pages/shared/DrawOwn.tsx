import { useLingui } from '@lingui/react'
import type { LocalizedText } from '../../model/kit/localize.ts'
import type { LineData } from '../data/lines.ts'
import { Fingerprint } from '../ui/Fingerprint.tsx'
import { Link } from '../ui/Link.tsx'

type DrawOwnProps = { line: LineData; names?: LocalizedText[]; demo: string | undefined }

export function DrawOwn({ line: { fingerprint, fragment }, names, demo }: DrawOwnProps) {
  const { i18n } = useLingui()
  return (
    <div>
      <Fingerprint data={fingerprint} names={names} />
      <span className="row">
        {fragment && <Link to="tasks" suffix={fragment} of={i18n.t('specimen.draw')} />}{' '}
        {demo && <Link to="projects" suffix={`?demo=${demo}`} of={i18n.t('caseStudies.demo')} />}
      </span>
    </div>
  )
}
