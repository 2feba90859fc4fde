import { FIELD_COUNT } from '#domain/search/fields.ts'
import { BestDocuments } from './best-documents.ts'
import { DocumentSet } from './document-set.ts'
import type { Lookup } from './lookup.ts'
import type { Matcher } from './matcher.ts'
import type { SearchIndex, ListStretch } from './search-index.ts'
import { findPostings } from './search-index.ts'

/** Documents scored before a question that many fit is answered with the best so far. */
const ENOUGH_SCORED = 512
const MOST_SCORED = 4 * ENOUGH_SCORED

/** A query word met by more documents than this sieves out too few to be worth a sieve. */
const MOST_SIEVED = 400_000

export type FoundBest = { best: BestDocuments; total: number }

type Hunt = { index: SearchIndex; matcher: Matcher; documents: ListStretch; limit: number }

/** Finds the best documents of a stretch that meet every query word they need to. */
export function findAllMet(hunt: Hunt, lookups: readonly Lookup[]): FoundBest {
  const [rarest, ...others] = neededOf(lookups).toSorted((one, other) => one.uses - other.uses)
  const found = { best: new BestDocuments(hunt.limit), total: 0 }
  if (!rarest) return found
  const sieves = rarest.uses > ENOUGH_SCORED ? others.filter(({ uses }) => uses <= MOST_SIEVED) : []
  gather(
    hunt,
    rarest,
    found,
    new DocumentSet(hunt.index.size),
    sieves.map((lookup) => sieveOf(hunt.index, lookup)),
  )
  return found
}

/** Finds the best documents of a stretch that meet some query words. */
export function findSomeMet(hunt: Hunt, lookups: readonly Lookup[]): FoundBest {
  const found = { best: new BestDocuments(hunt.limit), total: 0 }
  const seen = new DocumentSet(hunt.index.size)
  for (const lookup of neededOf(lookups).toSorted((one, other) => one.uses - other.uses))
    gather(hunt, lookup, found, seen)
  return found
}

/**
 * Offers the documents with the words of one query word, strongest field first and best rated first within it. Few are all
 * scored; of many, each word gets its share, so that a beginning does not end with its first word.
 */
function gather(
  hunt: Hunt,
  lookup: Lookup,
  found: FoundBest,
  seen: DocumentSet,
  sieves: readonly DocumentSet[] = [],
): void {
  const many = lookup.uses > ENOUGH_SCORED
  const share = many ? Math.max(hunt.limit, Math.ceil(ENOUGH_SCORED / lookup.words.length)) : Infinity
  let scored = 0
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (found.best.full && scored >= ENOUGH_SCORED) return
    for (const word of lookup.words) {
      const run = findPostings(hunt.index, word, field, hunt.documents)
      scored += offerRun(hunt, run, found, { seen, sieves, most: Math.min(share, MOST_SCORED - scored) })
    }
  }
}

type Care = { seen: DocumentSet; sieves: readonly DocumentSet[]; most: number }

/** Offers the documents of one run that pass all sieves until `most` were scored; gives how many were. */
function offerRun({ index, matcher }: Hunt, run: ListStretch, found: FoundBest, { seen, sieves, most }: Care): number {
  let scored = 0
  for (let at = run.from; at < run.to && scored < most; at++) {
    const document = index.postings[at]!
    if (!passes(sieves, document) || seen.has(document)) continue
    seen.add(document)
    scored++
    const score = matcher.score(document)
    if (score === 0) continue
    found.total++
    found.best.offer(document, score)
  }
  return scored
}

function neededOf(lookups: readonly Lookup[]): readonly Lookup[] {
  return lookups.filter(({ isManner }) => !isManner)
}

function passes(sieves: readonly DocumentSet[], document: number): boolean {
  for (const sieve of sieves) if (!sieve.has(document)) return false
  return true
}

/** One bit for every document that may meet a query word. */
function sieveOf(index: SearchIndex, { ranges }: Lookup): DocumentSet {
  const sieve = new DocumentSet(index.size)
  for (const [from, to] of ranges) {
    const end = index.postingStarts[to * FIELD_COUNT]!
    for (let at = index.postingStarts[from * FIELD_COUNT]!; at < end; at++) sieve.add(index.postings[at]!)
  }
  return sieve
}
