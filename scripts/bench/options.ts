/** What the command line says, for every part. */
export type Options = {
  /** How often each thing is measured; the figure is the median. */
  runs: number
  /** Every screen instead of one of each kind. */
  all: boolean
}
