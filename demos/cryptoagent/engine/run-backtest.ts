import type { Candle } from './candle.ts'
import { createChecker, type Reason, type Rule } from './rules.ts'
import type { Plan } from './strategies.ts'

/** The money at the start and the costs of each order. Fee and slippage are fractions: 0.001 is 0.1 %. */
export type Settings = {
  capital: number
  /** A fraction of the traded value, for each purchase and each sale. */
  fee: number
  /** How much worse than the open an order is filled. */
  slippage: number
}

/** One side of a trade: decided at the close of one candle, filled at the open of the next. */
export type Fill = { signalTime: number; time: number; price: number; fee: number; reason: Reason }

export type Trade = {
  quantity: number
  entry: Fill
  /** `undefined` while the position is open at the last candle. */
  exit: Fill | undefined
  /** After all fees; an open position is valued at the last close. */
  result: number
}

/** The account at the close of one candle. */
export type AccountPoint = { time: number; cash: number; quantity: number; equity: number }

export type Backtest = {
  points: AccountPoint[]
  trades: Trade[]
  /** A decision at the last close: there is no next open to fill it. */
  pending: Decision | undefined
}

type Decision = { action: 'buy' | 'sell'; reason: Reason }

type Account = {
  isHolding: boolean
  /** Candles since trading began; negative while the indicators only warm up. */
  age: number
}

type Lot = { quantity: number; entry: Fill }

/** Purchases of less than this are not worth an order. */
const smallestPurchase = 0.01

/**
 * Carries a plan out on past candles. A decision at a close becomes an order at the next open, worse by the slippage.
 * Quantities are divisible, cash earns nothing, nothing is borrowed and nothing is sold short.
 *
 * @param from the first candle on which the account trades; the ones before only feed the indicators
 */
export function runBacktest(candles: readonly Candle[], plan: Plan, settings: Settings, from = 0): Backtest {
  const decide = createDecider(plan)
  const points: AccountPoint[] = []
  const closed: Trade[] = []
  let lots: Lot[] = []
  let cash = settings.capital
  let pending: (Decision & { time: number }) | undefined

  for (const [index, candle] of candles.entries()) {
    if (pending?.action === 'buy') {
      const lot = buy(candle, pending, plan, settings, { cash, quantity: sumQuantities(lots) })
      if (lot) {
        cash -= getCost(lot)
        lots = [...lots, lot]
      }
    } else if (pending) {
      const sales = sell(candle, pending, settings, lots)
      cash += sales.reduce((sum, trade) => sum + getCost(trade) + trade.result, 0)
      closed.push(...sales)
      lots = []
    }
    const decision = decide(candle, { isHolding: lots.length > 0, age: index - from })
    pending = undefined
    if (index < from) continue
    if (decision) pending = { ...decision, time: candle.time }
    const quantity = sumQuantities(lots)
    points.push({ time: candle.time, cash, quantity, equity: cash + quantity * candle.close })
  }

  const lastClose = candles.at(-1)?.close ?? 0
  const open = lots.map((lot) => ({ ...lot, exit: undefined, result: lot.quantity * lastClose - getCost(lot) }))
  return { points, trades: [...closed, ...open], pending }
}

/** Takes the candles one after the other, like a reader, and gives the order for this close. */
type Decider = (candle: Candle, account: Account) => Decision | undefined

function createDecider(plan: Plan): Decider {
  if (plan.kind === 'rule') return createRuleDecider(plan.rule)
  if (plan.kind === 'hold') {
    return (_candle, { isHolding }) => (isHolding ? undefined : { action: 'buy', reason: { kind: 'start' } })
  }
  return (_candle, { age }) =>
    age >= 0 && age % plan.interval === 0
      ? { action: 'buy', reason: { kind: 'schedule', purchase: age / plan.interval + 1 } }
      : undefined
}

function createRuleDecider(rule: Rule): Decider {
  const checkBuy = createChecker(rule.buy)
  const checkSell = createChecker(rule.sell)
  return (candle, { isHolding }) => {
    // Both see every candle, even if nothing is held, because their indicators must not miss one.
    const buyReason = checkBuy(candle, isHolding)
    const sellReason = checkSell(candle, isHolding)
    if (!isHolding && buyReason) return { action: 'buy', reason: buyReason }
    if (isHolding && sellReason) return { action: 'sell', reason: sellReason }
    return undefined
  }
}

function buy(
  { time, open }: Candle,
  { reason, time: signalTime }: Decision & { time: number },
  plan: Plan,
  { capital, fee, slippage }: Settings,
  { cash, quantity }: { cash: number; quantity: number },
): Lot | undefined {
  const equity = cash + quantity * open
  const budget = Math.min(cash, { hold: equity, schedule: capital, rule: equity }[plan.kind] * getShare(plan))
  if (budget < smallestPurchase) return undefined
  const price = open * (1 + slippage)
  const bought = budget / (price * (1 + fee))
  return { quantity: bought, entry: { signalTime, time, price, fee: bought * price * fee, reason } }
}

function sell(
  { time, open }: Candle,
  { reason, time: signalTime }: Decision & { time: number },
  { fee, slippage }: Settings,
  lots: readonly Lot[],
): Trade[] {
  const price = open * (1 - slippage)
  return lots.map((lot) => {
    const paid = lot.quantity * price * fee
    const exit = { signalTime, time, price, fee: paid, reason }
    return { ...lot, exit, result: lot.quantity * price - paid - getCost(lot) }
  })
}

function getShare(plan: Plan): number {
  return plan.kind === 'hold' ? 1 : plan.share
}

/** The cash that a purchase took. */
function getCost({ quantity, entry }: Lot): number {
  return quantity * entry.price + entry.fee
}

function sumQuantities(lots: readonly Lot[]): number {
  return lots.reduce((sum, { quantity }) => sum + quantity, 0)
}
