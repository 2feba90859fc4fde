import { meetingText, pickupText } from '#domain/catalogue/pickups.ts'
import type { MeetingPoint, PackagePickup } from '#domain/catalogue/package.ts'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { pickupPriceText } from '#app/parts/booking/words.ts'
import styles from './pickup-fields.module.css'

const FAULT = 'pickup-fault'

type Props = {
  pickups: readonly PackagePickup[]
  /** The city it leaves from. */
  from: string
  /** Where one comes to there. */
  meeting: MeetingPoint | undefined
  /** The id of the one that was chosen; empty is none. */
  chosen: string
  fault: string | undefined
  gstPercent: number
}

/** Where they get in, where a journey takes travellers in on its way: one of several, or none. */
export function PickupFields({ pickups, from, meeting, chosen, fault, gstPercent }: Props) {
  if (pickups.length === 0 && !fault) return null
  return (
    <fieldset id="pickup" className={styles.pickups} aria-describedby={fault ? FAULT : undefined}>
      <legend>Where you get in</legend>
      <Choice type="radio" name="pickup" value="" defaultChecked={!pickups.some(({ id }) => id === chosen)}>
        <span>No pick-up: you come to {meeting ? meetingText(meeting) : `where it leaves in ${from}`}</span>
      </Choice>
      {pickups.map((pickup) => (
        <Choice key={pickup.id} type="radio" name="pickup" value={pickup.id} defaultChecked={pickup.id === chosen}>
          <span>
            {pickupText(pickup)}
            <small>{pickupPriceText(pickup, gstPercent)}</small>
          </span>
        </Choice>
      ))}
      <Fault id={FAULT} said>
        {fault}
      </Fault>
    </fieldset>
  )
}
