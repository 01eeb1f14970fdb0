import { expect, test } from 'vitest'
import { createSample, sampleIds } from './samples.ts'

for (const id of sampleIds) {
  test(`the sample ${id} holds four years of possible daily candles and is the same each time`, () => {
    const candles = createSample(id)
    expect(candles).toHaveLength(4 * 365 + 1)
    expect(
      candles.every(
        ({ open, high, low, close }) => low > 0 && low <= Math.min(open, close) && high >= Math.max(open, close),
      ),
    ).toBe(true)
    expect(
      candles.every(({ time }, index) => index === 0 || time - (candles[index - 1]?.time ?? 0) === 86_400_000),
    ).toBe(true)
    expect(createSample(id)).toEqual(candles)
  })
}

test('the samples do what their names say', () => {
  const change = (id: (typeof sampleIds)[number], from: number, to: number) => {
    const closes = createSample(id).map(({ close }) => close)
    return (closes.at(to) ?? 0) / (closes.at(from) ?? 1)
  }
  expect(change('trend', 0, -1)).toBeGreaterThan(3)
  expect(change('sideways', 0, -1)).toBeGreaterThan(0.8)
  expect(change('sideways', 0, -1)).toBeLessThan(1.25)
  expect(change('crash', 1019, 1200)).toBeLessThan(0.3)
})
