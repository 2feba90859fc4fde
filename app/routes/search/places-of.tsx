import { href } from 'react-router'
import { attractionPath, toursPath } from '#app/parts/destination/paths.ts'
import type { SearchHit } from '#domain/search/hit.ts'
import type { answerSearch } from './search.server.ts'
import styles from './search.module.css'

type SearchAnswer = Pick<Awaited<ReturnType<typeof answerSearch>>, 'places' | 'listing'>

/** Below the fares for whoever asks for a car, above the tours for everybody else. */
export function PlacesOf({ answer: { places, listing } }: { answer: SearchAnswer }) {
  if (places.length === 0 || listing?.query.page !== 1) return null
  return (
    <div className="wrap">
      <Places places={places} />
    </div>
  )
}

function Places({ places }: Pick<SearchAnswer, 'places'>) {
  return (
    <ul className={styles.places} aria-label="Places and kinds of tour">
      {places.map((place) => (
        <li key={place.id}>
          <a className="chip" href={placeHref(place)}>
            {place.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function placeHref({ kind, url }: Pick<SearchHit, 'kind' | 'url'>): string {
  if (kind === 'category') return href('/speciality-tours/:category', { category: url })
  return kind === 'attraction' ? attractionPath(url) : toursPath(url)
}
