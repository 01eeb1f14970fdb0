import { useLingui } from '@lingui/react'
import type { FigureOf } from '../../data/get-figure.ts'
import { Fact } from '../../ui/Fact.tsx'
import { Space } from '../../ui/Space.tsx'
import { Text } from '../../ui/Text.tsx'
import { getItemId, MarkedText } from './MarkedText.tsx'
import styles from './Report.module.css'

export function Report({ specimen }: { specimen: FigureOf<'report'> }) {
  const { i18n } = useLingui()
  const kinds = { gap: i18n.t('specimen.gap'), contradiction: i18n.t('specimen.contradiction') }
  return (
    <>
      <div className={styles.sheet}>
        <dl className={styles.head}>
          {specimen.head.map(({ label, value }, index) => (
            <Fact key={index} name={label} of={value} />
          ))}
        </dl>
        <dl className={styles.sections}>
          {specimen.sections.map(({ title, text }, index) => (
            <Fact key={index} name={title}>
              <MarkedText of={text} />
            </Fact>
          ))}
        </dl>
      </div>
      <ol className={styles.flags}>
        {specimen.flags.map(({ kind, text }, index) => (
          <li key={index} id={getItemId(index + 1)} data-flag={kind}>
            <strong>{kinds[kind]}</strong>
            <Space after={kinds[kind]} />
            <Text of={text} />
          </li>
        ))}
      </ol>
    </>
  )
}
