import { createLoadError } from '../engine/workbook.ts'
import EngineWorker from './engine.worker.ts?worker&inline'
import type { CallName, Calls, Reply, Request } from './messages.ts'

export type Engine = {
  /** @throws a load error, see `readLoadError` */
  call: <Name extends CallName>(name: Name, input: Calls[Name]['input']) => Promise<Calls[Name]['output']>
  close: () => void
}

/** Starts the engine in a worker of its own, so that a long calculation never blocks the page. */
export function createEngine(): Engine {
  const worker = new EngineWorker()
  const waiting = new Map<number, (reply: Reply) => void>()
  let calls = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  // A worker that cannot start or runs out of memory never replies.
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    for (const [id, finish] of waiting) finish({ id, problem: { code: 'unreadable' } })
    waiting.clear()
  })
  return {
    call: (name, input) =>
      new Promise((resolve, reject) => {
        calls += 1
        waiting.set(calls, (reply) => {
          if ('problem' in reply) reject(createLoadError(reply.problem))
          // The worker answers each call with its own kind of output.
          else resolve(reply.output as Calls[typeof name]['output'])
        })
        worker.postMessage({ id: calls, name, input } as Request)
      }),
    close: () => worker.terminate(),
  }
}
