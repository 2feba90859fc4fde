/** What can be found, in the order in which equally good finds of different kinds are offered. */
export const KINDS = ['package', 'state', 'city', 'category', 'attraction'] as const

export type SearchKind = (typeof KINDS)[number]

/** Everything but packages: the pages a package can be reached through. */
export const DESTINATION_KINDS: readonly SearchKind[] = ['state', 'city', 'category', 'attraction']

/**
 * One thing that can be found, as plain facts. Whoever makes it hands over names as people write them; folding,
 * spelling and synonyms are the search's own business.
 */
export type SearchDocument = {
  id: string
  kind: SearchKind
  name: string
  /** The last part of its page's address, as stored with the thing itself. */
  url: string
  summary: string
  /** Other names of the thing itself: old, alternative, in another script. */
  otherNames: string[]
  /** Places it passes through, in order, each followed by its other names. */
  places: string[]
  states: string[]
  /** Categories, themes and tags. */
  themes: string[]
  attractions: string[]
  /** Words of its days and highlights that few others tell of. */
  telling: string
  startCity?: string
  /** Hundredths of a star, 0 to 500. */
  rating: number
  days: number
  nights: number
  /** For one adult on twin sharing, before GST. */
  pricePaise: number
  difficulty?: string
}

/** A document of `kind` with nothing known but its name; fill in what applies. */
export function bareDocument(kind: SearchKind, id: string, name: string, url: string): SearchDocument {
  const known = { id, kind, name, url, summary: '', telling: '' }
  const lists = { otherNames: [], places: [], states: [], themes: [], attractions: [] }
  return { ...known, ...lists, rating: 0, days: 0, nights: 0, pricePaise: 0 }
}
