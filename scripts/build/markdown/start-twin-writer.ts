import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Writes the Markdown twins of pages on a core of its own, because that takes longer than rendering the pages. */
export type TwinWriter = {
  /** @param file a written HTML document; its twin comes to stand beside it */
  write: (file: string) => void
  /** Resolves when all are written. */
  finish: () => Promise<void>
}

/** A message wakes the other thread, which costs this one 0.3 ms. */
const filesInMessage = 20

export function startTwinWriter(): TwinWriter {
  const worker = new Worker(join(import.meta.dirname, 'worker.ts'))
  const finished = new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The twins stopped with code ${code}`))))
  })
  // `finish` hands it on; until then nobody waits for it, and Node would end the build without its message.
  finished.catch(() => {})
  let files: string[] = []
  const send = () => {
    worker.postMessage(files)
    files = []
  }
  return {
    write: (file) => {
      if (files.push(file) === filesInMessage) send()
    },
    finish: () => {
      send()
      worker.postMessage(null)
      return finished
    },
  }
}
