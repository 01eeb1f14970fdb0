import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** Where the figures were measured; without that they say little. */
export type Machine = {
  processor: string
  cores: number
  memoryGiB: number
  node: string
  /** Processes that wanted a core in the last minute: where they were more than the cores, times are too high. */
  load: number
}

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  }
}

export function formatMachine({ processor, cores, memoryGiB, node, load }: Machine): string {
  return `${cores} cores (${processor}), ${memoryGiB} GiB, Node ${node}, load ${load}`
}
