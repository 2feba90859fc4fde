import { href } from 'react-router'
import { servicesContext, tagsContext } from '#app/context.ts'
import { attractionPath, toursPath } from '#app/parts/destination/paths.ts'
import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import { withNextDeparture } from '#app/parts/package-list/package-list.server.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { listPackageCards } from '#domain/catalogue/packages.server.ts'
import type { SearchHit } from '#domain/search/hit.ts'
import { istDate } from '#platform/dates.ts'
import type { Route } from './+types/search'
import styles from './search.module.css'

const MOST_PACKAGES = 50
const MOST_PLACES = 8
const POPULAR = ['Kerala', 'Ladakh', 'Golden Triangle', 'Kedarkantha', 'Goa', 'Honeymoon']

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, search, clock, config } = context.get(servicesContext)
  for (const tag of ['catalogue', 'departures', 'reviews']) context.get(tagsContext).add(tag)
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim()
  const base = { text, publicUrl: config.publicUrl }
  if (!text) return { ...base, items: [], places: [], suggestions: POPULAR, corrected: undefined }
  const [packages, places] = await Promise.all([
    search.search({ text, limit: MOST_PACKAGES, kinds: ['package'] }),
    search.search({ text, limit: MOST_PLACES, kinds: ['state', 'city', 'attraction', 'category'] }),
  ])
  const { items } = await listPackageCards(db, { ids: packages.hits.map(({ id }) => id), pageSize: MOST_PACKAGES })
  const inOrder = packages.hits.flatMap(({ id }) => items.find((card) => card.id === id) ?? [])
  return {
    ...base,
    items: await withNextDeparture(db, inOrder, istDate(clock.now())),
    places: places.hits,
    suggestions: packages.suggestions,
    corrected: packages.corrected,
  }
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
  const { text, items, places, suggestions, corrected, publicUrl } = loaderData
  return (
    <div className="wrap" style={{ paddingBottom: 'var(--section)', paddingInline: 0 }}>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Search', href: href('/search') },
        ]}
        publicUrl={publicUrl}
        title={text ? `Tours for “${text}”` : 'Search'}
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
          <Nothing text={text} suggestions={suggestions} />
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

function Nothing({ text, suggestions }: { text: string; suggestions: string[] }) {
  return (
    <div className={styles.nothing}>
      <h2>{text ? 'Nothing fits that' : 'Try one of these'}</h2>
      {text ? <p>Check the spelling, use fewer words, or try a state, a place or a kind of tour:</p> : null}
      <ul className={styles.places}>
        {(suggestions.length > 0 ? suggestions : POPULAR).map((suggestion) => (
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
