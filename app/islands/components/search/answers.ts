const PAUSE_MS = 120
const MOST_CARDS = 50
const MOST_KEPT = 30

/** What the search call says of a package (SPEC §7); `packageRating` is a numeric string. */
export type FoundPackage = {
  _id: string
  name: string
  url: string
  days: number
  packageRating: string
  uploads: { path: string; width: number; height: number }[]
}

/** A part of the question that was read as more than words (search call); `without` is the question without it. */
export type UnderstoodPiece = { text: string; says: string; key: string; without: string }

export type Found = {
  data: FoundPackage[]
  total: number
  understood: UnderstoodPiece[]
  corrected?: string
  suggestions?: string[]
}

export type SearchState =
  | { kind: 'empty' }
  | { kind: 'asking'; text: string; before?: Found }
  | { kind: 'found'; text: string; found: Found }
  | { kind: 'failed'; text: string }

type Fetch = (path: string, init: { signal: AbortSignal }) => Promise<Response>

/** Asks the search call as somebody types: a short pause, one question at a time, answers kept for going back. */
export function openSearchAnswers(
  tell: (state: SearchState) => void,
  fetcher: Fetch = (path, init) => fetch(path, init),
) {
  const kept = new Map<string, Found>()
  let current = ''
  let last: Found | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  function ask(typed: string, { now = false } = {}): void {
    const text = typed.trim().replace(/\s+/g, ' ')
    if (text === current && !now) return
    current = text
    clearTimeout(timer)
    running?.abort()
    if (text === '') return tell({ kind: 'empty' })
    const known = kept.get(text.toLowerCase())
    if (known) return show(text, known)
    tell(last ? { kind: 'asking', text, before: last } : { kind: 'asking', text })
    timer = setTimeout(() => void fetchAnswer(text), now ? 0 : PAUSE_MS)
  }

  async function fetchAnswer(text: string): Promise<void> {
    const request = (running = new AbortController())
    try {
      const response = await fetcher(`/api/search-api?q=${encodeURIComponent(text)}`, { signal: request.signal })
      if (!response.ok) throw new Error(`the search answered ${response.status}`)
      const found = (await response.json()) as Found
      if (request !== running || request.signal.aborted) return
      keep(text.toLowerCase(), { ...found, data: found.data.slice(0, MOST_CARDS) })
      show(text, kept.get(text.toLowerCase())!)
    } catch (error) {
      if (request.signal.aborted) return
      console.error('Failed to search: ', error)
      tell({ kind: 'failed', text })
    }
  }

  function keep(key: string, found: Found): void {
    kept.set(key, found)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  }

  function show(text: string, found: Found): void {
    last = found
    tell({ kind: 'found', text, found })
  }

  return {
    ask,
    again: () => ask(current, { now: true }),
    close: () => {
      clearTimeout(timer)
      running?.abort()
    },
  }
}

/** Best rated first; what is rated alike stays in the order it came. */
export function byRating(packages: readonly FoundPackage[]): FoundPackage[] {
  return packages.toSorted((a, b) => Number(b.packageRating) - Number(a.packageRating))
}

/** "5 Nights / 6 Days"; a single day has no nights. */
export function stayText(days: number): string {
  const nights = days - 1
  if (days <= 1) return '1 Day'
  return `${nights} ${nights === 1 ? 'Night' : 'Nights'} / ${days} Days`
}
