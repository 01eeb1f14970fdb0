import { useLingui } from '@lingui/react'
import { TextList } from '../../renderer/ui/lists.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import type { CaseStudyData } from './load.ts'
import styles from './ResultFigure.module.css'

/** The result as a figure: the work without the system beside the work with it. */
export function ResultFigure({ figure }: { figure: CaseStudyData['figure'] }) {
  const { i18n } = useLingui()
  return (
    <figure className={styles.figure}>
      <h3>
        <Words of={figure.title} />
      </h3>
      <div className={styles.change}>
        <div>
          <h4>{i18n.t('caseStudies.before')}</h4>
          <TextList items={figure.before} />
        </div>
        <div className={styles.now}>
          <h4>{i18n.t('caseStudies.after')}</h4>
          <TextList items={figure.after} />
        </div>
      </div>
      <figcaption>
        <Text of={figure.caption} />
      </figcaption>
    </figure>
  )
}
