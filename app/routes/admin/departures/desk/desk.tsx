import { data, href } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { findDesk } from '#domain/bookings/departure-desk.server.ts'
import { phoneBookingAt } from '#app/routes/admin/bookings/phone-booking-at.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { formatDate, formatTime } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import type { Route } from './+types/desk'
import { deskDeeds } from './desk.server.ts'
import { Held } from './held.tsx'
import { Food, Money, Rooming } from './desk-sides.tsx'
import { Manifest, VoucherForm } from './desk-manifest.tsx'
import office from '#app/routes/admin/office.module.css'
import desk from './desk.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const found = await findDesk(context.get(servicesContext).db, context.get(visitContext).visitor, params.id)
  if (!found.ok) throw data(null, { status: found.reason === 'forbidden' ? 403 : 404 })
  const bookings = found.value.bookings.map(({ people, ...booking }) => ({
    ...booking,
    people: people.map(({ inAt, ...person }) => ({ ...person, inAt: inAt && formatTime(inAt) })),
  }))
  return { ...found.value, bookings, done: new URL(request.url).searchParams.get('done') ?? '' }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/departures/:id/desk', { id }), deskDeeds(id))
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Desk')
}

type Found = Route.ComponentProps['loaderData']

/** One departure on its morning: who travels, who has come, and what is still open. */
export default function DeskPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { departure, bookings } = found
  const said = saidOf(found)
  return (
    <div className={`${office.page} ${desk.page}`}>
      <div className={office.head}>
        <div>
          <h1>
            {found.package.name}, {formatDate(departure.startsOn)}
          </h1>
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
          {bookings.length === 0 ? null : (
            <a className={office.line} href={href('/admin/departures/:id/desk.csv', { id: departure.id })}>
              CSV
            </a>
          )}
        </p>
      </div>
      <Notice tone={kept ? 'bad' : 'good'} said={Boolean(kept ?? said)}>
        {kept?.message ?? said}
      </Notice>
      <Held waits={found.waits} />
      {bookings.length === 0 ? (
        <p>Nobody has booked it yet, so there is no manifest.</p>
      ) : (
        <div className={office.split}>
          <div>
            <VoucherForm kept={kept} isOpen={isOpenDay(found)} />
            <Manifest bookings={bookings} isOpen={isOpenDay(found)} />
            <Rooming bookings={bookings} />
          </div>
          <div>
            <Money bookings={bookings} />
            <Food bookings={bookings} />
          </div>
        </div>
      )}
    </div>
  )
}

/** As `checkIn` has it: from the day before. The end differs by booking, so that the command has the last word. */
function isOpenDay({ departure: { startsOn, status }, today }: Found): boolean {
  const before = new Date(`${startsOn}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  return status !== 'cancelled' && today >= before.toISOString().slice(0, 10)
}

function sentenceOf({ departure, today, bookings }: Found): string {
  const { startsOn, departureCity, capacity, held } = departure
  const people = bookings.reduce((sum, one) => sum + one.people.length, 0)
  const due = bookings.reduce((sum, one) => sum + one.duePaise, 0)
  const when = startsOn === today ? 'Leaves today' : startsOn < today ? 'Left' : 'Leaves'
  const waits = held > 0 ? ` ${held} more ${held === 1 ? 'seat is' : 'seats are'} held.` : ''
  return `${when} from ${departureCity}. ${people} ${people === 1 ? 'person travels' : 'people travel'}, of ${capacity} seats.${waits} ${due > 0 ? `${formatPaise(due)} is still due.` : 'Nothing is due.'}`
}

const SAID = {
  in: 'is in.',
  out: 'is out again.',
  again: 'was in already: nothing was changed.',
} as const

function saidOf({ done }: Found): string | undefined {
  const [, what, reference] = /^(in|out|again)-([2-9A-Z]{8})$/.exec(done) ?? []
  return what && reference ? `${reference} ${SAID[what as keyof typeof SAID]}` : undefined
}
