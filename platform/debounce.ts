/**
 * Hands what calls bring to `work` once they stop coming: `quietMs` after the last of them, and at the latest `mostMs` after the first.
 * `close` forgets what still waits.
 */
export function debounce<Item>(
  work: (items: readonly Item[]) => void,
  { quietMs, mostMs }: { quietMs: number; mostMs: number },
): { add(...items: readonly Item[]): void; close(): void } {
  let waiting: Item[] = []
  let since = 0
  let timer: NodeJS.Timeout | undefined

  function add(...items: readonly Item[]): void {
    if (waiting.length === 0) since = Date.now()
    waiting.push(...items)
    clearTimeout(timer)
    timer = setTimeout(flush, Math.min(quietMs, since + mostMs - Date.now())).unref()
  }

  function flush(): void {
    const items = waiting
    waiting = []
    work(items)
  }

  return { add, close: () => clearTimeout(timer) }
}
