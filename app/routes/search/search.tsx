import { href } from 'react-router'
import { servicesContext, tagsContext } from '#app/context.ts'
import { AskForm } from '#app/parts/ask/ask-form.tsx'
import { attractionPath, toursPath } from '#app/parts/destination/paths.ts'
import { toursText } from '#app/parts/destination/words.ts'
import { Empty } from '#app/parts/empty/empty.tsx'
import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { Pager } from '#app/parts/pager/pager.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import type { SearchHit } from '#domain/search/hit.ts'
import type { Route } from './+types/search'
import { askedText, daysParam, loosened, searchParams } from './search-query.ts'
import { answerSearch } from './search.server.ts'
import styles from './search.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  for (const tag of ['catalogue', 'departures', 'reviews']) context.get(tagsContext).add(tag)
  const services = context.get(servicesContext)
  return { ...(await answerSearch(services, new URL(request.url).searchParams)), publicUrl: services.config.publicUrl }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { query, publicUrl } = loaderData
  const asked = askedText(query)
  return pageMeta({
    title: asked ? `Tours${asked}` : 'Search',
    description: 'Search tours, treks, places and sights across India.',
    publicUrl,
    path: href('/search'),
    indexed: false,
  })
}

type Answer = Route.ComponentProps['loaderData']

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, pageCount, months, items, total, places, corrected, publicUrl } = loaderData
  const asked = askedText(query)
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Search', href: href('/search') },
        ]}
        publicUrl={publicUrl}
        title={asked ? `Tours${asked}` : 'Search'}
        {...(corrected ? { lead: `Showing what fits “${corrected}”.` } : {})}
      >
        <AskForm
          months={months}
          asked={{ text: query.text, month: query.month, days: daysParam(query.length) }}
          className={styles.ask!}
        />
      </PageHead>
      <div className={`wrap ${styles.found}`}>
        {places.length > 0 && query.page === 1 ? <Places places={places} /> : null}
        {items.length > 0 ? (
          <section aria-labelledby="found">
            <h2 id="found" className={styles.count}>
              {toursText(total)}
              {pageCount > 1 ? (
                <small>
                  , page {query.page} of {pageCount}
                </small>
              ) : null}
            </h2>
            <PackageCards>
              {items.map(({ card, next }, at) => (
                <PackageCard key={card.id} card={card} eager={at < 2} {...(next ? { next } : {})} />
              ))}
            </PackageCards>
            <Pager
              page={query.page}
              pageCount={pageCount}
              hrefOf={(page) => `${href('/search')}?${searchParams({ ...query, page })}`}
            />
          </section>
        ) : (
          <Nothing answer={loaderData} asked={asked} />
        )}
      </div>
    </>
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

function Nothing({ answer: { query, quiet, suggestions }, asked }: { answer: Answer; asked: string }) {
  if (!asked) return <Suggestions title="Try one of these" suggestions={suggestions} />
  const looser = loosened(query)
  return (
    <Empty
      picture={quiet}
      heading="h2"
      text={`No tours${asked} found.`}
      href={looser ? `${href('/search')}?${looser.params}` : href('/india')}
      link={looser?.letGo ?? 'All India tours'}
    >
      <Suggestions title="Or try a state, a place or a kind of tour" suggestions={suggestions} />
    </Empty>
  )
}

function Suggestions({ title, suggestions }: { title: string; suggestions: string[] }) {
  return (
    <div>
      <p className={styles.try} id="suggestions">
        {title}
      </p>
      <ul className={styles.places} aria-labelledby="suggestions">
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
