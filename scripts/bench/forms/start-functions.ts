import { fork } from 'node:child_process'
import { join } from 'node:path'

/** `send-mails` is a run whatever the hints say; `settle` waits for what the functions do after their answers. */
export type Job = 'every-minute' | 'send-mails' | 'erase-expired' | 'settle'

export type Call = { job: Job } | { job: 'post'; path: string; body: string; type: string }

/** `status` is 0 where the process ended or an error left the function. */
export type Answer = { status: number; problem?: string; milliseconds: number; memory: number }

export type Functions = ReturnType<typeof startFunctions>

/**
 * Starts a process of the functions.
 *
 * @param variables of its environment
 */
export function startFunctions(variables: Record<string, string>) {
  const child = fork(join(import.meta.dirname, 'run-functions.ts'), {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Node uses what memory there is before it clears up; what does not fit into this is kept without need.
    execArgv: ['--max-old-space-size=96', '--max-semi-space-size=4'],
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  let number = 0
  let log = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // A measurement that fails is explained by its last lines.
    log = `${log}${text}`.slice(-20_000)
  })
  child.on('message', ({ number, result }: { number: number; result: Answer }) => {
    waiting.get(number)?.(result)
    waiting.delete(number)
  })
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      for (const answer of waiting.values()) answer({ status: 0, problem: 'killed', milliseconds: 0, memory: 0 })
      resolve()
    })
  })
  return {
    call(call: Call): Promise<Answer> {
      number += 1
      const current = number
      return new Promise((resolve) => {
        if (!child.connected) return resolve({ status: 0, problem: 'killed', milliseconds: 0, memory: 0 })
        waiting.set(current, resolve)
        child.send({ number: current, call })
      })
    },
    /** At once, in the middle of whatever it does. */
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    readLog: () => log,
  }
}
