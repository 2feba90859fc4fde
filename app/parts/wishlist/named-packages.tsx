import { useId } from 'react'
import { href } from 'react-router'
import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PricedCard } from '#app/parts/package-card/priced-cards.server.ts'
import { MOST_COMPARED } from '#domain/wishlist/wishlist.ts'
import type { WishlistKind } from '#domain/wishlist/wishlist.ts'

type Props = {
  title: string
  items: PricedCard[]
  /** Offers to set them side by side. */
  compares?: boolean
  /** The list of the device that a button empties. */
  forgets?: WishlistKind
  /** In one row that is pushed sideways on phones, in a section of its own. */
  strip?: boolean
}

/** Packages somebody's list names, as cards. */
export function NamedPackages({ title, items, compares = false, forgets, strip = false }: Props) {
  const id = useId()
  if (items.length === 0) return null
  const cards = (
    <>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {compares && items.length > 1 ? <CompareLink items={items} /> : null}
        {forgets ? (
          <Button look="bare" type="button" className="small" data-forgets={forgets}>
            Forget these
          </Button>
        ) : null}
      </div>
      <PackageCards strip={strip}>
        {items.map((priced) => (
          <PackageCard key={priced.card.id} {...priced} />
        ))}
      </PackageCards>
    </>
  )
  if (!strip) return <section aria-labelledby={id}>{cards}</section>
  return (
    <section className="section sunk" aria-labelledby={id}>
      <div className="wrap">{cards}</div>
    </section>
  )
}

function CompareLink({ items }: Pick<Props, 'items'>) {
  const urls = items.slice(0, MOST_COMPARED).map(({ card }) => card.url)
  return (
    <a className="more" href={`${href('/compare')}?ids=${urls.join(',')}`}>
      {items.length > urls.length ? `Compare the first ${urls.length}` : 'Compare these'}
    </a>
  )
}
