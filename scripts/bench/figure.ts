/** One thing that was measured. */
export type Figure = {
  /** `home, largest paint` */
  name: string
  unit: 'ms' | 's' | '%'
  /** The median of the runs. */
  value: number
  /** The goal. */
  least?: number
  most?: number
}

/** Whether a figure is what it should be. */
export function isMet({ value, least = -Infinity, most = Infinity }: Figure): boolean {
  return value >= least && value <= most
}

/** @throws Error where there is no value: then the measurement went wrong */
export function getMedian(values: number[]): number {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (median === undefined) throw new Error('Nothing was measured, so there is no median')
  return median
}
