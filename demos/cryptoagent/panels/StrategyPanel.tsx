import { useLingui } from '@lingui/react'
import parts from '../../shared/parts.module.css'
import type { Choices } from '../choices.ts'
import styles from '../Demo.module.css'
import { areOrdered, type FittedStrategyId, getStrategy, isFitted } from '../engine/strategies.ts'
import { NumberField } from '../NumberField.tsx'
import { RuleEditor } from '../RuleEditor.tsx'
import { parameterNames, strategyDescriptions, strategyNames } from '../words/strategy-names.ts'

type StrategyPanelProps = { choices: Choices; onChange: (change: Partial<Choices>) => void }

/** With what parameters the strategy trades, with how much money and at what costs. */
export function StrategyPanel({ choices, onChange }: StrategyPanelProps) {
  const { i18n } = useLingui()
  const { strategy } = choices
  return (
    <section className={parts.panel}>
      <h2>{strategyNames[strategy](i18n)}</h2>
      <p className={styles.small}>{strategyDescriptions[strategy](i18n)}</p>
      {isFitted(strategy) && <ParameterFields strategy={strategy} choices={choices} onChange={onChange} />}
      {strategy === 'own' && <RuleEditor rule={choices.rule} onChange={(rule) => onChange({ rule })} />}
      {strategy === 'schedule' && (
        <div className={styles.fields}>
          <NumberField
            label={i18n.t('cryptoagent.schedule.interval')}
            value={choices.schedule.interval}
            minimum={1}
            maximum={365}
            step={1}
            onChange={(interval) => onChange({ schedule: { ...choices.schedule, interval } })}
          />
          <NumberField
            label={i18n.t('cryptoagent.schedule.share')}
            value={choices.schedule.percent}
            minimum={0.1}
            maximum={100}
            step={0.1}
            onChange={(percent) => onChange({ schedule: { ...choices.schedule, percent } })}
          />
        </div>
      )}
      <details className={styles.details}>
        <summary>{i18n.t('cryptoagent.money.title')}</summary>
        <div className={styles.fields}>
          <NumberField
            label={i18n.t('cryptoagent.money.capital')}
            value={choices.capital}
            minimum={100}
            maximum={10_000_000}
            step={1}
            onChange={(capital) => onChange({ capital })}
          />
          <NumberField
            label={i18n.t('cryptoagent.money.share')}
            value={choices.sharePercent}
            minimum={1}
            maximum={100}
            step={1}
            onChange={(sharePercent) => onChange({ sharePercent })}
          />
          <NumberField
            label={i18n.t('cryptoagent.money.fee')}
            value={choices.feePercent}
            minimum={0}
            maximum={5}
            step={0.01}
            onChange={(feePercent) => onChange({ feePercent })}
          />
          <NumberField
            label={i18n.t('cryptoagent.money.slippage')}
            value={choices.slippagePercent}
            minimum={0}
            maximum={5}
            step={0.01}
            onChange={(slippagePercent) => onChange({ slippagePercent })}
          />
        </div>
      </details>
    </section>
  )
}

function ParameterFields({ strategy, choices, onChange }: StrategyPanelProps & { strategy: FittedStrategyId }) {
  const { i18n } = useLingui()
  const parameters = choices.parameters[strategy]
  return (
    <>
      <div className={styles.fields}>
        {Object.entries(getStrategy(strategy).parameters).map(([name, { minimum, maximum, step }]) => (
          <NumberField
            key={`${strategy}-${name}`}
            label={parameterNames[strategy][name]?.(i18n) ?? name}
            value={parameters[name] ?? minimum}
            minimum={minimum}
            maximum={maximum}
            step={step}
            onChange={(value) =>
              onChange({ parameters: { ...choices.parameters, [strategy]: { ...parameters, [name]: value } } })
            }
          />
        ))}
      </div>
      <div role="status" className={styles.small}>
        {!areOrdered(strategy, parameters) && <p className={parts.error}>{i18n.t('cryptoagent.field.order')}</p>}
      </div>
    </>
  )
}
