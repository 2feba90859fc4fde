import { rememberedCategories } from '#domain/catalogue/categories.server.ts'
import { rememberedStatesByPackages } from '#domain/catalogue/states.server.ts'
import { DESTINATION_KINDS } from '#domain/search/document.ts'
import { saysNothing } from '#domain/search/sentences/find-by-sentence.server.ts'
import type { SearchSentence } from '#domain/search/sentences/read-sentence.ts'
import type { Services } from '#domain/services.server.ts'

import type { SearchPort } from '#domain/search/port.ts'
import type { SentenceMatches } from '#domain/search/sentences/sentence-matches.ts'
import { insteadOf } from './not-sold.ts'

const MOST_STATES = 4
const MOST_KINDS = 2

/** What is worth asking for: the states and the kinds of tour this site has most of. */
export async function popularNames(services: Pick<Services, 'db' | 'memory'>): Promise<string[]> {
  const named = ({ name }: { name: string }) => name
  const states = (await rememberedStatesByPackages(services)).filter(({ packageCount }) => packageCount > 0)
  const kinds = (await rememberedCategories(services))
    .filter(({ packageCount }) => packageCount > 0)
    .toSorted((one, other) => other.packageCount - one.packageCount)
  return [...states.slice(0, MOST_STATES).map(named), ...kinds.slice(0, MOST_KINDS).map(named)]
}

const MOST_WORDS = 4
const MOST_SUGGESTIONS = 8

/** What to try where nothing fits all of the words: what each of them is about, then names like them, then what is asked for most. */
export async function suggestionsFor(
  services: Services,
  { rest, unsold }: SearchSentence,
  like: readonly string[],
): Promise<string[]> {
  const words = rest.split(/\s+/).filter((word) => !saysNothing(word))
  const about = await Promise.all(
    words.slice(0, MOST_WORDS).map((text) => services.search.search({ text, limit: 2, kinds: DESTINATION_KINDS })),
  )
  const fitting = about.flatMap(({ hits, corrected }) => (corrected === undefined ? hits.map(({ name }) => name) : []))
  const instead = await soldOf(services, insteadOf(unsold))
  return [...new Set([...instead, ...fitting, ...like, ...(await popularNames(services))])].slice(0, MOST_SUGGESTIONS)
}

/** Of names that come to mind those this site has journeys for, as they are written. */
async function soldOf({ search }: Services, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((text) => search.search({ text, limit: 1, kinds: ['package'] })))
  const isSold = found.map(({ hits, corrected, unknown }) => hits.length > 0 && !corrected && !unknown?.length)
  return names.filter((_, at) => isSold[at])
}

const MOST_OF_EACH = 2

/** What was found, and where that is nothing because it is not sold, journeys that come near it. */
export async function withWhatComesNear(
  { search }: { search: Pick<SearchPort, 'search'> },
  { unsold }: Pick<SearchSentence, 'unsold'>,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  if (found.among?.length !== 0 || found.fillers.length > 0) return found
  const names = insteadOf(unsold)
  const answers = await Promise.all(
    names.map((text) => search.search({ text, limit: MOST_OF_EACH, kinds: ['package'], isWhole: true })),
  )
  const near = names.flatMap((name, at) => answers[at]!.hits.map(({ id }) => [id, name] as const))
  const differs = new Map(near.toReversed().map(([id, name]) => [id, `${name} instead`]))
  return { ...found, fillers: [...new Set(near.map(([id]) => id))], differs }
}
