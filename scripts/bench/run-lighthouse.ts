import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What is measured, and with the Chromium behind which port. */
export type LighthouseTask = { url: string; port: number; throttling: 'simulate' | 'devtools' }

/** What is read of one run; times in milliseconds. */
export type LighthouseRun = { score: number; paint: number; blocking: number; shift: number }

const attempts = 3

/**
 * Runs Lighthouse once. Where a busy machine lets a page not come to rest within 45 s, Lighthouse ends with an exception that
 * nobody can catch: hence a thread of its own, and another attempt.
 *
 * @throws Error where no attempt gives a result
 */
export async function runLighthouse(task: LighthouseTask): Promise<LighthouseRun> {
  let problem: unknown
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      return await runOnce(task)
    } catch (error) {
      problem = error
      console.error(`Lighthouse failed at ${task.url} and is tried again: ${error}`)
    }
  }
  throw new Error(`Lighthouse could not measure ${task.url}`, { cause: problem })
}

function runOnce(task: LighthouseTask): Promise<LighthouseRun> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'worker.ts'), { workerData: task })
    worker.on('message', (run: LighthouseRun) => {
      resolve(run)
      void worker.terminate()
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('it ended without a result')))
  })
}
