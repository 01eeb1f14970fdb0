import { once } from 'node:events'
import { Worker as Thread } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSheets } from './read-sheets.ts'
import { packXlsx } from './testing.ts'

/** The program of the thread that reads, and the threads of a test. */
const given = vi.hoisted(() => ({ program: '', threads: [] as Thread[] }))

// Threads of Node in place of a browser's workers.
vi.mock('./read-xlsx.worker.ts?worker&inline', () => ({
  default: class {
    thread = new Thread(given.program, { eval: true })
    constructor() {
      given.threads.push(this.thread)
    }
    addEventListener(name: string, listen: (event: object) => void) {
      this.thread.on(name, (data: unknown) => listen({ data, preventDefault: () => {} }))
    }
    postMessage = (bytes: Uint8Array) => this.thread.postMessage(bytes)
    terminate = () => void this.thread.terminate()
  },
}))

beforeEach(() => {
  given.threads.length = 0
  vi.stubGlobal('Worker', Thread)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const bytes = packXlsx({ sheets: [{ name: 'A', xml: '<row><c><v>1</v></c></row>' }] })
const tooMuch = { problem: { code: 'tooMuch' } }

test('a workbook without end leaves the page alive, and is given up after 20 seconds with its thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  given.program = 'for (;;) {}'
  const problems: unknown[] = []
  const reading = readSheets('a.xlsx', bytes).catch((problem: unknown) => problems.push(problem))
  // The page goes on with its work.
  while (given.threads.length === 0) await new Promise(setImmediate)
  const [thread] = given.threads
  const ended = once(thread as Thread, 'exit')
  await vi.advanceTimersByTimeAsync(19_999)
  expect(problems).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await reading
  expect(problems).toEqual([expect.objectContaining(tooMuch)])
  await ended
})

test('a workbook that ends its thread is too much, and one that is read ends it too', async () => {
  given.program = `throw new RangeError('out of memory')`
  await expect(readSheets('a.xlsx', bytes)).rejects.toMatchObject(tooMuch)
  given.program = `require('node:worker_threads').parentPort.on('message', () => {
    require('node:worker_threads').parentPort.postMessage({ sheets: [{ name: 'A' }] }) })`
  expect(await readSheets('a.xlsx', bytes)).toEqual([{ name: 'A' }])
  await once(given.threads[1] as Thread, 'exit')
})
