import { useLingui } from '@lingui/react'
import { createNumberFormat } from '../../../locales/number-format.ts'
import type { FigureOf } from '../../data/get-figure.ts'
import { Text } from '../../ui/Text.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import styles from './Scorecard.module.css'

/** Criteria as bars: as long as their score and as thick as their weight, so that their area is what they add to the total. */
export function Scorecard({ specimen: { rows, best, verdict } }: { specimen: FigureOf<'scorecard'> }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const weights = rows.reduce((sum, { weight }) => sum + weight, 0)
  const total = rows.reduce((sum, { weight, score }) => sum + (weight / weights) * score, 0)
  return (
    <>
      <table className={styles.card}>
        <thead>
          <tr>
            <td colSpan={2} />
            <th scope="col">{i18n.t('specimen.weight')}</th>
            <th scope="col">{i18n.t('specimen.score')}</th>
          </tr>
        </thead>
        {rows.map(({ title, weight, score, evidence, isWeak }, index) => (
          <tbody key={index} data-weak={isWeak || undefined}>
            <tr>
              <Text as="th" scope="rowgroup" of={title} />
              <td className={styles.bar} style={{ '--length': score / best, '--weight': weight / weights }} />
              <td>{percent.format(weight / weights)}</td>
              <td>
                {score} / {best}
              </td>
            </tr>
            <tr>
              <td className={styles.evidence} colSpan={4}>
                {isWeak && <mark>{i18n.t('specimen.weak')}</mark>} <Text of={evidence} />
              </td>
            </tr>
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{i18n.t('specimen.total')}</th>
            <td className={styles.total} colSpan={3}>
              {createNumberFormat(locale, { maximumFractionDigits: 2 }).format(total)} / {best}
            </td>
          </tr>
        </tfoot>
      </table>
      <Text as="p" className={styles.verdict} of={verdict} />
    </>
  )
}
