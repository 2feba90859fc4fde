import { datesText, hireWayText } from '#app/parts/booking/words.ts'
import { href } from 'react-router'
import { PriceTable } from '#app/parts/booking/price-table.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { toldPlaces } from '#domain/catalogue/pickups.ts'
import { clock } from '#domain/cars/fare-calculation/shared-lines.ts'
import type { SoldCar } from '#domain/bookings/quote/priced-journey.ts'
import { isForgotten } from '#domain/bookings/booking.ts'
import { extrasOf } from '#domain/bookings/quote/extras-of.ts'
import { PAPER_NAMES } from '#domain/bookings/trip/later-details.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { mobileText } from '#platform/mobile-text.ts'
import type { FoundBooking } from './booking.server.ts'
import { FillIn } from './change-links.tsx'
import styles from './bookings.module.css'

/** What was booked, and who travels, with what is missing of each. */
export function Trip({ found }: { found: FoundBooking }) {
  const { journey, departureId, startsOn, endsOn, pickup } = found.booking
  const isCar = journey.package.kind === 'car'
  const days = datesText({ startsOn, endsOn })
  const extras = extrasOf(journey)
  const places = toldPlaces(journey)
  const told = places.pickup ?? places.meeting
  return (
    <section aria-labelledby="trip">
      <h2 id="trip">{journey.package.name}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Days</dt>
          <dd>
            {departureId && !isCar ? (
              <a href={href('/admin/departures/:id/desk', { id: departureId })}>{days}</a>
            ) : (
              days
            )}
          </dd>
        </div>
        {journey.package.kind === 'car' ? <HireWay sold={journey.package} /> : null}
        <div>
          <dt>From</dt>
          <dd>{pickup ?? journey.departureCity}</dd>
        </div>
        {told ? (
          <div>
            <dt>{journey.pickup ? 'Gets in' : 'Comes to'}</dt>
            <dd>{told}</dd>
          </div>
        ) : null}
        <div>
          <dt>Who</dt>
          <dd>{partyWithAgesText(journey.party)}</dd>
        </div>
        <div>
          <dt>{isCar ? 'Car' : 'Rooms'}</dt>
          <dd>{journey.roomsText}</dd>
        </div>
        {extras.length > 0 ? (
          <div>
            <dt>Extras</dt>
            <dd>{extras.join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      {isCar ? null : <People found={found} />}
      <FillIn booking={found.booking} />
    </section>
  )
}

function HireWay({ sold }: { sold: SoldCar }) {
  const { leaveAt } = sold.hire
  return (
    <>
      <div>
        <dt>Way</dt>
        <dd>{hireWayText(sold)}</dd>
      </div>
      {leaveAt === null ? null : (
        <div>
          <dt>At</dt>
          <dd>{clock(leaveAt)}</dd>
        </div>
      )}
    </>
  )
}

type Person = FoundBooking['people'][number] & { isErased: boolean; number: string | undefined }

function People({ found: { people, details, hasEmergency, booking } }: { found: FoundBooking }) {
  const numbers = new Map(
    details?.travellers.map(({ position, paper, number }) => [position, numberText(paper, number)]),
  )
  const isErased = isForgotten(booking)
  const rows = people.map((person): Person => ({ ...person, isErased, number: numbers.get(person.position) }))
  const isAsked = booking.shown === 'confirmed'
  return (
    <>
      <h3 id="people">Who travels</h3>
      <ListTable namedBy="people" columns={COLUMNS} rows={rows} keyOf={({ position }) => String(position)} />
      {isAsked && !hasEmergency ? <p className={styles.missing}>Nobody to call in an emergency yet.</p> : null}
      {details?.emergencies.map(({ share, name, mobile }) => (
        <p key={share}>
          In an emergency: {name}, <a href={`tel:${mobile}`}>{mobileText(mobile)}</a>
        </p>
      ))}
      {people.some(({ hasPaper }) => hasPaper) && !details ? (
        <p>
          <a href="?papers" rel="nofollow">
            Show whole document numbers
          </a>{' '}
          <span className="small soft">It is written down that you looked.</span>
        </p>
      ) : null}
    </>
  )
}

const COLUMNS: Column<Person>[] = [
  {
    name: 'Traveller',
    isHead: true,
    cell: ({ name, position, age, isErased }) =>
      `${name ?? namelessText(position, isErased)}${age === null ? '' : `, ${age}`}`,
  },
  { name: 'Room', isFigure: true, cell: ({ room }) => room },
  { name: 'Food', cell: ({ meals }) => meals || null },
  {
    name: 'Papers',
    cell: ({ hasPaper, number, isErased }) =>
      number ?? (hasPaper ? 'there' : isErased ? null : <span className={styles.missing}>missing</span>),
  },
  { name: 'In', cell: ({ inAt }) => (inAt ? 'checked in' : null) },
]

/** A traveller without a name: whoever is to say it yet, or was erased. */
export function namelessText(position: number, isErased: boolean): string {
  return `Traveller ${position + 1}, ${isErased ? 'erased' : 'not named yet'}`
}

function numberText(paper: keyof typeof PAPER_NAMES | null, number: string | null): string | undefined {
  return paper === null ? undefined : `${PAPER_NAMES[paper]} ${number ?? 'without a number'}`
}

/** The price line by line, as it was promised, folded: it is asked for less often than what is due. */
export function Price({ found: { booking } }: { found: FoundBooking }) {
  return (
    <section aria-labelledby="price">
      <h2 id="price">The price</h2>
      <PriceTable journey={booking.journey} charges={booking.chargesPaise} />
    </section>
  )
}
