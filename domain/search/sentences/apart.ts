import { isCommonWord } from '#domain/search/language/common-words.ts'
import { saidAlone } from '#domain/search/language/spoken-words.ts'
import { KNOWN_WORDS } from '#domain/search/synonyms.ts'
import type { SentenceNames } from './sentence-names.ts'

const SHORTEST_RUN = 6
const LONGEST_RUN = 40
const SHORTEST_PIECE = 3
/** Said between two words, and too short to be told from any two letters elsewhere. */
const BETWEEN = new Set(['in', 'to', 'se', 'ka', 'ke', 'ki', 'me', 'of', 'by', 'on'])
/** Said beside a place, and neither filler nor of a meaning of its own. */
const BESIDE = new Set(
  (
    'aarti april august autumn bharat bike bus char cheap cheapest darshan december dham february flight fort ganga gate hotel january july june lake march monsoon ' +
    'national new november october one park pass resort river sasta sasti september station summer train two valley winter year'
  ).split(' '),
)
/** What is run together begins with a place or one of these, or ends with one: "seafood" and "hilltop" are words. */
const OF_JOURNEYS = new Set(
  'best char cheap cheapest darshan family from honeymoon holiday holidays package packages plan sasta ski tour tourism tours travel trek trekking treks trip trips vacation visit weekend yatra'.split(
    ' ',
  ),
)
const LETTERS = /(?<![a-z'’])[a-z]+(?![a-z'’])/gi

/** A text with its words apart, and where each of its letters stood as it was typed. */
export type Apart = { text: string; typedAt(at: number): number }

/** A text with words that were run together taken apart, where all of it is known: "keralatourpackage6days" is Kerala, a tour, a package and six days. */
export function apart(typed: string, names: SentenceNames): Apart {
  const places: number[] = []
  let text = ''
  const take = (said: string, from: number, to: number) => {
    for (let at = 0; at < said.length; at++) places.push(Math.min(from + at, to))
    text += said
  }
  let at = 0
  for (const { 0: run, index } of typed.matchAll(LETTERS)) {
    const pieces = piecesOf(run.toLowerCase(), names)
    if (!pieces) continue
    take(typed.slice(at, index), at, index)
    at = index
    for (const { run: piece, says } of pieces) {
      if (/[\p{L}\p{N}]$/u.test(text)) take(' ', at, at)
      take(says, at, at + piece.length)
      at += piece.length
    }
    if (/\p{N}/u.test(typed[at] ?? '')) take(' ', at, at)
  }
  take(typed.slice(at), at, typed.length)
  return { text, typedAt: (place) => places[place] ?? typed.length }
}

type RunPiece = { run: string; says: string }

function piecesOf(run: string, names: SentenceNames): RunPiece[] | undefined {
  if (run.length < SHORTEST_RUN || run.length > LONGEST_RUN || isWhole(run, names)) return undefined
  /** The fewest pieces up to each letter. */
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= run.length; end++)
    for (let from = end - 1; from >= 0; from--) {
      const before = best[from]
      if (!before || before.length + 1 >= (best[end]?.length ?? Infinity)) continue
      const piece = run.slice(from, end)
      const isInside = from > 0 && end < run.length
      if (isPiece(piece, names) || (isInside && BETWEEN.has(piece))) best[end] = [...before, piece]
    }
  const pieces = best[run.length]
  return pieces && pieces.length > 1 && isOfAJourney(pieces, names)
    ? pieces.map((piece) => ({ run: piece, says: names.nameRunTogether?.(piece) ?? piece }))
    : undefined
}

function isOfAJourney(pieces: readonly string[], names: SentenceNames): boolean {
  const [first, last] = [pieces[0]!, pieces.at(-1)!]
  return (
    names.isPlace(first) || names.findRegion(first) !== undefined || [first, last].some((one) => OF_JOURNEYS.has(one))
  )
}

/** Days of the week end as what one counts: there is a town of Mon. */
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** Whether a run is a word itself, or one typed with a slip. */
function isWhole(run: string, names: SentenceNames): boolean {
  return (
    WEEKDAY.test(run) ||
    isPiece(run, names) ||
    names.isPlace(run) ||
    names.findPlace(run, { sure: false }) !== undefined
  )
}

function isPiece(piece: string, names: SentenceNames): boolean {
  if (piece.length < SHORTEST_PIECE) return false
  return isCommonWord(piece) || BESIDE.has(piece) || isMeaning(piece) || names.nameRunTogether?.(piece) !== undefined
}

let meanings: ReadonlySet<string> | undefined

function isMeaning(word: string): boolean {
  meanings ??= new Set([...KNOWN_WORDS, ...saidAlone()])
  return meanings.has(word)
}
