import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/field.tsx'
import { seatsText } from '#app/parts/booking/words.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { findColleagues } from '#domain/accounts/staff.server.ts'
import { offerToWaiting, takeOffWaitlist } from '#domain/bookings/waiting/waiting-for-somebody.server.ts'
import { findWaitingDesk } from '#domain/departures/waitlist/waiting-desk.server.ts'
import { partyOf } from '#domain/departures/waitlist/waitlist.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { formatDate } from '#platform/dates.ts'
import { mobileText } from '#platform/mobile-text.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { REFUSALS } from '#web/refusals.ts'
import { refusedPage } from '#web/refused-page.ts'
import { calledText, CLOSED, Stands } from './columns.tsx'
import type { Route } from './+types/place'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const found = await findWaitingDesk({ db, clock }, visitor, id)
  if (!found.ok) throw refusedPage(found.reason)
  const { addedBy } = found.value.place
  const names = await findColleagues(db, visitor, addedBy === null ? [] : [addedBy])
  const by = addedBy === null ? undefined : names.ok ? names.value.get(addedBy) : undefined
  return { ...found.value, by, now: clock.now(), done: doneIn(request, DONE) }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/waiting/:id', { id }), deedsOf(id))
}

function deedsOf(id: string): Record<string, Deed> {
  return {
    offer: async (services, actor) =>
      told(await offerToWaiting(services, actor, { id }), () => 'offered', { invalid: 'unclear-deed' }),
    'take-off': async (services, actor, typed) => {
      const off = await takeOffWaitlist(services, actor, { id, because: typed('because') })
      return told(off, ({ isTold }) => (isTold ? 'off' : 'off-untold'), { invalid: 'unclear-deed' })
    },
  }
}

const DONE: Record<string, string> = {
  asked: 'Written down. Their place begins when they open the link that is on its way to them.',
  on: 'They are on the list.',
  offered: 'Offered. They are told until when the seats are kept.',
  off: 'Taken off. They are told, and what was kept for them goes on to the next.',
  'off-untold': 'Taken off. They had not answered the first mail, so nothing more is written there.',
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData ? `Waits: ${calledText(loaderData.place)}` : 'A place on a waiting list')
}

type Found = Route.ComponentProps['loaderData']

/** One who waits: where they are reached, whose turn it is, and what a colleague can do. */
export default function PlacePage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { place, by, now, done } = found
  const { name, email, mobile, departureId, startsOn, departureCity, state } = place
  const isOver = state === 'taken' || state === 'lapsed' || state === 'left' || state === 'called-off'
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>{calledText(place)}</h1>
          <p className={office.row}>
            <Stands place={place} now={now} />
          </p>
          <p className={office.say}>
            {partyWithAgesText(partyOf(place))}, for{' '}
            <a href={href('/admin/departures/:id', { id: departureId })}>{place.package}</a>, {formatDate(startsOn)}{' '}
            from {departureCity}.{' '}
            {place.addedBy === null ? '' : `Put on the list by ${by ?? 'a colleague who has left'}.`}
          </p>
        </div>
        <p className={office.row}>
          {mobile ? (
            <a className={office.ink} href={`tel:${mobile}`}>
              Call {mobileText(mobile)}
            </a>
          ) : null}
          {email ? (
            <a className={office.line} href={`mailto:${email}`}>
              {name === null ? 'Write' : email}
            </a>
          ) : null}
        </p>
      </div>
      <Said kept={kept} done={done} />
      {isOver ? null : <Seats found={found} />}
      {isOver ? null : <TakeOff found={found} kept={kept} />}
      <p>
        <a href={`${href('/admin/waiting')}?${new URLSearchParams({ departure: departureId })}`}>
          Who waits for this departure
        </a>
      </p>
    </div>
  )
}

function Seats({ found: { place, whyNot, packageUrl } }: { found: Found }) {
  return (
    <section aria-labelledby="seats">
      <h2 id="seats">Seats</h2>
      {place.state === 'offered' ? (
        <>
          <p>They are kept for them, and for nobody else. Who calls is booked here, with the mobile or e-mail above.</p>
          <p>
            <a className={office.ink} href={bookingAt(place, packageUrl)}>
              Book {seatsText(place.seats)} for them
            </a>
          </p>
        </>
      ) : whyNot === undefined ? (
        <DeedForm intent="offer">
          <p>It is their turn: {seatsText(place.free)} free.</p>
          <Button look="go">Offer {seatsText(place.seats)} now</Button>
        </DeedForm>
      ) : (
        <p>
          {place.state === 'asked' ? 'Nothing is offered before they answer the mail.' : WHY_NOT[whyNot]}
          {whyNot === 'no-seats-for-them' ? ` ${seatsText(place.free)} free, they want ${place.seats}.` : ''}
        </p>
      )}
    </section>
  )
}

const WHY_NOT: Record<NonNullable<Found['whyNot']>, string> = {
  'not-waiting': REFUSALS['not-waiting'].message,
  'not-their-turn': 'Somebody whose party fits waits longer. Seats are offered in turn alone.',
  'no-seats-for-them': 'Nothing can be offered yet.',
  ...CLOSED,
}

function bookingAt(place: Found['place'], packageUrl: string): string {
  const { adults, ages, rooms } = partyOf(place)
  const counted = Object.entries(rooms ?? {}).map(([kind, count]) => [kind, String(count)])
  const asked = [
    ['package', packageUrl],
    ['departure', place.departureId],
    ['adults', String(adults)],
    ['ages', ages.join('-')],
    ...counted,
    ['waiting', place.id],
  ]
  return `${href('/admin/bookings/new')}?${new URLSearchParams(asked)}`
}

function TakeOff({ found: { place }, kept }: { found: Found; kept: Route.ComponentProps['actionData'] }) {
  const field = fieldsOf(kept)
  const goesOn = place.state === 'kept' || place.state === 'offered'
  return (
    <section aria-labelledby="off">
      <h2 id="off">Take them off</h2>
      <p>
        {place.state === 'asked'
          ? 'They have not answered the mail yet, and are told nothing.'
          : `They are told by ${place.email === null ? 'SMS' : 'mail'}.`}{' '}
        {goesOn ? `The ${seatsText(place.seats)} kept for them go on to the next. ` : ''}Should they wait again, it is
        behind those who wait already.
      </p>
      <DeedForm intent="take-off" className={office.column}>
        <LongField
          {...field('because')}
          label="Why"
          help="For colleagues, in the history. No name, no number."
          rows={3}
          maxLength={1000}
        />
        <Button look="bad">Take them off</Button>
      </DeedForm>
    </section>
  )
}
