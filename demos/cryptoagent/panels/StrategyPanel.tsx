import { useLingui } from '@lingui/react'
import { NumberField } from '../../shared/NumberField.tsx'
import { Panel } from '../../shared/Panel.tsx'
import parts from '../../shared/parts.module.css'
import { areOrdered, type FittedStrategyId, isFitted, listParameters } from '../engine/strategies.ts'
import type { Choices } from './choices.ts'
import { RuleEditor } from './RuleEditor.tsx'

type StrategyPanelProps = { choices: Choices; onChange: (change: Partial<Choices>) => void }

/** The parameters of the strategy, its money and its costs. */
export function StrategyPanel({ choices, onChange }: StrategyPanelProps) {
  const { i18n } = useLingui()
  const { strategy } = choices
  return (
    <Panel heading={i18n.t(`cryptoagent.strategy.${strategy}`)}>
      <p className={parts.quiet}>{i18n.t(`cryptoagent.about.${strategy}`)}</p>
      {isFitted(strategy) && <ParameterFields strategy={strategy} choices={choices} onChange={onChange} />}
      {strategy === 'own' && <RuleEditor rule={choices.rule} onChange={(rule) => onChange({ rule })} />}
      <details>
        <summary>{i18n.t('cryptoagent.money.title')}</summary>
        <div className={parts.fields}>
          {moneyFields.map(({ name, choice, ...range }) => (
            <NumberField
              key={name}
              label={i18n.t(`cryptoagent.money.${name}`)}
              value={choices[choice]}
              onChange={(value) => onChange({ [choice]: value })}
              {...range}
            />
          ))}
        </div>
      </details>
    </Panel>
  )
}

const moneyFields = [
  { name: 'capital', choice: 'capital', minimum: 100, maximum: 10_000_000, step: 1 },
  { name: 'share', choice: 'sharePercent', minimum: 1, maximum: 100, step: 1 },
  { name: 'fee', choice: 'feePercent', minimum: 0, maximum: 5, step: 0.01 },
  { name: 'slippage', choice: 'slippagePercent', minimum: 0, maximum: 5, step: 0.01 },
] as const

function ParameterFields({ strategy, choices, onChange }: StrategyPanelProps & { strategy: FittedStrategyId }) {
  const { i18n } = useLingui()
  const parameters = choices.parameters[strategy]
  return (
    <>
      <div className={parts.fields}>
        {listParameters(strategy).map(([name, { minimum, maximum, step }]) => (
          <NumberField
            key={`${strategy}-${name}`}
            label={i18n.t(`cryptoagent.parameter.${name}`)}
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
      <div role="status" className={parts.quiet}>
        {!areOrdered(strategy, parameters) && <p className={parts.error}>{i18n.t('cryptoagent.field.order')}</p>}
      </div>
    </>
  )
}
