import { canonicalHref, isIndexed } from '#app/parts/package-list/list-query.ts'
import type { ListQuery } from '#app/parts/package-list/list-query.ts'
import { toursPath } from '#app/parts/destination/paths.ts'
import { asSentence } from '#app/parts/destination/words.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import type { RouteMatches } from '#app/parts/seo/site-name.ts'
import { shareCardPath } from '#app/parts/seo/share-card-path.ts'
import { formatMonths } from '#platform/dates.ts'
import type { CityFound, StateFound } from './destination.server.ts'

export function stateMeta(matches: RouteMatches, { state, listing, publicUrl }: StateFound) {
  return pageMeta(matches, {
    title: `${state.name} tour packages${pageWords(listing.query)}`,
    description: `${asSentence(state.summary)} ${tours(listing.total)} with full prices. Best months: ${formatMonths(state.months)}.`,
    publicUrl,
    path: canonicalHref(toursPath(state.url), listing.query),
    indexed: isIndexed(listing.query),
    picture: state.picture,
    shareCard: shareCardPath('state', state.url),
  })
}

export function cityMeta(matches: RouteMatches, { city, state, listing, publicUrl }: CityFound) {
  return pageMeta(matches, {
    title: `${city.name} tour packages, ${state.name}${pageWords(listing.query)}`,
    description: `${asSentence(city.summary)} ${tours(listing.total)} through ${city.name}, what to see, when to go and how to reach. Best months: ${formatMonths(city.months)}.`,
    publicUrl,
    path: canonicalHref(toursPath(city.url), listing.query),
    indexed: isIndexed(listing.query),
    picture: city.picture,
    shareCard: shareCardPath('city', city.url),
  })
}

function tours(total: number): string {
  if (total === 0) return 'Trips on request'
  return total === 1 ? 'One tour' : `${total} tours`
}

/** What tells the second page of a list from the first in its title. */
export function pageWords({ page }: ListQuery): string {
  return page > 1 ? `, page ${page}` : ''
}
