/** A median with its goal. */
export type Figure = { name: string; unit: 'ms' | 's' | 'bytes'; value: number; most?: number }

export function getMedian(values: number[]): number {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (median === undefined) throw new Error('Nothing was measured, so there is no median.')
  return median
}
