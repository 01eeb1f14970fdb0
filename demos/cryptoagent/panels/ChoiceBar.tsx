import { useLingui } from '@lingui/react'
import parts from '../../shared/parts.module.css'
import { SelectField } from '../../shared/SelectField.tsx'
import type { Candle } from '../engine/candle.ts'
import { type StrategyId, strategyIds } from '../engine/strategies.ts'
import { sampleIds } from '../samples/samples.ts'
import type { Formats } from '../words/create-formats.ts'
import type { Source } from './PricePanel.tsx'

type ChoiceBarProps = {
  source: Source
  candles: readonly Candle[]
  formats: Formats
  onSource: (source: Source) => void
  strategy: StrategyId
  onStrategy: (strategy: StrategyId) => void
}

/** The two choices that everything else follows from: which prices and which strategy. */
export function ChoiceBar({ source, candles, formats, onSource, strategy, onStrategy }: ChoiceBarProps) {
  const { i18n } = useLingui()
  return (
    <div className={parts.subject}>
      <SelectField
        label={i18n.t('cryptoagent.prices.series')}
        options={[
          ...sampleIds.map((id) => ({ value: id as string, label: i18n.t(`cryptoagent.sample.${id}`) })),
          ...(source.kind === 'file' ? [{ value: 'file', label: source.name }] : []),
        ]}
        value={source.kind === 'file' ? 'file' : source.id}
        onChange={(value) => {
          const id = sampleIds.find((each) => each === value)
          if (id) onSource({ kind: 'sample', id })
        }}
      />
      <SelectField
        label={i18n.t('cryptoagent.strategy.label')}
        options={strategyIds.map((id) => ({ value: id, label: i18n.t(`cryptoagent.strategy.${id}`) }))}
        value={strategy}
        onChange={onStrategy}
      />
      <p>
        {source.kind === 'sample' && <span className={parts.sample}>{i18n.t('cryptoagent.prices.invented')}</span>}{' '}
        <span>
          {i18n.t('cryptoagent.prices.range', {
            count: formats.number(candles.length),
            start: formats.date(candles[0]?.time ?? 0),
            end: formats.date(candles.at(-1)?.time ?? 0),
          })}
        </span>
      </p>
    </div>
  )
}
