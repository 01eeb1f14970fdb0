import type { ReactNode } from 'react'
import type { CaseStudySummary } from '../data/localized-content.ts'
import { Fingerprint } from '../ui/Fingerprint.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Text } from '../ui/Text.tsx'
import { TitleLink } from '../ui/TitleLink.tsx'
import titles from '../ui/Titles.module.css'
import styles from './CaseStudyRows.module.css'
import { Figure } from './figures/Figure.tsx'

/** Case studies side by side: who does which step, and the title. */
export function CaseStudyTitles({ caseStudies }: { caseStudies: CaseStudySummary[] }) {
  return (
    <ul className={titles.titles}>
      {caseStudies.map((caseStudy) => (
        <li key={caseStudy.slug}>
          <Fingerprint data={caseStudy.fingerprint} />
          <CaseStudyTitle caseStudy={caseStudy} />
        </li>
      ))}
    </ul>
  )
}

/** Case studies below each other: who does which step, the words, and a drawing as HTML. */
export function CaseStudyRows({ caseStudies }: { caseStudies: Array<CaseStudySummary & { drawing: string }> }) {
  return (
    <ul className={styles.rows}>
      {caseStudies.map((caseStudy) => (
        <li key={caseStudy.slug}>
          <Fingerprint data={caseStudy.fingerprint} />
          <div className={styles.words}>
            <CaseStudyTitle caseStudy={caseStudy}>
              <Text as="p" of={caseStudy.headline} />
            </CaseStudyTitle>
          </div>
          <Figure html={caseStudy.drawing} />
        </li>
      ))}
    </ul>
  )
}

function CaseStudyTitle({ caseStudy, children }: { caseStudy: CaseStudySummary; children?: ReactNode }) {
  const { slug, name, heading, trade, isExample, sample } = caseStudy
  return (
    <>
      <p className="quiet">
        <Text of={name} /> · <Text of={trade.name} /> {(isExample || sample) && <SampleMark isExample={isExample} />}
      </p>
      <TitleLink to="caseStudy" slug={slug} of={heading} />
      {children}
    </>
  )
}
