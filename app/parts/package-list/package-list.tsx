import { toursText } from '#app/parts/destination/words.ts'
import { Empty } from '#app/parts/empty/empty.tsx'
import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import { Pager } from '#app/parts/pager/pager.tsx'
import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import { PACKAGE_SORTS } from '#domain/catalogue/package-sort.ts'
import { LIST_PAGE_SIZE, listHref, SORT_NAMES } from './list-query.ts'
import type { PackageListing } from './package-list.server.ts'
import styles from './package-list.module.css'

type Props = {
  listing: PackageListing
  path: string
  publicUrl: string
  /** What is said when nothing is sold here, with where to go instead. */
  empty: { text: string; href: string; link: string }
  /** h3 where the list stands under a heading of its own. */
  heading?: 'h2' | 'h3'
}

/** A list of packages with its orders and pages, all of it plain links. */
export function PackageList({ listing, path, publicUrl, empty, heading = 'h2' }: Props) {
  const { query, items, total, pageCount, quiet } = listing
  if (quiet) return <Empty picture={quiet} {...empty} />
  return (
    <section aria-label="Tours">
      <div className={styles.tools}>
        <p className="num">
          <b>{toursText(total)}</b>
          {pageCount > 1 ? (
            <span className="soft">
              , page {query.page} of {pageCount}
            </span>
          ) : null}
        </p>
        {total > 1 ? <Sorts path={path} sort={query.sort} /> : null}
      </div>
      <PackageCards>
        {items.map(({ card, next }, at) => (
          <PackageCard
            key={card.id}
            card={card}
            heading={heading}
            eager={at < 2}
            far={at > 2}
            {...(next ? { next } : {})}
          />
        ))}
      </PackageCards>
      <Pager page={query.page} pageCount={pageCount} hrefOf={(page) => listHref(path, { ...query, page })} />
      <JsonLd
        facts={{
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: items.map(({ card }, at) => ({
            '@type': 'ListItem',
            position: (query.page - 1) * LIST_PAGE_SIZE + at + 1,
            url: `${publicUrl}/package/${card.url}`,
          })),
        }}
      />
    </section>
  )
}

function Sorts({ path, sort }: { path: string; sort: PackageListing['query']['sort'] }) {
  return (
    <nav className={styles.sorts} aria-label="Order of the list">
      <ul>
        {PACKAGE_SORTS.map((choice) => (
          <li key={choice}>
            <a href={listHref(path, { sort: choice, page: 1 })} aria-current={choice === sort ? 'true' : undefined}>
              {SORT_NAMES[choice]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
