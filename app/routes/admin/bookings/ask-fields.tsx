import { seatsText } from '#app/parts/booking/words.ts'
import { PickupFields } from '#app/routes/booking/begin/pickup-fields.tsx'
import { ExtraFields } from '#app/routes/booking/begin/extra-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { PackageChoice } from '#app/routes/admin/packages/package-choice.tsx'
import { meetingFrom, pickupsFrom } from '#domain/catalogue/pickups.ts'
import { seatsLeft } from '#domain/departures/departure.ts'
import { ROOM_KINDS } from '#domain/party/party.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { AskField } from '#app/routes/booking/ask-faults.ts'
import type { PhoneBookingPage } from './new.server.ts'
import office from '#app/routes/admin/office.module.css'

type Props = { found: PhoneBookingPage }
type AskingCaller = NonNullable<PhoneBookingPage['asking']>

/** What they want: it stands in the address, and every fault at its field. */
export function AskFields({ found: { choice, search, asking, faults, ages, offered } }: Props) {
  const faultAt = (field: AskField) => faults[field]
  return (
    <form method="get" noValidate className={office.form} aria-label="What they want">
      <Notice tone="bad" said={Boolean(faultAt('all'))}>
        {faultAt('all')}
      </Notice>
      {offered ? <input type="hidden" name="waiting" value={offered.waiting} /> : null}
      <PackageChoice name="package" by="url" choice={choice} search={search} drops={['departure']} />
      {asking ? (
        <>
          <When asking={asking} fault={faultAt('date')} />
          <Party asking={asking} ages={ages} faults={{ adults: faultAt('adults'), ages: faultAt('ages') }} />
          <Rooms asking={asking} fault={faultAt('rooms')} />
          <ExtraFields
            extras={asking.pkg.rates.extras}
            chosen={asking.typed.extras}
            fault={faultAt('extras')}
            gstPercent={asking.gstPercent}
          />
          <PickupFields
            pickups={pickupsFrom(asking.pkg, asking.departureCity)}
            from={asking.departureCity}
            meeting={meetingFrom(asking.pkg, asking.departureCity)}
            chosen={asking.typed.pickup}
            fault={faultAt('pickup')}
            gstPercent={asking.gstPercent}
          />
          <Field
            id="coupon"
            name="coupon"
            label="Coupon"
            autoComplete="off"
            maxLength={40}
            defaultValue={asking.typed.coupon}
            fault={faultAt('coupon')}
          />
        </>
      ) : null}
      {asking ? (
        <p>
          <Button look="ink">Show the price</Button>
        </p>
      ) : null}
    </form>
  )
}

function When({ asking: { board, typed, ownDates }, fault }: { asking: AskingCaller; fault: string | undefined }) {
  const dates = board.map(({ departure, paise, canBeChosen }) => ({
    value: departure.id,
    disabled: !canBeChosen,
    name: `${formatDate(departure.startsOn)} from ${departure.departureCity}, ${seatsText(seatsLeft(departure))} left${paise === undefined ? '' : `, ${formatPaise(paise)}`}`,
  }))
  const isOfDate = ownDates !== undefined && typed.departure === '' && typed.date !== ''
  return (
    <div className={office.pair}>
      <Select
        id="departure"
        name="departure"
        label="Departure"
        none={noneText(dates.length, ownDates !== undefined)}
        options={dates}
        defaultValue={typed.departure}
        fault={isOfDate ? undefined : fault}
      />
      {ownDates ? (
        <Field
          id="date"
          name="date"
          label="Date of their own"
          help="Where no departure is chosen."
          type="date"
          min={ownDates.first}
          max={ownDates.last}
          defaultValue={typed.date}
          fault={isOfDate ? fault : undefined}
        />
      ) : null}
    </div>
  )
}

function noneText(dates: number, areOwnSold: boolean): string {
  if (dates === 0) return 'None is on sale'
  return areOwnSold ? 'A date of their own' : 'Choose a departure'
}

type PartyProps = { asking: AskingCaller; ages: string; faults: Record<'adults' | 'ages', string | undefined> }

function Party({ asking: { typed }, ages, faults }: PartyProps) {
  return (
    <div className={office.pair}>
      <Field
        id="adults"
        name="adults"
        label="Adults"
        inputMode="numeric"
        maxLength={3}
        defaultValue={typed.hasParty ? typed.party.adults : '2'}
        fault={faults.adults}
      />
      <Field
        id="ages"
        name="ages"
        label="Ages of children"
        help="As 9, 6. On the day of departure."
        autoComplete="off"
        maxLength={60}
        defaultValue={ages}
        fault={faults.ages}
      />
    </div>
  )
}

const ROOMS_FAULT = 'rooms-fault'

function Rooms({ asking: { typed, journey }, fault }: { asking: AskingCaller; fault: string | undefined }) {
  const counted = ROOM_KINDS.filter((kind) => typed.party.rooms[kind] !== '')
  const unread = counted.filter((kind) => !/^\d+$/.test(typed.party.rooms[kind]))
  const amiss = fault ? (unread.length > 0 ? unread : counted) : []
  return (
    <fieldset aria-describedby={fault ? ROOMS_FAULT : undefined}>
      <legend>Rooms</legend>
      <p className="small soft">Left empty they are proposed{journey ? `: ${journey.roomsText}` : ''}.</p>
      <div className={office.pair}>
        {ROOM_KINDS.map((kind) => (
          <Field
            key={kind}
            id={kind}
            name={kind}
            label={ROOM_NAMES[kind]}
            inputMode="numeric"
            maxLength={2}
            defaultValue={typed.party.own ? typed.party.rooms[kind] : ''}
            {...(amiss.includes(kind) ? { 'aria-invalid': true, 'aria-describedby': ROOMS_FAULT } : {})}
          />
        ))}
      </div>
      <Fault id={ROOMS_FAULT}>{fault}</Fault>
      <Choice type="checkbox" name="share" value="1" defaultChecked={typed.willingToShare}>
        Somebody alone would share a room
      </Choice>
    </fieldset>
  )
}

const ROOM_NAMES = { single: 'Single', twin: 'Twin', triple: 'Triple', quad: 'For four' } as const
