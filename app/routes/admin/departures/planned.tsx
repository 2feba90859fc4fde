import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Seats } from '#app/ui/seats.tsx'
import { State } from '#app/ui/state.tsx'
import { findPlanned } from '#domain/bookings/desk/planned-departure.server.ts'
import { listClosedPromised } from '#domain/departures/planning/closed-promised.server.ts'
import { markDeparture, planOf, seenOf } from '#domain/departures/planning/departures-planning.server.ts'
import { readPlanHints } from '#domain/departures/planning/plan-hints.server.ts'
import { phoneBookingAt } from '#app/routes/admin/bookings/phone-booking-at.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { seatsLeft } from '#domain/departures/departure.ts'
import { istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { BookedList } from './booked-list.tsx'
import { Hints } from '#app/routes/admin/hints.tsx'
import { Marks } from './marks.tsx'
import { Meant } from './meant.tsx'
import type { Route } from './+types/planned'
import { standing } from '#app/routes/admin/standing.ts'
import { changeableOf } from '#domain/departures/planning/departure-plan.ts'
import type { AuditedPlan } from '#domain/departures/planning/departure-plan.ts'
import { departureBack } from './departure.server.ts'
import { PLAN_PARTS, PlanFields, planTyped } from './plan-fields.tsx'
import { TakeBack } from './take-back.tsx'
import { dayText, haltOf } from './words.ts'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('departures.plan')

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const found = await findPlanned(db, visitor, params.id)
  if (!found.ok) throw refusedPage(found.reason)
  const { departure, season, ...more } = found.value
  const { id, held, sold, soldElsewhere } = departure
  return {
    ...more,
    id,
    held,
    sold,
    soldElsewhere,
    wasPromised: departure.status === 'closed' && (await listClosedPromised(db, [id])).has(id),
    plan: planOf(departure),
    hints: (await readPlanHints(db, [departure.packageId]))(departure).map(({ message: words }) => ({ words })),
    stood: seenOf(departure),
    history: await readUndone(db, visitor, [departureBack(id)]),
    season: season && { ...season, madeOn: istDate(season.madeAt) },
    done: doneIn(request, DONE),
  }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/departures/:id', { id }), deedsOf(id))
}

function deedsOf(id: string): Record<string, Deed> {
  return {
    change: departureBack(id).save,
    'put-back': putBack(departureBack(id)),
    mark: async (services, actor, typed) => {
      const asked = { id, was: typed('was'), to: typed('to') } as Parameters<typeof markDeparture>[2]
      return told(await markDeparture(services, actor, asked), () => typed('to'), { invalid: 'unclear-deed' })
    },
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData ? dayText(loaderData.package.name, loaderData.plan.startsOn) : 'A departure')
}

type FoundDeparture = Route.ComponentProps['loaderData']

const DONE: Record<string, string> = {
  added: 'The departure is added.',
  changed: 'Changed.',
  repriced: 'Changed. What is booked keeps its price; a quote not taken up yet says that the price has changed.',
  'put-back': 'It is as it was before. What is booked keeps its price.',
  scheduled: 'It is open to book.',
  guaranteed: 'It is guaranteed: travellers read that it leaves whoever else books.',
  closed: 'It is closed: nobody can book it any more. Those who have booked keep their seats.',
}

export default function PlannedPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { id, plan, held, sold, waiting, today, done, booked, season } = found
  const { halt, word } = haltOf({ ...plan, held, sold }, today)
  const isAhead = plan.status !== 'cancelled' && plan.startsOn >= today
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>{dayText(found.package.name, plan.startsOn)}</h1>
          <p className={office.row}>
            <State halt={halt}>{word}</State>
            <Seats sold={sold} capacity={plan.capacity} />
            <span>
              sold, {held} held
              <Waiting id={id} waiting={waiting} isOpen={booked !== undefined} />
            </span>
          </p>
        </div>
        <p className={office.row}>
          {booked ? (
            <a className={office.ink} href={href('/admin/departures/:id/desk', { id })}>
              Desk
            </a>
          ) : null}
          {booked && isAhead && found.package.published ? (
            <a className={office.line} href={phoneBookingAt({ package: found.package.url, departure: id })}>
              Book for somebody
            </a>
          ) : null}
          {booked && isAhead && seatsLeft({ ...plan, held, sold }) === 0 ? (
            <a className={office.line} href={`${href('/admin/waiting/new')}?${new URLSearchParams({ departure: id })}`}>
              Put on its waiting list
            </a>
          ) : null}
          {found.package.published ? (
            <a className={office.line} href={href('/package/:url', { url: found.package.url })}>
              As a visitor sees it
            </a>
          ) : null}
        </p>
      </div>
      <Said kept={kept} done={done} />
      {isAhead ? <Hints label="Worth a second look" hints={found.hints} /> : null}
      <div className={office.split}>
        <div>
          {isAhead ? <Change found={found} kept={kept} /> : <Was plan={plan} />}
          {booked ? <BookedList booked={booked} elsewhere={found.soldElsewhere} /> : null}
        </div>
        <div>
          {isAhead ? <Marks plan={plan} sold={sold} wasPromised={found.wasPromised} /> : null}
          {season ? <TakeBack season={season} /> : null}
          {booked && isAhead ? (
            <section aria-labelledby="off">
              <h2 id="off">Call it off</h2>
              <p>Shows first whom it hits and what goes back.</p>
              <a href={href('/admin/departures/:id/call-off', { id })}>Call it off…</a>
            </section>
          ) : null}
        </div>
      </div>
      <History entries={isAhead ? found.history : found.history.map(onlyTold)} names={PLAN_PARTS} />
      <p>
        <a href={href('/admin/departures')}>All departures</a>
      </p>
    </div>
  )
}

/** What has left or was called off is not put back. */
function onlyTold({ back: _back, ...entry }: FoundDeparture['history'][number]) {
  return entry
}

type KeptDeparture = Route.ComponentProps['actionData']

function Change({ found: { plan, stood, held, sold }, kept }: { found: FoundDeparture; kept: KeptDeparture }) {
  const mine = keptOf(kept, 'change')
  const shown = standing({
    stands: planTyped(changeableOf(plan)),
    stood,
    kept: mine,
    show: (was) => planTyped(changeableOf(was as AuditedPlan)),
  })
  const taken = held + sold
  const { departureCity, capacity, minToRun, cutoffDays, twinPaise } = plan
  return (
    <section aria-labelledby="change">
      <h2 id="change">Change</h2>
      {mine ? (
        <p className="small soft">
          As it stands: {capacity} seats, runs from {minToRun}, closes{' '}
          {cutoffDays === 1 ? '1 day' : `${cutoffDays} days`} before, {formatPaise(twinPaise)}, from {departureCity}.
        </p>
      ) : null}
      <DeedForm intent="change" of={{ stood: shown.stood }} className={office.form}>
        <PlanFields
          stands={{}}
          kept={shown}
          priceHelp={
            taken > 0
              ? 'Of one in a twin room, before GST. What is booked keeps its price; a quote not taken up yet says that it has changed.'
              : undefined
          }
        />
        <Field
          id="departureCity"
          name="departureCity"
          label="From"
          help={taken > 0 ? `Stays while seats are held or sold: ${taken} are.` : undefined}
          readOnly={taken > 0}
          maxLength={60}
          defaultValue={shown.typed['departureCity'] ?? departureCity}
          fault={shown.faults['departureCity']}
        />
        <Meant kept={mine}>Change it all the same</Meant>
        <p>
          <Button look="ink">Save</Button>
        </p>
      </DeedForm>
    </section>
  )
}

function Was({ plan: { departureCity, capacity, minToRun, twinPaise, status } }: { plan: FoundDeparture['plan'] }) {
  return (
    <p>
      {status === 'cancelled' ? 'It was called off.' : 'It has left.'} {capacity} seats from {departureCity}, running
      from {minToRun}, {formatPaise(twinPaise)} for one in a twin room before GST.
    </p>
  )
}

/** Who waits has a list of its own, for those who sell. */
function Waiting({ id, waiting, isOpen }: { id: string; waiting: number; isOpen: boolean }) {
  if (waiting === 0) return null
  if (!isOpen) return `, ${waiting} waiting`
  return (
    <>
      , <a href={`${href('/admin/waiting')}?departure=${id}`}>{waiting} waiting</a>
    </>
  )
}
