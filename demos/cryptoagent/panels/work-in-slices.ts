/** Milliseconds of work before yielding to the page: half of a noticeable delay (https://web.dev/articles/inp). */
const sliceLength = 40

/**
 * Works through a list without holding up the page, with a turn for it every 40 ms.
 *
 * @param signal stops the work; the promise is then rejected with the signal's reason
 */
export async function workInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  signal: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = []
  let sliceStart = performance.now()
  for (const item of items) {
    if (performance.now() - sliceStart > sliceLength) {
      await new Promise((resolve) => setTimeout(resolve))
      sliceStart = performance.now()
    }
    signal.throwIfAborted()
    results.push(work(item))
  }
  return results
}
