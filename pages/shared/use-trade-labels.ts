import { useLingui } from '@lingui/react'
import type { Trade } from '../../model/kinds/trades.ts'

export function useTradeLabels(): Record<Trade, string> {
  const { i18n } = useLingui()
  return {
    health: i18n.t('caseStudies.trade.health'),
    sales: i18n.t('caseStudies.trade.sales'),
    finance: i18n.t('caseStudies.trade.finance'),
    property: i18n.t('caseStudies.trade.property'),
    funding: i18n.t('caseStudies.trade.funding'),
  }
}
