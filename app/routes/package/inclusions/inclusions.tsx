import { kept } from '#app/ui/kept.tsx'
import type { Package, PackagePickup } from '#domain/catalogue/package.ts'
import { pickupText } from '#domain/catalogue/pickups.ts'
import { pickupPriceText } from '#app/parts/booking/words.ts'
import styles from './inclusions.module.css'

/** What the price holds, and what one pays for oneself. */
export const Inclusions = kept(function Inclusions({
  pkg: { inclusions, exclusions, rates, startCity },
  gstPercent,
}: {
  pkg: Pick<Package, 'inclusions' | 'exclusions' | 'rates' | 'startCity'>
  gstPercent: number
}) {
  return (
    <section data-far="" aria-labelledby="holds">
      <h2 id="holds">What the price holds</h2>
      <div className={styles.columns}>
        <div>
          <h3>Included</h3>
          <ul>
            {inclusions.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        {exclusions.length > 0 ? (
          <div>
            <h3>Not included</h3>
            <ul className={styles.out}>
              {exclusions.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      {rates.pickups?.length ? <Pickups pickups={rates.pickups} from={startCity} gstPercent={gstPercent} /> : null}
    </section>
  )
})

function Pickups({
  pickups,
  from,
  gstPercent,
}: {
  pickups: readonly PackagePickup[]
  from: string
  gstPercent: number
}) {
  return (
    <div className={styles.pickups}>
      <h3>Where you get in</h3>
      <p className="small soft">Where it leaves in {from}, or on its way; you choose as you book.</p>
      <ul>
        {pickups.map((pickup) => (
          <li key={pickup.id}>
            {pickupText(pickup)} <small>{pickupPriceText(pickup, gstPercent)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
