import { parentPort, workerData } from 'node:worker_threads'
import lighthouse from 'lighthouse'
import type { LighthouseRun, LighthouseTask } from './run-lighthouse.ts'

const { url, port, throttling } = workerData as LighthouseTask
parentPort?.postMessage(await run())

async function run(): Promise<LighthouseRun> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod: throttling,
    logLevel: 'silent',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
  })
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result')
  const { audits, categories } = result.lhr
  const read = (id: string) => {
    const value = audits[id]?.numericValue
    if (value === undefined) throw new Error(`no ${id}: ${audits[id]?.errorMessage ?? 'not measured'}`)
    return value
  }
  return {
    score: (categories.performance?.score ?? 0) * 100,
    paint: read('largest-contentful-paint'),
    blocking: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
  }
}
