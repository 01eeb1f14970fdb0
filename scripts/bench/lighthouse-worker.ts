import { parentPort, workerData } from 'node:worker_threads'
import lighthouse from 'lighthouse'

// A thread of its own, because Lighthouse ends with an exception that nobody can catch where a page does not come to rest.

const { url, port }: { url: string; port: number } = workerData
const result = await lighthouse(url, {
  port,
  logLevel: 'silent',
  onlyCategories: ['performance'],
  disableFullPageScreenshot: true,
})
if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result')
parentPort?.postMessage(result.lhr.audits['largest-contentful-paint']?.numericValue)
