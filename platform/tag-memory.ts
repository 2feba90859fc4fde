import { LRUCache } from 'lru-cache'

export type TagMemory = {
  /**
   * The value kept under `key`, or what `load` gives; concurrent callers share one load. Forgotten when one of `tags` is dropped or
   * others are asked for more; a failure and `undefined` are not kept. Whoever is given a value leaves it as it is.
   */
  remember<Value>(key: string, tags: readonly string[], load: () => Promise<Value>): Promise<Value>
  /** Forgets everything kept under a tag; '*' forgets all. */
  drop(tag: string): void
}

type Kept = { tags: readonly string[]; value: Promise<unknown> }

const MOST_KEPT = 1000

/** A bounded in-process memory for answers that are asked for again and again, forgotten by tag. */
export function openTagMemory(most: number = MOST_KEPT): TagMemory {
  const kept = new LRUCache<string, Kept>({ max: most })

  function remember<Value>(key: string, tags: readonly string[], load: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key)
    if (known) return known.value as Promise<Value>
    const entry = { tags, value: load() }
    kept.set(key, entry)
    const forget = () => kept.peek(key) === entry && kept.delete(key)
    entry.value.then((value) => value === undefined && forget(), forget)
    return entry.value
  }

  function drop(tag: string): void {
    for (const [key, entry] of kept.entries()) if (tag === '*' || entry.tags.includes(tag)) kept.delete(key)
  }

  return { remember, drop }
}
