import { PackageCard, PackageCards } from '#app/parts/package-card/package-card.tsx'
import type { PricedCard } from '#app/parts/package-card/priced-cards.server.ts'
import styles from './leaving-next.module.css'

/** Below a list with nothing in it: the tours that leave next, with their dates and prices. */
export function LeavingNext({ items }: { items: readonly PricedCard[] }) {
  if (items.length === 0) return null
  return (
    <section className={styles.next} aria-labelledby="leaving-next">
      <h2 id="leaving-next" className={styles.title}>
        Leaving next
      </h2>
      <PackageCards>
        {items.map((priced) => (
          <PackageCard key={priced.card.id} {...priced} heading="h3" far />
        ))}
      </PackageCards>
    </section>
  )
}
