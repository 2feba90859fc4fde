export const WISHLIST_KINDS = ['wished', 'viewed'] as const
/** Saved on purpose, or merely looked at. */
export type WishlistKind = (typeof WISHLIST_KINDS)[number]

/** How many packages of each kind a list holds; what was added longest ago makes room. */
export const MOST_IN_WISHLIST: Record<WishlistKind, number> = { wished: 50, viewed: 12 }
/** How many packages are compared at once. */
export const MOST_COMPARED = 4
/** What an address names packages by: all of a list, which is longer than anything that is typed. */
export const NAMED_PACKAGES = { key: 'ids', longest: 2000 }

/** A package by its address, and when it was saved or looked at, in milliseconds since 1970. */
export type WishlistEntry = { url: string; at: number }

const REF = /^[A-Za-z0-9][\w-]{0,159}$/

/** Whether a text could be the address or the id of a package. */
export function isRef(text: unknown): text is string {
  return typeof text === 'string' && REF.test(text)
}

/** What can be understood of a list that anybody may have written: each package once, latest first, at most `most`, nothing from after `now`. */
export function readWishlistEntries(written: unknown, most: number, now: number): WishlistEntry[] {
  if (!Array.isArray(written)) return []
  const entries = written.flatMap((entry: unknown) => {
    const { url, at } = (entry ?? {}) as Partial<WishlistEntry>
    return isRef(url) && typeof at === 'number' && at >= 0 ? [{ url, at: Math.min(at, now) }] : []
  })
  return joinWishlistEntries(entries, [], most)
}

/** Two lists as one: each package once with its later moment, latest first, at most `most`. */
export function joinWishlistEntries(
  one: readonly WishlistEntry[],
  other: readonly WishlistEntry[],
  most: number,
): WishlistEntry[] {
  const latest = new Map<string, WishlistEntry>()
  for (const entry of [...one, ...other]) if (entry.at > (latest.get(entry.url)?.at ?? -1)) latest.set(entry.url, entry)
  return [...latest.values()].toSorted((a, b) => b.at - a.at).slice(0, most)
}

/** The packages an address names in `ids=a,b`, by address or id: each once, at most `most`; what cannot be one is left out. */
export function readRefs(text: string | null, most: number): string[] {
  return [...new Set((text ?? '').split(',').filter(isRef))].slice(0, most)
}
