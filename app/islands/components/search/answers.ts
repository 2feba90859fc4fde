import { fieldsIn, listIn, numberIn, pictureIn, textIn } from '#app/islands/answer.ts'
import type { AnsweredPicture } from '#app/islands/answer.ts'
import { askedWords } from './asked-words.ts'
import { shownHalts } from '#app/parts/halts/shown-halts.ts'

const PAUSE_MS = 120
const MOST_CARDS = 50
const MOST_KEPT = 30

/** What the search call says of a package (SPEC §7); `packageRating` is a numeric string. */
export type FoundPackage = {
  _id: string
  name: string
  url: string
  /** 0 when the call does not say. */
  days: number
  packageRating: string
  /** For one adult on twin sharing on the days asked for, GST included; undefined when the call does not say. */
  fromPaise: number | undefined
  /** What its page is asked for that day by; '' for any. */
  dayQuery: string
  /** The places it stays at, in order. */
  halts: string[]
  uploads: (AnsweredPicture | undefined)[]
}

/** A part of the question that was read as more than words (search call); `without` is the question without it. */
export type UnderstoodPiece = { text: string; says: string; key: string; without: string }

/** A place or kind of tour whose name is being typed. */
export type NamedPlace = { kind: string; name: string; url: string }

export type SearchAnswer = {
  data: FoundPackage[]
  total: number
  understood: UnderstoodPiece[]
  places: NamedPlace[]
  /** What a tour may be named for. */
  words: string[]
  corrected?: string
  suggestions?: string[]
}

export type SearchState =
  | { kind: 'empty' }
  | { kind: 'asking'; text: string; before?: SearchAnswer }
  | { kind: 'found'; text: string; found: SearchAnswer }
  | { kind: 'failed'; text: string }

type Fetch = (path: string, init: { signal: AbortSignal }) => Promise<Response>

/** Asks the search call as somebody types: a short pause, one question at a time, answers kept for going back. */
export function openSearchAnswers(
  tell: (state: SearchState) => void,
  fetcher: Fetch = (path, init) => fetch(path, init),
) {
  const kept = new Map<string, SearchAnswer>()
  let current = ''
  let last: SearchAnswer | undefined
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
      const found = readFound(await response.json(), text)
      if (request !== running || request.signal.aborted) return
      keep(text.toLowerCase(), found)
      show(text, found)
    } catch (error) {
      if (request.signal.aborted) return
      console.error('Failed to search: ', error)
      tell({ kind: 'failed', text })
    }
  }

  function keep(key: string, found: SearchAnswer): void {
    kept.set(key, found)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  }

  function show(text: string, found: SearchAnswer): void {
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

/** What the call answered, as far as it can be understood. Throws when it names no packages at all. */
function readFound(said: unknown, text: string): SearchAnswer {
  const { data, total, understood, corrected, suggestions, places } = fieldsIn(said)
  if (!Array.isArray(data)) throw new Error('the search answered no list')
  const packages = data.slice(0, MOST_CARDS).map(readPackage)
  const shown = packages.filter(({ name, url }) => name && url)
  const read = {
    understood: listIn(understood)
      .map(readPiece)
      .filter((piece) => piece.text && piece.says),
    ...(textIn(corrected) ? { corrected: textIn(corrected) } : {}),
  }
  return {
    ...read,
    words: askedWords(text, read),
    data: shown,
    total: numberIn(total) ?? shown.length,
    places: listIn(places)
      .map(readPlace)
      .filter(({ name, url }) => name && url),
    suggestions: listIn(suggestions).map(textIn).filter(Boolean),
  }
}

function readPlace(said: unknown): NamedPlace {
  const { kind, name, url } = fieldsIn(said)
  return { kind: textIn(kind), name: textIn(name), url: textIn(url) }
}

function readPackage(said: unknown): FoundPackage {
  const { _id, name, url, days, packageRating, fromPaise, dayQuery, halts, uploads } = fieldsIn(said)
  return {
    _id: textIn(_id),
    name: textIn(name),
    url: textIn(url),
    days: numberIn(days) ?? 0,
    packageRating: textIn(packageRating),
    fromPaise: numberIn(fromPaise),
    dayQuery: textIn(dayQuery),
    halts: listIn(halts).map(textIn).filter(Boolean),
    uploads: listIn(uploads).map(pictureIn),
  }
}

function readPiece(said: unknown): UnderstoodPiece {
  const { text, says, key, without } = fieldsIn(said)
  return { text: textIn(text), says: textIn(says), key: textIn(key), without: textIn(without) }
}

/** The halts a card has room for: "Kochi – 3 more – Kovalam". */
export function lineText(halts: string[]): string {
  const { before, skipped, after } = shownHalts(halts)
  return [...before, ...(skipped > 0 ? [`${skipped} more`] : []), ...after].join(' – ')
}

/** "5 Nights / 6 Days"; a single day has no nights, and what is unknown has no words. */
export function stayText(days: number): string {
  const nights = days - 1
  if (days < 1) return ''
  if (days <= 1) return '1 Day'
  return `${nights} ${nights === 1 ? 'Night' : 'Nights'} / ${days} Days`
}
