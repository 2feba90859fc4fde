import { href } from 'react-router'
import { spanText } from '#app/parts/booking/words.ts'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { State } from '#app/ui/state.tsx'
import { assignDriver } from '#domain/bookings/desk/assign-driver.server.ts'
import { listHiresDesk } from '#domain/bookings/desk/hires-desk.server.ts'
import type { HireAhead } from '#domain/bookings/desk/hires-desk.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { addDays } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import type { Route } from './+types/hires'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const hires = await listHiresDesk(context.get(servicesContext).db, context.get(visitContext).visitor)
  if (!hires.ok) throw refusedPage(hires.reason)
  return { hires: hires.value, isDone: new URL(request.url).searchParams.get('done') === 'driver' }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/hires'), DEEDS)
}

const REFUSED = { invalid: 'unclear-deed', unknown: 'unknown-hire', 'already-taken': 'driver-taken' } as const
const DEEDS: Record<string, Deed> = {
  driver: async (services, actor, typed) => {
    const assigned = { bookingId: typed('hire'), driverId: typed('driver') }
    return told(await assignDriver(services, actor, assigned), () => 'driver', REFUSED)
  },
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Hires')
}

export default function HiresPage({ loaderData: { hires, isDone }, actionData: kept }: Route.ComponentProps) {
  const [off, going] = [hires.filter((hire) => hire.isCalledOff), hires.filter((hire) => !hire.isCalledOff)]
  return (
    <div className={styles.page}>
      <div>
        <h1 id="hires">Hires</h1>
        <p className={styles.say}>
          {going.length > 0 ? `${going.length} from today on. ` : ''}Whoever booked is told who drives on the evening
          before, and told anew when you name another driver after that.
        </p>
      </div>
      <Said kept={kept} done={isDone ? 'The driver is named.' : undefined} />
      {going.length === 0 ? (
        <Empty says="No car is hired from today on.">
          <a href={href('/admin/bookings/new/car')}>Hire a car for somebody</a>
        </Empty>
      ) : (
        <ListTable namedBy="hires" columns={COLUMNS} rows={going} keyOf={({ bookingId }) => bookingId} />
      )}
      {off.length > 0 ? (
        <section aria-labelledby="off">
          <h2 id="off">Called off</h2>
          <p className="soft">Nobody is sent. Whoever booked chooses another day, or has everything back.</p>
          <ListTable namedBy="off" columns={OFF} rows={off} keyOf={({ bookingId }) => bookingId} />
        </section>
      ) : null}
    </div>
  )
}

/** What is said of every hire. */
const HIRE: readonly Column<HireAhead>[] = [
  { name: 'Days', isPlain: true, cell: ({ startsOn, endsBefore }) => spanText(startsOn, addDays(endsBefore, -1)) },
  { name: 'Car', isHead: true, cell: ({ registration }) => registration },
  {
    name: 'Booking',
    cell: ({ reference, name, state }) => (
      <span>
        {reference}
        <small>
          {name ?? 'no name yet'}
          {state === 'held' ? ', held' : ''}
        </small>
      </span>
    ),
  },
]

const COLUMNS: readonly Column<HireAhead>[] = [
  ...HIRE,
  { name: 'Pick-up', cell: ({ pickup }) => pickup ?? <span className="soft">none yet</span> },
  {
    name: 'Told',
    cell: ({ toldAt }) => (
      <State halt={toldAt ? 'published' : 'ahead'}>{toldAt ? 'They know who drives' : 'Not yet'}</State>
    ),
  },
  { name: 'Driver', isUnnamed: true, cell: (hire) => <NameDriver hire={hire} /> },
]

const OFF: readonly Column<HireAhead>[] = [...HIRE, { name: 'State', cell: () => <State halt="bad">Called off</State> }]

function NameDriver({ hire: { bookingId, driverId, reference, drivers } }: { hire: HireAhead }) {
  return (
    <DeedForm intent="driver" of={{ hire: bookingId }}>
      <Select
        id={`driver-${bookingId}`}
        name="driver"
        label="Driver"
        options={drivers.map(({ id, name, mobile, city }) => ({
          value: id,
          name: `${name}, ${city}, …${mobile.slice(-4)}`,
        }))}
        defaultValue={driverId}
      />
      <Button look="ink">
        Name<span className="vh"> the driver of {reference}</span>
      </Button>
    </DeedForm>
  )
}
