import { readFileSync } from 'node:fs'

/** How often memory is looked at, in milliseconds. */
const interval = 100

/**
 * Watches the memory of a process and of all that it starts, where the system tells it (Linux).
 *
 * @returns a function that ends it and gives the highest sum of resident memory in MiB, or undefined
 */
export function watchMemory(pid: number | undefined): () => number | undefined {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, readTree(pid))
  }, interval)
  return () => {
    clearInterval(timer)
    return peak > 0 ? peak / 1024 : undefined
  }
}

/** In KiB. https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function readTree(pid: number | string | undefined): number {
  try {
    const own = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + readTree(child), Number(own ?? 0))
  } catch {
    return 0 // It has ended, or this system has no /proc.
  }
}
