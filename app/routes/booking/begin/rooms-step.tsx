import { href } from 'react-router'
import { STATE_NAMES } from '#platform/state-names.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Select } from '#app/ui/select.tsx'
import { RoomFields } from '#app/routes/party/party-form.tsx'
import party from '#app/routes/party/party-form.module.css'
import { roomsOf, roomsSold } from '#domain/pricing/rooms.ts'
import { meetingFrom, pickupsFrom } from '#domain/catalogue/pickups.ts'
import { PickupFields } from './pickup-fields.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { KeptFields } from '#app/routes/booking/kept-fields.tsx'
import type { AskingPage } from './new.server.ts'
import styles from './new.module.css'

/** The rooms that are proposed or counted, what is added, and what the bill should know; its form makes the quote. */
export function RoomsStep({
  asking: { typed, fault, pkg, party: who, journey, changes, departureCity, gstPercent },
  form,
}: {
  asking: AskingPage
  form: string
}) {
  const wordsAt = (field: string) => (fault?.field === field ? fault.words : undefined)
  return (
    <Form
      id={form}
      method="get"
      action={href('/booking/new')}
      className={`${party.form} ${styles.form} ${styles.wide}`}
    >
      <KeptFields typed={typed} step="rooms" />
      <input type="hidden" name="step" value="rooms" />
      {changes ? (
        <p className="small soft">
          This makes version {changes.version + 1} of your quote, with the difference line by line.
        </p>
      ) : null}
      <div className={styles.rooms}>
        <RoomFields typed={countedOf(typed.party, journey)} fault={wordsAt('rooms')} sold={roomsSold(pkg)} />
        {journey ? <p className="small soft">As it stands: {journey.roomsText}.</p> : null}
        {who && who.adults % 2 === 1 && pkg.kind !== 'trek' ? (
          <Choice type="checkbox" name="share" value="1" defaultChecked={typed.willingToShare}>
            Whoever is left over would share a twin room with another traveller
          </Choice>
        ) : null}
      </div>
      <ExtraFields extras={pkg.rates.extras} chosen={typed.extras} fault={wordsAt('extras')} gstPercent={gstPercent} />
      <PickupFields
        pickups={pickupsFrom(pkg, journey?.departureCity ?? departureCity)}
        from={journey?.departureCity ?? departureCity}
        meeting={meetingFrom(pkg, journey?.departureCity ?? departureCity)}
        chosen={typed.pickup}
        fault={wordsAt('pickup')}
        gstPercent={gstPercent}
      />
      <fieldset className={`${styles.fields} ${styles.bill}`}>
        <legend>For the bill</legend>
        <Select
          id="state"
          label="State you live in"
          help="Decides between IGST and CGST with SGST; the total stays the same."
          name="state"
          none={journey ? `Same as ours, ${STATE_NAMES[journey.sellerState]}` : 'Same as ours'}
          options={Object.entries(STATE_NAMES).map(([value, name]) => ({ value, name }))}
          defaultValue={typed.state}
        />
        <Field
          id="coupon"
          label="Coupon"
          name="coupon"
          autoComplete="off"
          defaultValue={typed.coupon}
          fault={wordsAt('coupon')}
          said
        />
      </fieldset>
      <Button look="calm" className={styles.show}>
        Show the total
      </Button>
    </Form>
  )
}

/** Whoever begins to count the rooms begins with those that were proposed. */
function countedOf(typed: AskingPage['typed']['party'], journey: AskingPage['journey']): AskingPage['typed']['party'] {
  if (typed.own || !journey) return typed
  const rooms = Object.entries(roomsOf(journey.rooms)).filter(([, count]) => count > 0)
  return {
    ...typed,
    rooms: { ...typed.rooms, ...Object.fromEntries(rooms.map(([kind, count]) => [kind, String(count)])) },
  }
}
