import { useLingui } from '@lingui/react'
import { TextList } from '../../renderer/ui/lists.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { CaseStudyData } from './load.ts'
import styles from './ResultFigure.module.css'

/** The result as a figure: bars with their values, or a comparison of before and after. */
export function ResultFigure({ figure }: { figure: CaseStudyData['figure'] }) {
  const { i18n } = useLingui()
  return (
    <figure className={styles.figure}>
      <h3>
        <Text of={figure.title} />
      </h3>
      {figure.bars && (
        <dl className={styles.bars}>
          {figure.bars.map(({ label, value, display }, index) => (
            <div key={index}>
              <dt>
                <Text of={label} />
              </dt>
              <dd>
                <span className={styles.bar} style={{ inlineSize: `${value}%` }} />
                <span>
                  <Text of={display} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {figure.before && figure.after && (
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
      )}
      <figcaption>
        <Text of={figure.caption} />
      </figcaption>
    </figure>
  )
}
