import { useLingui } from '@lingui/react'
import type { CSSProperties } from 'react'
import type { FigureOf } from '../../data/get-figure.ts'
import { Text } from '../../ui/Text.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { getItemId } from './MarkedText.tsx'
import styles from './Trace.module.css'

export function Trace({ specimen }: { specimen: FigureOf<'trace'> }) {
  const { i18n } = useLingui()
  const writeMeasures = useMeasures()
  const { look, task, steps } = specimen
  const outcomes = {
    done: undefined,
    failed: i18n.t('specimen.failed'),
    asks: i18n.t('specimen.asks'),
    stopped: i18n.t('specimen.stopped'),
  }
  const total = measure(steps)
  return (
    <div className={styles[look]}>
      <Text as="p" className={styles.task} of={task} />
      <ol className={styles.steps}>
        {steps.map(({ action, tool, result, seconds, cents = 0, outcome }, index) => (
          <li key={index} id={getItemId(index + 1)} className={styles[outcome]}>
            <span className={styles.action}>
              <Text of={action} /> {tool && <code>{tool}</code>}
            </span>{' '}
            {seconds !== undefined && <span className={styles.measures}>{writeMeasures({ seconds, cents })}</span>}{' '}
            {(result || outcomes[outcome]) && (
              <span className={styles.result}>
                {outcomes[outcome] && <strong data-stamp>{outcomes[outcome]}</strong>} {result && <Text of={result} />}
              </span>
            )}
            {look === 'bars' && (
              <i style={placeBar(measure(steps.slice(0, index)).seconds, seconds ?? 0, total.seconds)} />
            )}
          </li>
        ))}
      </ol>
      {total.seconds > 0 && (
        <p className={styles.total}>
          {i18n.t('specimen.total')} <b>{writeMeasures(total)}</b>
        </p>
      )}
    </div>
  )
}

type Measures = { seconds: number; cents: number }

function measure(steps: Array<{ seconds?: number | undefined; cents?: number | undefined }>): Measures {
  return steps.reduce<Measures>(
    (sum, { seconds = 0, cents = 0 }) => ({ seconds: sum.seconds + seconds, cents: sum.cents + cents }),
    { seconds: 0, cents: 0 },
  )
}

function useMeasures() {
  const locale = useLocale()
  const time = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const cost = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', minimumFractionDigits: 3 })
  return ({ seconds, cents }: Measures) => `${time.format(seconds)}\u00a0s · ${cost.format(cents / 100)}`
}

function placeBar(start: number, length: number, whole: number): CSSProperties {
  return { marginInlineStart: `${(start / whole) * 100}%`, inlineSize: `max(${(length / whole) * 100}%, 4px)` }
}
