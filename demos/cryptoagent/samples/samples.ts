import { createNormalRandom, createRandom } from '../../shared/random.ts'
import { type Candle, day } from '../engine/candle.ts'

/** A stretch of a made-up market. Drift and volatility are per year of 365 days, of the price's logarithm. */
type Regime = {
  days: number
  drift: number
  volatility: number
  /** The yearly strength that draws the price back to the start of the regime: 0 or absent for none. */
  pull?: number
}

type Sample = { seed: number; price: number; regimes: Regime[] }

/** Three invented markets, four years each. No price of a real asset is in them. */
export const samples = {
  trend: {
    seed: 56,
    price: 100,
    regimes: [
      { days: 260, drift: 1.1, volatility: 0.42 },
      { days: 90, drift: -1.2, volatility: 0.6 },
      { days: 380, drift: 0.9, volatility: 0.4 },
      { days: 130, drift: -0.5, volatility: 0.55 },
      { days: 340, drift: 0.85, volatility: 0.45 },
      { days: 261, drift: 0.3, volatility: 0.5 },
    ],
  },
  sideways: {
    seed: 10,
    price: 100,
    regimes: [
      { days: 500, drift: 0, volatility: 0.5, pull: 12 },
      { days: 420, drift: 0, volatility: 0.35, pull: 10 },
      { days: 541, drift: 0, volatility: 0.6, pull: 6 },
    ],
  },
  crash: {
    seed: 3,
    price: 100,
    regimes: [
      { days: 540, drift: 0.75, volatility: 0.4 },
      { days: 480, drift: 0.9, volatility: 0.55 },
      { days: 150, drift: -3.4, volatility: 0.95 },
      { days: 291, drift: 0.05, volatility: 0.6, pull: 3 },
    ],
  },
} satisfies Record<string, Sample>

export type SampleId = keyof typeof samples

export const sampleIds = Object.keys(samples) as SampleId[]

const firstDay = Date.UTC(2021, 0, 1)
const hoursPerDay = 24

/**
 * Draws an invented market hour by hour and joins the hours to daily candles: a geometric Brownian motion whose drift
 * and volatility change with the regime. The same sample is the same on every machine.
 */
export function createSample(id: SampleId): Candle[] {
  const { seed, price, regimes }: Sample = samples[id]
  const drawNormal = createNormalRandom(createRandom(seed))
  const hour = 1 / (365 * hoursPerDay)
  let logarithm = Math.log(price)
  const candles: Candle[] = []
  for (const { days, drift, volatility, pull = 0 } of regimes) {
    const anchor = logarithm
    for (let count = 0; count < days; count++) {
      const path = [logarithm]
      for (let each = 0; each < hoursPerDay; each++) {
        logarithm += (drift + pull * (anchor - logarithm)) * hour + volatility * Math.sqrt(hour) * drawNormal()
        path.push(logarithm)
      }
      candles.push({ time: firstDay + candles.length * day, ...joinHours(path) })
    }
  }
  return candles
}

function joinHours(path: readonly number[]): Pick<Candle, 'open' | 'high' | 'low' | 'close'> {
  const prices = path.map((logarithm) => Math.round(Math.exp(logarithm) * 100) / 100)
  return {
    open: prices[0] ?? 0,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? 0,
  }
}
