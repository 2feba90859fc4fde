import { data, href } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { findDesk } from '#domain/bookings/desk/departure-desk.server.ts'
import { dayText, ofThemElsewhere } from '#app/routes/admin/departures/words.ts'
import { isFromEveningBefore } from '#domain/bookings/trip/evening-before.ts'
import { findOtherPickups } from '#domain/bookings/desk/moved-pickups.server.ts'
import { phoneBookingAt } from '#app/routes/admin/bookings/phone-booking-at.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { findDepartureCars } from '#domain/departures/departure-cars.server.ts'
import { driversReached } from '#domain/departures/departure-drivers.server.ts'
import { listVoucherKeys } from '#domain/documents/signed-voucher.ts'
import { isProgram } from '#domain/policy/actor.ts'
import { addDays, formatTime } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { officeRefusal } from '#web/office-words.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import type { Route } from './+types/desk'
import { deskDeeds } from './desk.server.ts'
import { Held } from './held.tsx'
import { OtherPickups } from './other-pickups.tsx'
import { Food, Money, Rooming } from './desk-sides.tsx'
import { PrintButton } from './print-button.tsx'
import { Cars } from './desk-cars.tsx'
import { Manifest, VoucherForm } from './desk-manifest.tsx'
import { Notes } from './desk-notes.tsx'
import office from '#app/routes/admin/office.module.css'
import desk from './desk.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db, clock, keys, config } = context.get(servicesContext)
  const found = await findDesk(db, context.get(visitContext).visitor, params.id)
  if (!found.ok) throw refusedPage(found.reason)
  const bookings = found.value.bookings.map(({ people, ...booking }) => ({
    ...booking,
    people: people.map(({ inAt, ...person }) => ({ ...person, inAt: inAt && formatTime(inAt) })),
  }))
  const { visitor } = context.get(visitContext)
  const fleet = await findDepartureCars(db, visitor, params.id)
  if (!fleet.ok) throw data(null, { status: 404 })
  const reaches = await driversReached({ db, config })
  const others = await findOtherPickups({ db, clock }, visitor, params.id)
  return {
    ...found.value,
    ...fleet.value,
    cars: fleet.value.cars.map((car) => ({ ...car, isReached: reaches?.(car.mobile) ?? false })),
    otherPickups: others.ok ? others.value : [],
    bookings,
    notes: found.value.notes.map(({ by, at, ...note }) => ({
      ...note,
      said: `${by ? `${by}, ` : ''}${momentText(at)}`,
    })),
    isEvening: isFromEveningBefore({
      startsOn: found.value.departure.startsOn,
      today: found.value.today,
      now: clock.now(),
    }),
    done: new URL(request.url).searchParams.get('done') ?? '',
    whose: visitor && !isProgram(visitor) ? visitor.id : '',
    drawnAt: formatTime(clock.now()),
    voucherKeys: JSON.stringify(listVoucherKeys(keys)),
  }
}

/** The camera reads vouchers here, and nowhere else on the site. */
export function headers() {
  return { 'Permissions-Policy': 'camera=(self), microphone=(), payment=(), geolocation=()' }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/departures/:id/desk', { id }), deskDeeds(id))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(
    matches,
    loaderData ? `Desk of ${dayText(loaderData.package.name, loaderData.departure.startsOn)}` : 'Desk',
  )
}

type FoundDesk = Route.ComponentProps['loaderData']

/** One departure on its morning: who travels, who has come, and what is still open. */
export default function DeskPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { departure, bookings } = found
  const said = saidOf(found)
  const cars = (
    <Cars
      cars={found.cars}
      sold={departure.sold}
      free={found.free}
      isOver={isOver(found)}
      isEvening={found.isEvening}
      kept={kept}
    />
  )
  return (
    <div className={`${office.page} ${desk.page}`} {...knownBy(found)}>
      <div className={office.head}>
        <div>
          <h1>{dayText(found.package.name, departure.startsOn)}</h1>
          <p className={office.say}>{sentenceOf(found)}</p>
        </div>
        <p className={`${office.row} ${desk.screen}`}>
          <a className={office.line} href={href('/admin/departures/:id', { id: departure.id })}>
            Its plan
          </a>
          {departure.startsOn > found.today && departure.status !== 'cancelled' ? (
            <a className={office.line} href={phoneBookingAt({ package: found.package.url, departure: departure.id })}>
              Book for somebody
            </a>
          ) : null}
          {found.cars.length === 0 ? null : (
            <a className={office.line} href={href('/admin/departures/:id/slips', { id: departure.id })}>
              Driver slips
            </a>
          )}
          {bookings.length === 0 ? null : (
            <a className={office.line} href={href('/admin/departures/:id/desk.csv', { id: departure.id })}>
              CSV
            </a>
          )}
          {bookings.length === 0 ? null : <PrintButton />}
        </p>
      </div>
      <p role="status" className={desk.line} data-desk-line="" />
      <ul className={desk.clashes} aria-label="What met something else" data-desk-clashes="" />
      {isOpenDay(found) ? (
        <section aria-labelledby="vouchers" className={desk.screen}>
          <h2 id="vouchers">Check in by voucher</h2>
          <div className={desk.scan} data-desk-scan="" />
          <p role="status" className={desk.told} data-desk-told="" />
        </section>
      ) : null}
      <div className={desk.region} data-desk-region="">
        <Notice
          tone={kept ? 'bad' : 'good'}
          said={Boolean(kept ?? said)}
          data-outcome={outcomeOf(found, kept)}
          className={desk.screen}
        >
          {kept?.message ?? said}
        </Notice>
        <Held waits={found.waits} />
        <OtherPickups others={found.otherPickups} />
        {bookings.length === 0 ? (
          <>
            <p>Nobody has booked it here yet, so there is no manifest.</p>
            {cars}
          </>
        ) : (
          <div className={office.split}>
            <div>
              <VoucherForm kept={kept} isOpen={isOpenDay(found)} />
              <Manifest bookings={bookings} isOpen={isOpenDay(found)} isOff={isOver(found)} />
              <Rooming bookings={bookings} />
            </div>
            <div>
              <Money bookings={bookings} />
              {cars}
              <Food bookings={bookings} />
              <Notes bookings={bookings} notes={found.notes} inAll={found.notesInAll} kept={kept} />
            </div>
          </div>
        )}
      </div>
      <p className={`small soft ${desk.screen}`} data-desk-kept="" />
    </div>
  )
}

/** Names of travellers stay on a device so long after they have left. */
const KEPT_DAYS = 2

/** What the desk's script knows it by. */
function knownBy({ departure, whose, drawnAt, voucherKeys, package: { name } }: FoundDesk) {
  return {
    'data-desk': departure.id,
    'data-desk-name': `Desk of ${dayText(name, departure.startsOn)}`,
    'data-desk-whose': whose,
    'data-desk-from': departure.startsOn,
    'data-desk-until': addDays(departure.startsOn, KEPT_DAYS),
    'data-drawn-at': drawnAt,
    'data-voucher-keys': voucherKeys,
  }
}

/** What came of a form, as a script tells it from its answer. */
function outcomeOf(found: FoundDesk, kept: KeptForm): string {
  if (kept) return kept.message === officeRefusal('stale-page') ? 'stale' : 'refused'
  return found.done.split('-')[0] ?? ''
}

/** As `checkIn` has it: from the day before until the journey is over. */
function isOpenDay(found: FoundDesk): boolean {
  return !isOver(found) && found.today >= addDays(found.departure.startsOn, -1)
}

/** As `sendCar` has it: one that is under way may still need another vehicle. */
function isOver({ departure: { status }, endsBefore, today }: FoundDesk): boolean {
  return status === 'cancelled' || endsBefore <= today
}

function sentenceOf({ departure, today, bookings }: FoundDesk): string {
  const { startsOn, departureCity, capacity, held, sold, soldElsewhere, status } = departure
  const people = bookings.reduce((sum, one) => sum + one.people.length, 0)
  const due = bookings.reduce((sum, one) => sum + one.duePaise, 0)
  if (status === 'cancelled') return `Called off: it leaves no more. ${peopleText(people)}`
  const when = startsOn === today ? 'Leaves today' : startsOn < today ? 'Left' : 'Leaves'
  const waits = held > 0 ? ` ${held} more ${held === 1 ? 'seat is' : 'seats are'} held.` : ''
  return `${when} from ${departureCity}. ${sold} of ${capacity} seats sold${ofThemElsewhere(soldElsewhere)}.${waits} ${peopleText(people)} ${due > 0 ? `${formatPaise(due)} is still due.` : 'Nothing is due.'}`
}

function peopleText(people: number): string {
  if (people === 0) return 'Nobody is booked here.'
  return people === 1 ? '1 person is booked here.' : `${people} people are booked here.`
}

function saidOf({ done, bookings, cars, isEvening }: FoundDesk): string | undefined {
  const [, what, reference = '', more = ''] =
    /^(in|out|again|noted)-([2-9A-Z]{8})(?:-([\d]+|\d+:\d\d [ap]m))?$/.exec(done) ?? []
  const sent = cars.at(-1)
  if (done === 'car' && sent && !sent.isReached)
    return `They go along. No SMS tells ${sent.driver}: call ${sent.mobile}.`
  if (done === 'car')
    return `They go along. The driver is told ${isEvening ? 'within minutes' : 'on the evening before'}.`
  if (done === 'pickups') return 'They have the new place and hour, and who has paid is told.'
  if (done === 'no-car') return 'That vehicle and its driver are free again.'
  const people = bookings.find((booking) => booking.reference === reference)?.people ?? []
  const inside = people.filter(({ inAt }) => inAt !== null).length
  // Of a party some may be there before the others.
  const isPart = (what === 'in' || (what === 'out' && more !== '0')) && more !== '' && Number(more) < people.length
  if (isPart) return `${reference}: ${inside} of ${people.length} ${inside === 1 ? 'is' : 'are'} in.`
  const who = more === '' || more === '1' ? '' : `: ${more} people`
  if (what === 'in') return `${reference} is in${who}.`
  if (what === 'out') return more === '0' ? `${reference} was not in.` : `${reference} is out again${who}.`
  if (what === 'again') return `${reference} was in already, since ${more}: nothing was changed.`
  return what === 'noted' ? `The note of ${reference} is kept.` : undefined
}
