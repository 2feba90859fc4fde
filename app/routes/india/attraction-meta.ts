import { attractionPath } from '#app/parts/destination/paths.ts'
import { asSentence } from '#app/parts/destination/words.ts'
import { canonicalHref, isIndexed } from '#app/parts/package-list/list-query.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import type { RouteMatches } from '#app/parts/seo/site-name.ts'
import { shareCardPath } from '#app/parts/seo/share-card-path.ts'
import { formatMonths } from '#platform/dates.ts'
import type { AttractionFound } from './destination.server.ts'
import { pageWords } from './place-meta.ts'

export function attractionMeta(
  matches: RouteMatches,
  { attraction, city, state, listing, publicUrl }: AttractionFound,
) {
  const tours = listing.total > 0 ? ', what stands near, and the tours that stop here' : ' and what stands near'
  return pageMeta(matches, {
    title: `${attraction.name}, ${city.name === attraction.name ? state.name : city.name}${pageWords(listing.query)}`,
    description: `${asSentence(attraction.summary)} How long to give it, when to go (${formatMonths(attraction.months)})${tours}.`,
    publicUrl,
    path: canonicalHref(attractionPath(attraction.url), listing.query),
    indexed: isIndexed(listing.query),
    picture: attraction.picture,
    shareCard: shareCardPath('attraction', attraction.url),
  })
}
