import { Fingerprint } from '../../renderer/ui/Fingerprint.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import styles from './CaseStudyRows.module.css'
import { SmallDiagram } from './diagram/SmallDiagram.tsx'
import type { CaseStudySummary, SmallDiagram as Drawing } from './localized-content.ts'
import { useTradeLabels } from './use-trade-labels.ts'

type Row = CaseStudySummary & { drawing?: Drawing }

/** Case studies below each other: who does which step, the words, and the drawing where the page has it. */
export function CaseStudyRows({ caseStudies }: { caseStudies: Row[] }) {
  const trades = useTradeLabels()
  return (
    <ul className={styles.rows}>
      {caseStudies.map(({ slug, name, heading, trade, headline, lesson, isExample, sample, fingerprint, drawing }) => (
        <li key={slug} className={drawing ? styles.drawn : undefined}>
          <Fingerprint data={fingerprint} />
          <div className={styles.words}>
            <p className={styles.trade}>
              <Text of={name} /> · {trades[trade]} {(isExample || sample) && <SampleMark isExample={isExample} />}
            </p>
            <h3 id={slug}>
              <Link to="caseStudy" params={{ caseStudy: slug }}>
                <Words of={heading} />
              </Link>
            </h3>
            <p>
              <Text of={headline} />
            </p>
            <p className={styles.lesson}>
              <Text of={lesson} />
            </p>
          </div>
          {drawing && <SmallDiagram drawing={drawing} />}
        </li>
      ))}
    </ul>
  )
}
