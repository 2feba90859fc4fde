import { kept } from '#app/ui/kept.tsx'
import type { MeetingPoint, Package, PackagePickup } from '#domain/catalogue/package.ts'
import { sharedCar, sharesItsCar } from '#domain/bookings/trip/included.ts'
import { meetingText, pickupText } from '#domain/catalogue/pickups.ts'
import { pickupPriceText } from '#app/parts/booking/words.ts'
import styles from './inclusions.module.css'

/** What the price holds, and what one pays for oneself. */
export const Inclusions = kept(function Inclusions({
  pkg: { inclusions, exclusions, rates, ownDates, startCity },
  hasDates,
  gstPercent,
}: {
  pkg: Pick<Package, 'inclusions' | 'exclusions' | 'rates' | 'ownDates' | 'startCity'>
  /** Whether others may leave with one on a date of ours. */
  hasDates: boolean
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
              <li key={item}>{hasDates ? sharedCar(item) : item}</li>
            ))}
          </ul>
          {hasDates && ownDates.areSold && sharesItsCar(inclusions) ? (
            <p className="small soft">On a date of your own the car is yours alone.</p>
          ) : null}
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
      <Beginning rates={rates} from={startCity} gstPercent={gstPercent} />
    </section>
  )
})

type BeginningProps = { rates: Package['rates']; from: string; gstPercent: number }

function Beginning({ rates: { pickups, meeting }, from, gstPercent }: BeginningProps) {
  if (pickups?.length) return <Pickups {...{ pickups, meeting, from, gstPercent }} />
  return meeting ? (
    <div className={styles.pickups}>
      <h3>Where you come to</h3>
      <p>{meetingText(meeting)}</p>
    </div>
  ) : null
}

function Pickups({
  pickups,
  meeting,
  from,
  gstPercent,
}: Omit<BeginningProps, 'rates'> & { pickups: readonly PackagePickup[]; meeting: MeetingPoint | undefined }) {
  return (
    <div className={styles.pickups}>
      <h3>Where you get in</h3>
      <p className="small soft">
        {meeting ? 'Where you come to' : 'Where it leaves'} in {from}, or on its way; you choose as you book.
      </p>
      <ul>
        {meeting ? <li>{meetingText(meeting)}</li> : null}
        {pickups.map((pickup) => (
          <li key={pickup.id}>
            {pickupText(pickup)} <small>{pickupPriceText(pickup, gstPercent)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
