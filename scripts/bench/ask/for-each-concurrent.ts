/** Runs `work` for all items with limited concurrency. */
export async function forEachConcurrent<Item>(
  items: Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const workOn = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, workOn))
}
