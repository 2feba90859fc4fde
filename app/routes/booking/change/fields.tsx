import { gstPercentOf, seatsText } from '#app/parts/booking/words.ts'
import { movedUntilText } from './moved-until.ts'
import { RoomFields } from '#app/routes/party/party-form.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { readPartyTyped } from '#domain/party/party-form.ts'
import { roomsOf, roomsSold } from '#domain/pricing/rooms.ts'
import { formatDate } from '#platform/dates.ts'
import { JOINING } from '#web/change-typed.ts'
import type { ChangeableBooking } from './change.server.ts'
import { PickupFields } from '#app/routes/booking/begin/pickup-fields.tsx'
import { ExtraFields } from '#app/routes/booking/begin/extra-fields.tsx'
import styles from '#app/routes/booking/begin/new.module.css'

type Props = {
  journey: PricedJourney
  changeable: ChangeableBooking
  /** Where a name is put right, which costs nothing. */
  names: string
  draft: { typed: Record<string, string>; faults: Record<string, string> } | undefined
}

/** Everything of a trip that may be otherwise: date, people, rooms, extras. Nothing in it is chosen beforehand. */
export function ChangeFields({ journey, changeable, names, draft }: Props) {
  const typed = draft?.typed ?? {}
  const faults = draft?.faults ?? {}
  const gstPercent = gstPercentOf(journey)
  return (
    <>
      <DateFields journey={journey} changeable={changeable} typed={typed} fault={faults['date']} />
      <PeopleFields journey={journey} changeable={changeable} names={names} typed={typed} faults={faults} />
      <RoomFields
        typed={roomsTyped(journey, typed)}
        fault={faults['rooms']}
        sold={journey.basis && roomsSold(journey.basis)}
      />
      <ExtraFields
        extras={journey.basis?.rates.extras ?? []}
        chosen={draft ? extrasTyped(typed) : extrasOf(journey)}
        fault={faults['extras']}
        gstPercent={gstPercent}
      />
      <PickupFields
        pickups={changeable.pickups}
        from={journey.departureCity}
        meeting={changeable.meeting}
        chosen={draft ? (typed['pickup'] ?? '') : (journey.pickup?.id ?? '')}
        fault={faults['pickup']}
        gstPercent={gstPercent}
      />
    </>
  )
}

type Fields = Pick<Props, 'journey' | 'changeable' | 'names'> & { typed: Record<string, string> }

function DateFields({
  journey,
  changeable: { dates, own, mayMove, moveUntil },
  typed,
  fault,
}: Omit<Fields, 'names'> & { fault: string | undefined }) {
  const day = formatDate(journey.startsOn)
  return (
    <fieldset id="date" className={styles.fields}>
      <legend>Date</legend>
      {mayMove ? (
        <>
          <Select
            id="departure"
            label="Leaves on"
            name="departure"
            help="Another date costs what it costs today; nothing is charged for moving."
            none={`Stay on ${day}`}
            options={dates.map(({ id, startsOn, seatsLeft }) => ({
              value: id,
              name: `${formatDate(startsOn)}, ${seatsText(seatsLeft)} left`,
            }))}
            defaultValue={typed['departure']}
          />
          {own || fault ? (
            <Field
              id="own-date"
              label="Or on a date of your own"
              type="date"
              name="date"
              min={own?.first}
              max={own?.last}
              defaultValue={typed['date']}
              fault={fault}
              said
            />
          ) : null}
        </>
      ) : (
        <p className="soft">
          It leaves on {day}. {movedUntilText(journey, moveUntil)} The other things may still change.
        </p>
      )}
    </fieldset>
  )
}

function PeopleFields({
  journey,
  changeable: { named },
  names,
  typed,
  faults,
}: Fields & { faults: Record<string, string> }) {
  const isJoining = Object.keys(typed).some((name) => name.startsWith('joins.') && typed[name] !== '')
  if (named.length === 0)
    return (
      <fieldset id="people">
        <legend>People</legend>
        <p>
          Please <a href={names}>name who travels</a> first; then somebody may join or leave.
        </p>
      </fieldset>
    )
  return (
    <fieldset id="people" aria-describedby={faults['people'] ? 'people-fault' : undefined}>
      <legend>People</legend>
      <Fault id="people-fault" said>
        {faults['people']}
      </Fault>
      {named.map(({ name, age }, at) => (
        <Choice
          key={at}
          type="checkbox"
          name={`leaves.${at}`}
          value="yes"
          defaultChecked={Boolean(typed[`leaves.${at}`])}
        >
          {name}, {age}, does not come along
        </Choice>
      ))}
      <details open={isJoining || undefined}>
        <summary>Somebody joins</summary>
        {JOINING.map((at) => (
          <div key={at} className={styles.joins}>
            <Field
              id={`joins.${at}.name`}
              name={`joins.${at}.name`}
              label="Full name"
              autoComplete="off"
              maxLength={100}
              defaultValue={typed[`joins.${at}.name`]}
              fault={faults[`joins.${at}.name`]}
            />
            <Field
              id={`joins.${at}.age`}
              name={`joins.${at}.age`}
              label={`Age on ${formatDate(journey.startsOn, { year: false }).slice(4)}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue={typed[`joins.${at}.age`]}
              fault={faults[`joins.${at}.age`]}
            />
          </div>
        ))}
      </details>
      <p className="small soft">
        Only a name is wrong? <a href={names}>Put it right</a>: that costs nothing.
      </p>
    </fieldset>
  )
}

/** The rooms as they are, counted for whoever counts them anew. */
function roomsTyped({ party: who, rooms }: PricedJourney, typed: Record<string, string>) {
  const fields = new URLSearchParams(typed)
  if (!('rooms' in typed)) {
    if (who.rooms) fields.set('rooms', 'own')
    for (const [kind, count] of Object.entries(roomsOf(rooms))) if (count > 0) fields.set(kind, String(count))
  }
  return readPartyTyped(fields)
}

function extrasOf({ extras }: PricedJourney): Record<string, string> {
  return Object.fromEntries(extras.map(({ id, count }) => [id, String(count)]))
}

function extrasTyped(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([name, count]) => [name.replace('extra-', ''), count]))
}
