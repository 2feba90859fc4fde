import { href } from 'react-router'
import { seatsText } from '#app/parts/booking/words.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Table } from '#app/ui/table.tsx'
import { foreseeCallOff } from '#domain/bookings/desk/departures-desk.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { SOMEBODY_GONE } from '#app/routes/admin/audit/asked.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { callOffDeeds } from './call-off.server.ts'
import type { Route } from './+types/call-off'
import { dayText } from './words.ts'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, params }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const found = await foreseeCallOff(context.get(servicesContext), visitor, params.id)
  if (!found.ok) throw refusedPage(found.reason)
  const { departure, name, today, ask, ...figures } = found.value
  const { startsOn, departureCity, status, calledOffBecause, soldElsewhere, heldElsewhere } = departure
  const elsewhere = soldElsewhere + heldElsewhere
  const isOver = startsOn < today
  const asked = ask && { ...ask, name: ask.name ?? SOMEBODY_GONE, isOwn: ask.askedBy === visitor?.id }
  return { name, startsOn, departureCity, status, because: calledOffBecause, isOver, asked, elsewhere, ...figures }
}

export function action({ context, request, params }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/departures'), callOffDeeds(params.id))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(
    matches,
    loaderData ? `Call off ${dayText(loaderData.name, loaderData.startsOn)}` : 'Call a departure off',
  )
}

type FoundDeparture = Route.ComponentProps['loaderData']

/** What calling a departure off does, with figures, before it is done. */
export default function CallOffPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { name, startsOn, departureCity, status, because, isOver } = found
  const isOpen = status !== 'cancelled' && !isOver
  return (
    <div className={styles.page}>
      <h1>
        {isOpen ? 'Call off' : 'Called off:'} {dayText(name, startsOn)}
      </h1>
      <Said kept={kept} />
      <section aria-labelledby="who">
        <h2 id="who">Whom it {isOpen ? 'hits' : 'hit'}</h2>
        <p>
          From {departureCity}. {sentenceOf(found)} {toldText(found)}
        </p>
        {found.elsewhere > 0 ? (
          <p>
            {seatsText(found.elsewhere)} {found.elsewhere === 1 ? 'was' : 'were'} taken elsewhere: whoever has them is
            told by nobody but you.
          </p>
        ) : null}
        {because ? <p>Why: {because}</p> : null}
        <Booked found={found} />
      </section>
      {isOpen && found.asked ? <Decide found={found} asked={found.asked} /> : null}
      {isOpen && !found.asked ? <Ask found={found} kept={kept} /> : null}
      {isOver && status !== 'cancelled' ? <p>It has left, and cannot be called off any more.</p> : null}
      <p>
        <a href={href('/admin/departures')}>All departures</a>
      </p>
    </div>
  )
}

function sentenceOf({ booked, waiting, until, status, paidPaise: paid }: FoundDeparture): string {
  if (booked.length === 0 && waiting === 0) return 'Nobody has booked it here, and nobody waits for it.'
  const seats = booked.reduce((sum, one) => sum + one.seats, 0)
  const moving = booked.filter(({ mayMove }) => mayMove).length
  const parties = booked.length === 1 ? '1 booking' : `${booked.length} bookings`
  const waits = waiting === 0 ? '' : ` ${waiting === 1 ? '1 party waits' : `${waiting} parties wait`} for seats.`
  if (status === 'cancelled')
    return `${parties} with ${seatsText(seats)} and ${formatPaise(paid)} paid have not chosen yet.`
  const atOnce = sumOf(booked.filter(({ mayMove }) => !mayMove))
  // Who only holds seats is offered no other date, whatever others have room.
  if (booked.length > 0 && booked.every(({ state }) => state === 'held'))
    return `${parties}, ${seatsText(seats)}, held and not confirmed: ${booked.length === 1 ? 'the hold ends' : 'the holds end'}, and ${paid === 0 ? 'nothing is paid' : `${formatPaise(paid)} goes back`}.${waits}`
  const moves =
    moving === 0 ? 'No other date has seats for them' : `${moving} may choose another date until ${formatDate(until)}`
  return `${parties}, ${seatsText(seats)}, ${formatPaise(paid)} paid. ${moves}; ${atOnce > 0 ? `${formatPaise(atOnce)} goes back at once, ` : ''}at most ${formatPaise(paid)} in all.${waits}`
}

/** What is in nobody's books yet, and goes back all the same. */
function toldText({ booked }: FoundDeparture): string {
  const told = booked.reduce((sum, { toldPaise }) => sum + toldPaise, 0)
  if (told === 0) return ''
  return `${formatPaise(told)} more is said to have been paid by UPI and is not found in the bank yet; once it is entered, it goes back too.`
}

function sumOf(booked: FoundDeparture['booked']): number {
  return booked.reduce((sum, { paidPaise }) => sum + paidPaise, 0)
}

function Booked({ found: { booked } }: { found: FoundDeparture }) {
  if (booked.length === 0) return null
  return (
    <Table scrollsAs="who">
      <thead>
        <tr>
          <th scope="col">Booking</th>
          <th scope="col">Seats</th>
          <th scope="col">Paid</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {booked.map(({ reference, name, seats, paidPaise, toldPaise, state, mayMove, chooses }) => (
          <tr key={reference}>
            <th scope="row">
              <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>
              <small>{name ?? 'no name yet'}</small>
            </th>
            <td>{seats}</td>
            <td>
              {formatPaise(paidPaise)}
              {toldPaise > 0 ? <small>{formatPaise(toldPaise)} said to be in the bank</small> : null}
            </td>
            <td>
              {chooses
                ? `chooses until ${formatDate(chooses, { year: false })}`
                : mayMove
                  ? 'may choose'
                  : state === 'held'
                    ? 'hold ends'
                    : 'everything back'}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Ask({ found, kept }: { found: FoundDeparture; kept: KeptForm }) {
  const told = found.booked.length + found.waiting
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">Call it off</h2>
      <p>
        {found.takesSecond ? (
          <>
            More goes back than one person gives back alone: a colleague has to agree. Until then nobody is told and it
            stays on sale; close it first where nobody should book it. Who works alone raises the limit first, under{' '}
            <a href={`${href('/admin/payments')}#limit`}>Refunds by hand</a>.
          </>
        ) : (
          'It cannot be undone. Those who booked and those who wait are told at once.'
        )}
      </p>
      <DeedForm intent="call-off" className={styles.column}>
        <LongField
          id="because"
          name="because"
          label="Why"
          help="A sentence or two. Those who booked read it as it stands here."
          rows={3}
          maxLength={300}
          defaultValue={kept?.typed['because'] ?? ''}
          fault={kept?.faults['because']}
        />
        <Field
          id="named"
          name="named"
          label={`Type the name of the package: ${found.name}`}
          autoComplete="off"
          maxLength={120}
          defaultValue={kept?.typed['named'] ?? ''}
          fault={kept?.faults['named']}
        />
        <Button look="bad">
          {found.takesSecond ? 'Ask a colleague to call it off' : told === 0 ? 'Call off' : `Call off and tell ${told}`}
        </Button>
      </DeedForm>
    </section>
  )
}

function Decide({ found, asked }: { found: FoundDeparture; asked: NonNullable<FoundDeparture['asked']> }) {
  const { id, name, askedAt, because, isOwn } = asked
  return (
    <section aria-labelledby="waits">
      <h2 id="waits">It waits for a second person</h2>
      <p>
        Asked by {name}, {momentText(askedAt)}: {because}
      </p>
      <p>
        {isOwn
          ? 'A colleague calls it off.'
          : 'It cannot be undone. Those who booked and those who wait are told at once.'}
      </p>
      <div className={styles.inline}>
        {isOwn ? null : (
          <DeedForm intent="agree" of={{ ask: id }}>
            <Button look="bad">Call off, at most {formatPaise(found.paidPaise)} goes back</Button>
          </DeedForm>
        )}
        <DeedForm intent="decline" of={{ ask: id }}>
          <Button look="line">{isOwn ? 'Take it back' : 'Do not call it off'}</Button>
        </DeedForm>
      </div>
    </section>
  )
}
