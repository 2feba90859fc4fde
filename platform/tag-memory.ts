import { LRUCache } from 'lru-cache'
import { collecting, concerns, readsAll } from './tags.ts'
import type { ChangeTag, Tag } from './tags.ts'

export type TagMemory = {
  /**
   * The value kept under `key`, or what `load` gives; concurrent callers share one load. Forgotten when something `load` reads is dropped
   * or others are asked for more; a failure and what `keeps` says no to are not kept. What it is made of the caller's answer is made of
   * too. Whoever is given a value leaves it as it is.
   */
  remember<Value>(key: string, load: () => Promise<Value>, keeps?: (value: Value) => boolean): Promise<Value>
  /**
   * Small values by id, those not kept under `kind` and the id loaded together; an id `load` knows nothing of is left out.
   * Forgotten like everything else: by what was read for all that were loaded together, or by `tagsOf` each where that says it
   * closer. A page's worth weighs 50.
   */
  rememberEach<Value>(
    kind: string,
    ids: readonly string[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
    how?: { tagsOf?: (id: string) => readonly Tag[]; weight?: number },
  ): Promise<Map<string, Value>>
  /** Forgets everything the changes are about. */
  drop(...changes: readonly ChangeTag[]): void
}

type KeptValue = { tags: Set<Tag>; value: unknown; weight: number }

/** How many small values fit; a page's worth weighs as much as fifty of them. */
const MOST_KEPT = 50_000
const WEIGHT_OF_MANY = 50

/** A bounded in-process memory for answers that are asked for again and again, forgotten by tag. */
export function openTagMemory(most: number = MOST_KEPT): TagMemory {
  const kept = new LRUCache<string, KeptValue>({ maxSize: most, sizeCalculation: ({ weight }) => weight })
  /** What was dropped since each load began: it may turn out only later that the load had read it. */
  const loading = new Map<KeptValue, Set<ChangeTag>>()
  let drops = 0

  async function remember<Value>(
    key: string,
    load: () => Promise<Value>,
    keeps: (value: Value) => boolean = isThere,
  ): Promise<Value> {
    const entry = kept.get(key) ?? begin(key, load, keeps)
    // Before the value is there, so that a change which comes meanwhile drops what is made of it too.
    readsAll(entry.tags)
    const value = (await entry.value) as Value
    readsAll(entry.tags)
    return value
  }

  function begin<Value>(key: string, load: () => Promise<Value>, keeps: (value: Value) => boolean): KeptValue {
    const tags = new Set<Tag>()
    const value = collecting(tags, load)
    const entry = { tags, value, weight: WEIGHT_OF_MANY }
    kept.set(key, entry)
    const dropped = new Set<ChangeTag>()
    loading.set(entry, dropped)
    const forget = () => kept.peek(key) === entry && kept.delete(key)
    value
      .then((loaded) => (!keeps(loaded) || concerns(dropped, tags)) && forget(), forget)
      .finally(() => loading.delete(entry))
    return entry
  }

  const rememberEach: TagMemory['rememberEach'] = async (kind, ids, load, { tagsOf, weight = 1 } = {}) => {
    type Value = Awaited<ReturnType<typeof load>> extends ReadonlyMap<string, infer Each> ? Each : never
    const found = new Map<string, Value>()
    const missing: string[] = []
    for (const id of ids) {
      const known = kept.get(`${kind} ${id}`)
      if (known) {
        readsAll(known.tags)
        found.set(id, known.value as Value)
      } else missing.push(id)
    }
    if (missing.length === 0) return found
    const before = drops
    const tags = new Set<Tag>()
    for (const [id, value] of await collecting(tags, () => load(missing))) {
      found.set(id, value)
      // What was read before the change came is good for this caller and for nobody after.
      if (before === drops) kept.set(`${kind} ${id}`, { tags: tagsOf ? new Set(tagsOf(id)) : tags, value, weight })
    }
    readsAll(tags)
    return found
  }

  function drop(...changes: readonly ChangeTag[]): void {
    drops++
    const heard = new Set(changes)
    for (const dropped of loading.values()) for (const tag of changes) dropped.add(tag)
    for (const [key, { tags }] of kept.entries()) if (concerns(heard, tags)) kept.delete(key)
  }

  return { remember, rememberEach, drop }
}

let declared = 0

/**
 * An answer that is asked for again and again, declared once where it is made: what it is called, and how to make it from `needs` and from
 * what is asked. Answers to different questions are kept apart. What it is made of need not be said: it is what `load` reads.
 */
export function remembered<Needs extends object, Asked extends readonly unknown[], Value>(
  name: string,
  load: (needs: Needs, ...asked: Asked) => Promise<Value>,
  keeps?: (value: Value) => boolean,
): (needs: Needs & { memory: TagMemory }, ...asked: Asked) => Promise<Value> {
  // Two that bear one name are two all the same.
  const kind = `${name} ${++declared}`
  return (needs, ...asked) =>
    needs.memory.remember(`${kind} ${JSON.stringify(asked)}`, () => load(needs, ...asked), keeps)
}

function isThere(value: unknown): boolean {
  return value !== undefined
}
