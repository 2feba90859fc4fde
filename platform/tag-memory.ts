export type TagMemory = {
  /** The value kept under `key`, or what `load` gives; concurrent callers share one load. Forgotten when one of `tags` is dropped. */
  remember<Value>(key: string, tags: readonly string[], load: () => Promise<Value>): Promise<Value>
  /** Forgets everything kept under a tag; '*' forgets all. */
  drop(tag: string): void
}

type Kept = { tags: readonly string[]; value: Promise<unknown> }

/** A small in-process memory for answers that are asked for on every page, forgotten by tag. */
export function openTagMemory(): TagMemory {
  const kept = new Map<string, Kept>()

  function remember<Value>(key: string, tags: readonly string[], load: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key)
    if (known) return known.value as Promise<Value>
    const entry = { tags, value: load() }
    kept.set(key, entry)
    entry.value.catch(() => kept.get(key) === entry && kept.delete(key))
    return entry.value
  }

  function drop(tag: string): void {
    for (const [key, entry] of kept) if (tag === '*' || entry.tags.includes(tag)) kept.delete(key)
  }

  return { remember, drop }
}
