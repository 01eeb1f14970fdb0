import type { I18n } from '@lingui/core'
import { day } from '../engine/candle.ts'
import type { Reason } from '../engine/rules.ts'
import type { Fill, Trade } from '../engine/run-backtest.ts'
import type { Formats } from './create-formats.ts'
import { describeOperand } from './describe-operand.ts'

/** Why an order was given, as a part of a sentence: “the close (104.20) is above the highest high …”. */
export function describeReason(i18n: I18n, reason: Reason, formats: Formats): string {
  if (reason.kind === 'start') return i18n.t('cryptoagent.reason.start')
  if (reason.kind === 'schedule') return i18n.t('cryptoagent.reason.schedule', { purchase: reason.purchase })
  const { condition, left, right } = reason
  return i18n.t(`cryptoagent.reason.${condition.relation}`, {
    left: describeOperand(i18n, condition.left, left, formats),
    right: describeOperand(i18n, condition.right, right, formats),
  })
}

/** One line of the log: the order, its time, its reason and its price. */
type LogEntry = { time: number; action: 'buy' | 'sell'; text: string }

/** All purchases and sales in words, in the order in which they happened. Lots that are sold together share a sale. */
export function describeTrades(i18n: I18n, trades: readonly Trade[], formats: Formats): LogEntry[] {
  const purchases = trades.map(({ quantity, entry }): LogEntry => {
    const values = { ...describeFill(i18n, entry, formats), quantity: formats.number(quantity, 4) }
    return { time: entry.time, action: 'buy', text: i18n.t('cryptoagent.log.buy', values) }
  })
  const sales = trades.flatMap(({ quantity, entry, exit, result }): LogEntry[] => {
    if (!exit) return []
    const values = {
      ...describeFill(i18n, exit, formats),
      quantity: formats.number(quantity, 4),
      result: formats.money(result),
      change: formats.change(result / (quantity * entry.price + entry.fee)),
      days: formats.days((exit.time - entry.time) / day),
    }
    const text = result > 0 ? i18n.t('cryptoagent.log.sellGain', values) : i18n.t('cryptoagent.log.sellLoss', values)
    return [{ time: exit.time, action: 'sell', text }]
  })
  return [...purchases, ...sales].sort((one, other) => one.time - other.time)
}

function describeFill(i18n: I18n, { signalTime, time, price, fee, reason }: Fill, formats: Formats) {
  return {
    signal: formats.date(signalTime),
    date: formats.date(time),
    price: formats.money(price),
    fee: formats.money(fee),
    reason: describeReason(i18n, reason, formats),
  }
}
