import { Link } from '../../renderer/ui/Link.tsx'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import styles from './CaseRows.module.css'
import type { HomeData } from './load.ts'

/** Case studies below each other. */
export function CaseRows({ caseStudies }: { caseStudies: HomeData['caseStudies'] }) {
  return (
    <ul className={styles.rows}>
      {caseStudies.map(({ slug, name, sector, headline, isExample, sample }) => (
        <li key={slug}>
          <h3>
            <Link to="caseStudy" params={{ caseStudy: slug }}>
              <Words of={name} />
            </Link>
          </h3>
          <div>
            <p className={styles.headline}>
              <Text of={headline} />
            </p>
            <p className={styles.sector}>
              {(isExample || sample) && <SampleMark isExample={isExample} />} <Text of={sector} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
