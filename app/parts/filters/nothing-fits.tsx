import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import { toursText } from '#app/parts/destination/words.ts'
import { Empty } from '#app/parts/empty/empty.tsx'
import { clearHref, listHref } from '#app/parts/package-list/list-query.ts'
import type { PackageListing } from '#app/parts/package-list/package-list.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { LET_GO, nothingText } from './nothing-text.ts'
import styles from './nothing-fits.module.css'

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
      <Nearest nearest={listing.nearest} title="What comes nearest" heading={heading} />
    </>
  )
}

type NearestProps = Pick<PackageListing, 'nearest'> & Pick<Props, 'heading'> & { title: string }

/** Tours that miss what was asked by little, each saying in what. */
export function Nearest({ nearest, title, heading }: NearestProps) {
  if (nearest.length === 0) return null
  return (
    <section className={styles.nearest} aria-label={title}>
      <p className={styles.nearestTo}>{title}</p>
      <PackageCards>
        {nearest.map((priced) => (
          <PackageCard key={priced.card.id} {...priced} heading={heading} far />
        ))}
      </PackageCards>
    </section>
  )
}
