const AT_ONCE = 4

/** Does the same with every item, each of them once, some at a time: a site that waits for its database has another question to answer. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const left = [...new Set(items)]
  const done: Result[] = []
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) done.push(await work(item))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return done
}
