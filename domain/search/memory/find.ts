import { FIELD_COUNT } from '#domain/search/fields.ts'
import { BestDocuments } from './best-documents.ts'
import { DocumentSet } from './document-set.ts'
import type { Lookup } from './lookup.ts'
import type { Matcher } from './matcher.ts'
import type { SearchIndex, Stretch } from './search-index.ts'
import { findPostings } from './search-index.ts'

/** Documents looked at before a question with many is answered with the best so far. */
const ENOUGH_LOOKED_AT = 4096
const MOST_LOOKED_AT = 4 * ENOUGH_LOOKED_AT

export type Found = { best: BestDocuments; total: number }

type Hunt = { index: SearchIndex; matcher: Matcher; documents: Stretch; limit: number }

/** Finds the best documents of a stretch that meet every wish. */
export function findAllMet(hunt: Hunt, lookups: readonly Lookup[]): Found {
  const [rarest, next] = lookups.toSorted((one, other) => one.uses - other.uses)
  const found = { best: new BestDocuments(hunt.limit), total: 0 }
  if (!rarest) return found
  const sieve = next && rarest.uses > ENOUGH_LOOKED_AT ? sieveOf(hunt.index, next) : undefined
  gather(hunt, rarest, found, new DocumentSet(hunt.index.size), sieve)
  return found
}

/** Finds the best documents of a stretch that meet some wishes. */
export function findSomeMet(hunt: Hunt, lookups: readonly Lookup[]): Found {
  const found = { best: new BestDocuments(hunt.limit), total: 0 }
  const seen = new DocumentSet(hunt.index.size)
  for (const lookup of lookups.toSorted((one, other) => one.uses - other.uses)) gather(hunt, lookup, found, seen)
  return found
}

/**
 * Offers the documents with the words of one wish, strongest field first and best rated first within it. Few are all
 * looked at; of many, each word gets its share, so that a beginning does not end with its first word.
 */
function gather(hunt: Hunt, lookup: Lookup, found: Found, seen: DocumentSet, sieve?: DocumentSet): void {
  const many = lookup.uses > ENOUGH_LOOKED_AT
  const share = many ? Math.max(hunt.limit, Math.ceil(ENOUGH_LOOKED_AT / lookup.words.length)) : Infinity
  let lookedAt = 0
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (found.best.full && lookedAt >= ENOUGH_LOOKED_AT) return
    for (const word of lookup.words) {
      const most = Math.min(share, MOST_LOOKED_AT - lookedAt)
      lookedAt += offerRun(hunt, findPostings(hunt.index, word, field, hunt.documents), found, seen, most, sieve)
    }
  }
}

/** Offers the documents of one run until `most` were looked at; gives how many were. */
function offerRun(
  hunt: Hunt,
  run: Stretch,
  found: Found,
  seen: DocumentSet,
  most: number,
  sieve?: DocumentSet,
): number {
  const { index, matcher } = hunt
  let lookedAt = 0
  for (let at = run.from; at < run.to && lookedAt < most; at++) {
    const document = index.postings[at]!
    if ((sieve && !sieve.has(document)) || seen.has(document)) continue
    seen.add(document)
    lookedAt++
    const score = matcher.score(document)
    if (score === 0) continue
    found.total++
    found.best.offer(document, score)
  }
  return lookedAt
}

/** One bit for every document that may meet a wish. */
function sieveOf(index: SearchIndex, { ranges }: Lookup): DocumentSet {
  const sieve = new DocumentSet(index.size)
  for (const [from, to] of ranges) {
    const end = index.postingStarts[to * FIELD_COUNT]!
    for (let at = index.postingStarts[from * FIELD_COUNT]!; at < end; at++) sieve.add(index.postings[at]!)
  }
  return sieve
}
