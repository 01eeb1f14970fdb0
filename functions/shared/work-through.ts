/** Works on all items, so many at a time. */
export async function workThrough<Item>(
  items: Item[],
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const workOn = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: count }, workOn))
}
