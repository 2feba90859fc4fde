export const KEPT_KINDS = ['wished', 'viewed'] as const
/** Saved on purpose, or merely looked at. */
export type KeptKind = (typeof KEPT_KINDS)[number]

/** How many packages of each kind are kept; what was kept longest ago makes room. */
export const MOST_KEPT: Record<KeptKind, number> = { wished: 50, viewed: 12 }
/** How many packages are compared at once. */
export const MOST_COMPARED = 4

/** A package by its address, and when it was saved or looked at, in milliseconds since 1970. */
export type Kept = { url: string; at: number }

const REF = /^[A-Za-z0-9][\w-]{0,159}$/

/** Whether a text could be the address or the id of a package. */
export function isRef(text: unknown): text is string {
  return typeof text === 'string' && REF.test(text)
}

/** What can be understood of a list that anybody may have written: each package once, latest first, at most `most`, nothing from after `now`. */
export function readKept(written: unknown, most: number, now: number): Kept[] {
  if (!Array.isArray(written)) return []
  const kept = written.flatMap((entry: unknown) => {
    const { url, at } = (entry ?? {}) as Partial<Kept>
    return isRef(url) && typeof at === 'number' && at >= 0 ? [{ url, at: Math.min(at, now) }] : []
  })
  return joinKept(kept, [], most)
}

/** Two lists as one: each package once with its later moment, latest first, at most `most`. */
export function joinKept(one: readonly Kept[], other: readonly Kept[], most: number): Kept[] {
  const latest = new Map<string, Kept>()
  for (const kept of [...one, ...other]) if (kept.at > (latest.get(kept.url)?.at ?? -1)) latest.set(kept.url, kept)
  return [...latest.values()].toSorted((a, b) => b.at - a.at).slice(0, most)
}

/** The packages an address names in `ids=a,b`, by address or id: each once, at most `most`; what cannot be one is left out. */
export function readRefs(text: string | null, most: number): string[] {
  return [...new Set((text ?? '').split(',').filter(isRef))].slice(0, most)
}
