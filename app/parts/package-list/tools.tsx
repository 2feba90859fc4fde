import { toursText } from '#app/parts/destination/words.ts'
import { SortBy } from '#app/parts/filters/sort-by.tsx'
import { PartyLine } from '#app/parts/party/party-line.tsx'
import { LENT_RATINGS, LENT_STARS } from '#domain/catalogue/lent-ratings.ts'
import { PACKAGE_SORTS } from '#domain/catalogue/package-sort.ts'
import { listHref, orderParam, SORT_NAMES } from './list-query.ts'
import type { ListView } from './list-query.ts'
import type { PackageListing } from './package-list.server.ts'
import styles from './package-list.module.css'

type Props = { listing: PackageListing; path: string }

/** How many tours there are, for whom they are priced, as cards or on a map, and in which order. */
export function Tools({ listing, path }: Props) {
  const { query, items, total, fitting, all, pageCount, party, isNarrowable } = listing
  return (
    <div className={styles.tools}>
      <p className="num" role="status">
        <b>{toursText(total)}</b>
        <span className="soft">
          {total < all ? ` of ${all.toLocaleString('en-IN')}` : ''}
          {fitting !== undefined && fitting < total ? `; ${fitting.toLocaleString('en-IN')} take all of you` : ''}
          {pageCount > 1 && query.view === 'cards' ? `, page ${query.page} of ${pageCount}` : ''}
        </span>
      </p>
      <PartyLine
        view={party}
        back={listHref(path, query)}
        // A tent is no twin room.
        {...(items.length > 0 && items.every(({ card }) => card.kind === 'trek') ? { usual: 'one person' } : {})}
      />
      <div className={styles.manner}>
        <nav className={styles.views} aria-label="View">
          <ViewLink view="cards" name="List" {...{ listing, path }} />
          <ViewLink view="map" name="Map" {...{ listing, path }} />
        </nav>
        {query.view === 'cards' && isNarrowable ? <Order query={query} /> : null}
      </div>
      {query.sort === 'rating' ? <HowRated listing={listing} /> : null}
    </div>
  )
}

/** Of samples it says that they are. */
function HowRated({ listing: { items } }: Pick<Props, 'listing'>) {
  const areSamples = items.some(({ card }) => card.rating !== null && card.ratingIsDemo)
  return (
    <p className={`soft small ${styles.how}`}>
      {`Best rated first; every journey is lent ${LENT_RATINGS} ratings of ${LENT_STARS} stars, so that many count for more than a few.`}
      {areSamples ? ' The ratings of this demonstration are samples.' : ''}
    </p>
  )
}

function ViewLink({ listing: { query }, path, view, name }: Props & { view: ListView; name: string }) {
  return (
    <a href={listHref(path, { ...query, view, page: 1 })} aria-current={query.view === view ? 'true' : undefined}>
      {name}
    </a>
  )
}

function Order({ query: { sort, words } }: { query: PackageListing['query'] }) {
  const orders = words === undefined ? PACKAGE_SORTS : (['given', ...PACKAGE_SORTS] as const)
  const choices = orders.map((order) => ({ value: orderParam(order, words), name: SORT_NAMES[order] }))
  return <SortBy value={orderParam(sort, words)} choices={choices} />
}
