import { href } from 'react-router'
import { servicesContext, tagsContext } from '#app/context.ts'
import { attractionPath, toursPath } from '#app/parts/destination/paths.ts'
import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import type { SearchHit } from '#domain/search/hit.ts'
import type { Route } from './+types/search'
import { answerSearch } from './search.server.ts'
import styles from './search.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  for (const tag of ['catalogue', 'departures', 'reviews']) context.get(tagsContext).add(tag)
  const services = context.get(servicesContext)
  return { ...(await answerSearch(services, new URL(request.url).searchParams)), publicUrl: services.config.publicUrl }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { text, publicUrl } = loaderData
  return pageMeta({
    title: text ? `Search: ${text}` : 'Search',
    description: 'Search tours, treks, places and sights across India.',
    publicUrl,
    path: href('/search'),
    indexed: false,
  })
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { text, narrowed, items, places, suggestions, corrected, publicUrl } = loaderData
  return (
    <div className="wrap" style={{ paddingBottom: 'var(--section)', paddingInline: 0 }}>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Search', href: href('/search') },
        ]}
        publicUrl={publicUrl}
        title={text ? `Tours for “${text}”` : 'Search'}
        {...(narrowed ? { lead: narrowed } : {})}
      >
        <form className={styles.form} action={href('/search')} role="search">
          <label className="vh" htmlFor="search-again">
            Search tours and places
          </label>
          <input
            id="search-again"
            name="q"
            type="search"
            defaultValue={text}
            placeholder="Search Your Next Destination"
            maxLength={100}
          />
          <button className="btn go">Search</button>
        </form>
      </PageHead>
      <div className="wrap">
        {corrected ? <p className={styles.note}>Showing what fits “{corrected}”.</p> : null}
        {places.length > 0 ? <Places places={places} /> : null}
        {items.length > 0 ? (
          <>
            <h2 className={styles.count}>{items.length === 1 ? '1 tour' : `${items.length} tours`}</h2>
            <PackageCards>
              {items.map(({ card, next }, at) => (
                <PackageCard key={card.id} card={card} eager={at < 2} {...(next ? { next } : {})} />
              ))}
            </PackageCards>
          </>
        ) : (
          <Nothing asked={text !== '' || narrowed !== undefined} suggestions={suggestions} />
        )}
      </div>
    </div>
  )
}

function Places({ places }: { places: SearchHit[] }) {
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

function Nothing({ asked, suggestions }: { asked: boolean; suggestions: string[] }) {
  return (
    <div className={styles.nothing}>
      <h2>{asked ? 'Nothing fits that' : 'Try one of these'}</h2>
      {asked ? <p>Check the spelling, use fewer words, or try a state, a place or a kind of tour:</p> : null}
      <ul className={styles.places}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <a className="chip" href={`${href('/search')}?${new URLSearchParams({ q: suggestion })}`}>
              {suggestion}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function placeHref({ kind, url }: Pick<SearchHit, 'kind' | 'url'>): string {
  if (kind === 'category') return href('/speciality-tours/:category', { category: url })
  return kind === 'attraction' ? attractionPath(url) : toursPath(url)
}
