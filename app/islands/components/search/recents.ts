const KEY = 'padav.searches'
const MOST_RECENT = 8
const LONGEST = 100

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was searched for on this device, the last first; nothing where the device keeps nothing. */
export function readRecents(store: () => Store = deviceStore): string[] {
  try {
    const kept: unknown = JSON.parse(store().getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((text): text is string => typeof text === 'string' && isWorthKeeping(text)).slice(0, MOST_RECENT)
  } catch {
    return []
  }
}

/** The recent searches with one more at their head. */
export function addRecent(typed: string, store: () => Store = deviceStore): string[] {
  const text = typed.trim().replace(/\s+/g, ' ')
  const before = readRecents(store)
  if (!isWorthKeeping(text)) return before
  return keep([text, ...before.filter((other) => other.toLowerCase() !== text.toLowerCase())], store)
}

/** The recent searches without one of them. */
export function removeRecent(text: string, store: () => Store = deviceStore): string[] {
  return keep(
    readRecents(store).filter((other) => other !== text),
    store,
  )
}

/** No recent searches. */
export function forgetRecents(store: () => Store = deviceStore): string[] {
  return keep([], store)
}

function keep(texts: string[], store: () => Store): string[] {
  const kept = texts.slice(0, MOST_RECENT)
  try {
    if (kept.length === 0) store().removeItem(KEY)
    else store().setItem(KEY, JSON.stringify(kept))
  } catch {
    // A device that keeps nothing, or is full, still searches.
  }
  return kept
}

function isWorthKeeping(text: string): boolean {
  return text.length >= 2 && text.length <= LONGEST
}

function deviceStore(): Store {
  return localStorage
}
