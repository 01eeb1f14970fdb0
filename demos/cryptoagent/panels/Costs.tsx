import { useLingui } from '@lingui/react'
import { DataTable } from '../../shared/DataTable.tsx'
import { Panel } from '../../shared/Panel.tsx'
import type { Performance } from '../engine/measure-performance.ts'
import type { Formats } from '../words/create-formats.ts'

type CostsProps = {
  /** The strategy's own figures, the ones without costs and the ones with three times the costs. */
  costs: { none: Performance; set: Performance; triple: Performance }
  formats: Formats
}

/** How factors of the costs turn the same decisions into other results. */
export function Costs({ costs, formats }: CostsProps) {
  const { i18n } = useLingui()
  return (
    <Panel heading={i18n.t('cryptoagent.costs.title')}>
      <p>{i18n.t('cryptoagent.costs.intro')}</p>
      <DataTable
        caption={i18n.t('cryptoagent.costs.title')}
        rows={['none', 'set', 'triple'] as const}
        columns={[
          { head: i18n.t('cryptoagent.costs.name'), isName: true, show: (cost) => i18n.t(`cryptoagent.costs.${cost}`) },
          {
            head: i18n.t('cryptoagent.figure.total'),
            isNumber: true,
            show: (cost) => formats.change(costs[cost].totalReturn),
          },
          {
            head: i18n.t('cryptoagent.figure.trades'),
            isNumber: true,
            show: (cost) => formats.number(costs[cost].tradeCount),
          },
          { head: i18n.t('cryptoagent.figure.fees'), isNumber: true, show: (cost) => formats.money(costs[cost].fees) },
        ]}
      />
    </Panel>
  )
}
