import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import { toursText } from '#app/parts/destination/words.ts'
import { Empty } from '#app/parts/empty/empty.tsx'
import { clearHref, listHref } from '#app/parts/package-list/list-query.ts'
import type { PackageListing } from '#app/parts/package-list/package-list.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { Looser } from '#domain/search/looser.ts'
import { LET_GO, nothingText } from './nothing-text.ts'
import styles from './nothing-fits.module.css'

const NEAREST = 'What comes nearest'

type Props = { listing: PackageListing; picture: Picture; path: string; heading: 'h2' | 'h3' }

/** When the filters leave nothing: what was asked, the nearest list that has something, and the first of it. */
export function NothingFits({ listing, picture, path, heading }: Props) {
  const { query, chips, looser, all, plainWords } = listing
  const way = looser
    ? {
        href: listHref(path, { ...query, filters: looser.filters, page: 1 }),
        link: `${looser.widened ?? LET_GO[looser.letGo]}: ${toursText(looser.total)}`,
      }
    : { href: clearHref(path, query), link: `All ${toursText(all)}` }
  return (
    <>
      <Empty picture={picture} heading="p" text={nothingText(query.filters, chips, plainWords)} {...way} />
      {looser ? <Nearest listing={listing} looser={looser} heading={heading} /> : null}
    </>
  )
}

/** Tours that come nearest. Where nothing starts from the city that was asked for, each says where it does. */
function Nearest({ listing, looser, heading }: Pick<Props, 'listing' | 'heading'> & { looser: Looser }) {
  const startsElsewhere = listing.query.filters.from.length > 0 && looser.filters.from.length === 0
  return (
    <section className={styles.nearest} aria-label={NEAREST}>
      <p className={styles.nearestTo}>{NEAREST}</p>
      <PackageCards>
        {listing.nearest.map((priced) => (
          <PackageCard key={priced.card.id} {...priced} heading={heading} startsIn={startsElsewhere} />
        ))}
      </PackageCards>
    </section>
  )
}
