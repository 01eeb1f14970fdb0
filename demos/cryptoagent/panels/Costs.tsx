import { useLingui } from '@lingui/react'
import parts from '../../shared/parts.module.css'
import { DataTable } from '../DataTable.tsx'
import type { Performance } from '../engine/measure-performance.ts'
import type { Formats } from '../words/create-formats.ts'

type CostsProps = {
  /** The strategy's own figures, the ones without costs and the ones with three times the costs. */
  costs: { free: Performance; set: Performance; dear: Performance }
  formats: Formats
}

/** How factors of the costs turn the same decisions into other results. */
export function Costs({ costs, formats }: CostsProps) {
  const { i18n } = useLingui()
  const rows = [
    { name: i18n.t('cryptoagent.costs.none'), performance: costs.free },
    { name: i18n.t('cryptoagent.costs.set'), performance: costs.set },
    { name: i18n.t('cryptoagent.costs.triple'), performance: costs.dear },
  ]
  return (
    <section className={parts.panel}>
      <h2>{i18n.t('cryptoagent.costs.title')}</h2>
      <p>{i18n.t('cryptoagent.costs.intro')}</p>
      <DataTable
        caption={i18n.t('cryptoagent.costs.title')}
        heads={[
          i18n.t('cryptoagent.costs.name'),
          i18n.t('cryptoagent.figure.total'),
          i18n.t('cryptoagent.figure.trades'),
          i18n.t('cryptoagent.figure.fees'),
        ]}
        rows={rows.map(({ name, performance }) => ({
          name,
          cells: [
            formats.change(performance.totalReturn),
            formats.number(performance.tradeCount),
            formats.money(performance.fees),
          ],
        }))}
      />
    </section>
  )
}
