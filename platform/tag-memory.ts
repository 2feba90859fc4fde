import { LRUCache } from 'lru-cache'

export type TagMemory = {
  /**
   * The value kept under `key`, or what `load` gives; concurrent callers share one load. Forgotten when one of `tags` is dropped or
   * others are asked for more; a failure and `undefined` are not kept. Whoever is given a value leaves it as it is.
   */
  remember<Value>(key: string, tags: readonly string[], load: () => Promise<Value>): Promise<Value>
  /**
   * Small values by id, those not kept under `kind` and the id loaded together; an id `load` knows nothing of is left out.
   * Forgotten like everything else.
   */
  rememberEach<Value>(
    kind: string,
    ids: readonly string[],
    tags: readonly string[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>>
  /** Forgets everything kept under a tag; '*' forgets all. */
  drop(tag: string): void
}

type Kept = { tags: readonly string[]; value: unknown; weight: number }

/** How many small values fit; a page's worth weighs as much as fifty of them. */
const MOST_KEPT = 50_000
const WEIGHT_OF_MANY = 50

/** A bounded in-process memory for answers that are asked for again and again, forgotten by tag. */
export function openTagMemory(most: number = MOST_KEPT): TagMemory {
  const kept = new LRUCache<string, Kept>({ maxSize: most, sizeCalculation: ({ weight }) => weight })
  let drops = 0

  function remember<Value>(key: string, tags: readonly string[], load: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key)
    if (known) return known.value as Promise<Value>
    const value = load()
    const entry = { tags, value, weight: WEIGHT_OF_MANY }
    kept.set(key, entry)
    const forget = () => kept.peek(key) === entry && kept.delete(key)
    value.then((loaded) => loaded === undefined && forget(), forget)
    return value
  }

  const rememberEach: TagMemory['rememberEach'] = async (kind, ids, tags, load) => {
    type Value = Awaited<ReturnType<typeof load>> extends ReadonlyMap<string, infer Each> ? Each : never
    const found = new Map<string, Value>()
    const missing: string[] = []
    for (const id of ids) {
      const known = kept.get(`${kind} ${id}`)
      if (known) found.set(id, known.value as Value)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    const before = drops
    for (const [id, value] of await load(missing)) {
      found.set(id, value)
      // What was read before the news came is good for this caller and for nobody after.
      if (before === drops) kept.set(`${kind} ${id}`, { tags, value, weight: 1 })
    }
    return found
  }

  function drop(tag: string): void {
    drops++
    for (const [key, entry] of kept.entries()) if (tag === '*' || entry.tags.includes(tag)) kept.delete(key)
  }

  return { remember, rememberEach, drop }
}
