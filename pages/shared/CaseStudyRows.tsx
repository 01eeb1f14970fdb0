import type { CaseStudySummary } from '../data/localized-content.ts'
import { Fingerprint } from '../ui/Fingerprint.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Text } from '../ui/Text.tsx'
import { TitleLink } from '../ui/TitleLink.tsx'
import styles from './CaseStudyRows.module.css'
import { Figure } from './figures/Figure.tsx'
import { useTradeLabels } from './use-trade-labels.ts'

type CaseStudyRowsProps = { caseStudies: Array<CaseStudySummary & { drawing?: string }> }

/** Case studies below each other: who does which step, the words, and a drawing as HTML if the page has room for it. */
export function CaseStudyRows({ caseStudies }: CaseStudyRowsProps) {
  const trades = useTradeLabels()
  return (
    <ul className={styles.rows}>
      {caseStudies.map((caseStudy) => {
        const { slug, name, heading, trade, headline, isExample, sample, fingerprint, drawing } = caseStudy
        return (
          <li key={slug} className={drawing && styles.drawn}>
            <Fingerprint data={fingerprint} />
            <div className={styles.words}>
              <p className="quiet">
                <Text of={name} /> · {trades[trade]} {(isExample || sample) && <SampleMark isExample={isExample} />}
              </p>
              <TitleLink to="caseStudy" slug={slug} of={heading} />
              <Text as="p" of={headline} />
            </div>
            {drawing && <Figure html={drawing} />}
          </li>
        )
      })}
    </ul>
  )
}
