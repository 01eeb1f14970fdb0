/** One thing that was measured. */
export type Figure = {
  /** `home, largest paint` */
  name: string
  unit: 'ms' | 's' | 'KB' | 'MiB' | 'pages/s' | '×' | 'points' | ''
  /** The median of the runs. */
  value: number
  /** The lowest and the highest of the runs, where there was more than one. */
  range?: [lowest: number, highest: number]
  goal?: Goal
}

/** What the value must be at most, or at least. */
export type Goal = { most: number } | { least: number }

/** @throws Error where there is no value: then the measurement went wrong */
export function createFigure(name: string, unit: Figure['unit'], values: number[], goal?: Goal): Figure {
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  return {
    name,
    unit,
    value: getMedian(values),
    ...(values.length > 1 && { range: [lowest, highest] }),
    ...(goal && { goal }),
  }
}

/** The middle of the values; the mean of both middles where their number is even. */
export function getMedian(values: number[]): number {
  return (getQuantile(values, 0.5, Math.floor) + getQuantile(values, 0.5, Math.ceil)) / 2
}

/**
 * The value that this share of the values does not exceed.
 *
 * @param share 0 to 1
 * @throws Error where there is no value
 */
export function getQuantile(values: number[], share: number, round = Math.ceil): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[round((sorted.length - 1) * share)]
  if (value === undefined) throw new Error('Nothing was measured, so there is no median')
  return value
}

/** Whether a figure reaches its goal, as precisely as it is shown; undefined where it has none. */
export function isMet({ value, goal }: Figure): boolean | undefined {
  if (!goal) return undefined
  return 'most' in goal ? round(value) <= round(goal.most) : round(value) >= round(goal.least)
}

/** Two digits after the point below 10, one below 100, none above. */
export function round(value: number): number {
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0
  return Number(value.toFixed(digits))
}
