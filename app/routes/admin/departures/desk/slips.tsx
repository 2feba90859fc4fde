import { href, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { findSlip } from '#domain/bookings/desk/driver-slip.server.ts'
import { dayText, ofThemElsewhere } from '#app/routes/admin/departures/words.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { PrintButton } from './print-button.tsx'
import type { Route } from './+types/slips'
import office from '#app/routes/admin/office.module.css'
import styles from './desk.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findSlip(context.get(servicesContext).db, context.get(visitContext).visitor, params.id)
  if (!found.ok) throw refusedPage(found.reason)
  return found.value
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(
    matches,
    loaderData ? `Driver slips of ${dayText(loaderData.name, loaderData.departure.startsOn)}` : 'Driver slips',
  )
}

type FoundSlips = Route.ComponentProps['loaderData']
type Party = FoundSlips['parties'][number]
type Day = FoundSlips['days'][number]

/** What each driver takes along, a sheet each: where to, whom to meet, whom to call. No sum stands on it. */
export default function SlipsPage({ loaderData: found }: Route.ComponentProps) {
  const { departure, name, cars } = found
  return (
    <div className={`${office.page} ${styles.page}`}>
      <div>
        <h1>Driver slips: {name}</h1>
        <p className={`${office.say} ${styles.screen}`}>
          {cars.length === 0 ? 'No vehicle goes along yet.' : 'A sheet for each driver when this page is printed.'}{' '}
          <a href={href('/admin/departures/:id/desk', { id: departure.id })}>Back to the desk</a>
        </p>
        {cars.length === 0 ? null : (
          <p className={`${office.row} ${styles.screen}`}>
            <PrintButton />
          </p>
        )}
      </div>
      {cars.map((car, at) => (
        <Slip key={car.id} car={car} at={at} found={found} />
      ))}
    </div>
  )
}

function Slip({
  car: { plate, car, driver },
  at,
  found,
}: {
  car: FoundSlips['cars'][number]
  at: number
  found: FoundSlips
}) {
  const { departure, parties, days } = found
  const phone = useRouteLoaderData<typeof rootLoader>('root')?.shell.site.salesPhones[0]
  const elsewhere = departure.soldElsewhere
  const people = parties.reduce((sum, one) => sum + one.people, elsewhere)
  return (
    <div className={styles.slip}>
      <section aria-labelledby={`slip-${at}`}>
        <h2 id={`slip-${at}`}>
          {driver}, {plate}
        </h2>
        <p>
          {car}. Leaves {formatDate(departure.startsOn)} from {departure.departureCity},{' '}
          {people === 1 ? '1 traveller' : `${people} travellers`}
          {ofThemElsewhere(elsewhere)}.{' '}
          {phone ? (
            <>
              Office: <a href={`tel:${phone.number}`}>{phone.number}</a>
            </>
          ) : null}
        </p>
      </section>
      <div>
        <h3 id={`whom-${at}`}>Whom you meet in {departure.departureCity}</h3>
        {parties.length === 0 ? (
          <p>Nobody booked it here.</p>
        ) : (
          <ListTable
            namedBy={`whom-${at}`}
            columns={WHOM}
            rows={parties}
            keyOf={({ reference }) => `${at}-${reference}`}
          />
        )}
        {elsewhere === 0 ? null : (
          <p>
            {elsewhere === 1 ? '1 seat was' : `${elsewhere} seats were`} sold elsewhere: the office has the names and
            numbers.
          </p>
        )}
      </div>
      <div>
        <h3 id={`route-${at}`}>Where to</h3>
        <ListTable
          namedBy={`route-${at}`}
          columns={routeFrom(departure.startsOn)}
          rows={days}
          keyOf={({ day }) => `${at}-${day}`}
        />
      </div>
    </div>
  )
}

const WHOM: readonly Column<Party>[] = [
  { name: 'Name', isHead: true, cell: ({ name }) => name ?? 'no name yet' },
  { name: 'Mobile', cell: ({ mobile }) => (mobile ? <a href={`tel:${mobile}`}>{mobile}</a> : null) },
  { name: 'People', isFigure: true, cell: ({ people }) => people },
  { name: 'Booking', cell: ({ reference }) => reference },
  { name: 'Gets in', cell: ({ pickup }) => pickup || null },
  { name: 'Extras', cell: ({ extras }) => extras.join(', ') || null },
]

function routeFrom(startsOn: string): readonly Column<Day>[] {
  return [
    { name: 'Day', isPlain: true, cell: ({ day }) => formatDate(addDays(startsOn, day - 1), { year: false }) },
    { name: 'Route', isHead: true, cell: ({ title }) => title },
    { name: 'Night', cell: ({ overnight, stay }) => [stay, overnight].filter(Boolean).join(', ') || null },
    { name: 'km', isFigure: true, cell: ({ km }) => km },
  ]
}
