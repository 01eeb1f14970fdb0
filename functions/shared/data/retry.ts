import { setTimeout as sleep } from 'node:timers/promises'

type RetryOptions = {
  /** Milliseconds before each further try. */
  pauses: readonly number[]
  /** Whether another try may succeed; all errors where nothing is said. */
  isRetryable?: (error: unknown) => boolean
}

/** Does work until it succeeds. @throws the last error */
export async function retry<Result>(
  work: () => Promise<Result>,
  { pauses, isRetryable = () => true }: RetryOptions,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch (error) {
      if (!isRetryable(error)) throw error
    }
    await sleep(pause)
  }
  return work()
}
